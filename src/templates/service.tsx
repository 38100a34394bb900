import { graphql, type PageProps } from 'gatsby';
import { Picture } from '../components/picture/picture';
import { Prose } from '../components/prose';
import { Section } from '../components/section';
import { breadcrumbsTo } from '../head/breadcrumbs';
import { SeoHead } from '../head/seo-head';
import { serviceNode } from '../head/structured-data';
import { InnerPage } from '../layout/inner-page';
import { required } from '../required';
import { articleHeadings } from '../sections/article/article-headings';
import { Benefits } from '../sections/benefits';
import { InsightCards } from '../sections/insight-cards';
import { Offerings } from '../sections/offerings';
import { RelatedPages } from '../sections/page-cards';
import { RelatedWork } from '../sections/related-work';
import { UsualPrice } from '../sections/usual-price';
import * as styles from './service.module.css';

type Props = PageProps<Queries.ServicePageQuery>;

const list = { title: TEXTS.page.services, path: '/#our-services' };

/** Opens with its interface, if it has one. */
const headerOf = ({ screen }: NonNullable<Queries.ServicePageQuery['service']>) =>
  screen ? { opening: 'whole' as const, picture: screen } : { opening: 'isle' as const };

export default function ServicePage({ data }: Props) {
  const service = required(data.service);
  const headings = required(data.headings?.service);
  const sections = [
    <Section key="offerings" title={headings.offerings}>
      <Offerings groups={service.offerings} />
    </Section>,
    <Benefits
      key="benefits"
      title={headings.benefits}
      benefits={service.benefits}
      inOrder={service.benefitsInOrder}
    />,
    <RelatedWork key="work" title={headings.work} work={data.work} />,
  ];
  return (
    <InnerPage
      page={service}
      breadcrumbs={breadcrumbsTo(list, service)}
      {...headerOf(service)}
      action={<UsualPrice data={data} service={service} contact={service.contact} />}
      nextStep={service.nextStep}
      service={service.title}
      ask={data}
    >
      <Section
        title={headings.intro}
        background="white"
        layout="beside"
        aside={
          service.isle && (
            <div className={styles.isle}>
              <Picture picture={service.isle} sizes="462px" />
            </div>
          )
        }
      >
        <Prose paragraphs={service.text} opening />
      </Section>
      {/* The one that an editor chose comes first. */}
      {sections.toSorted((a, b) => Number(b.key === service.lead) - Number(a.key === service.lead))}
      <RelatedPages title={headings.industries} pages={service.relatedIndustries} />
      <InsightCards
        title={articleHeadings(required(data.headings).insight).more}
        insights={data.insights.nodes}
      />
    </InnerPage>
  );
}

export const Head = ({ data }: Props) => {
  const service = required(data.service);
  return (
    <SeoHead
      page={service}
      breadcrumbs={breadcrumbsTo(list, service)}
      {...headerOf(service)}
      nodes={(company) => [serviceNode(company, service)]}
    />
  );
};

export const query = graphql`
  query ServicePage($id: String!, $hasScreen: Boolean!, $workIds: [String!]!, $insightIds: [String!]!) {
    ...Ask
    ...UsualPrice
    insights: allInsight(filter: { id: { in: $insightIds } }) { nodes { ...InsightCard } }
    headings { insight { more } service { intro offerings benefits work industries } }
    service(id: { eq: $id }) {
      ...PageFields
      ...Placeholder @skip(if: $hasScreen)
      screen { ...HeaderPicture }
      isle: image @include(if: $hasScreen) { ...CardPicture }
      text lead
      benefitsInOrder benefits { ...Benefit }
      offerings { ...OfferingGroup }
      relatedIndustries { ...RelatedIndustry }
      nextStep { ...NextStep }
    }
    work: pagesById(ids: $workIds) { ...WorkCard }
  }
`;
