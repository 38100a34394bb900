import { graphql, type PageProps } from 'gatsby';
import * as sea from '../components/page-header/header-sea.module.css';
import { Prose } from '../components/prose';
import { Quotation } from '../components/quotation';
import { Section } from '../components/section';
import { breadcrumbsTo } from '../head/breadcrumbs';
import { SeoHead } from '../head/seo-head';
import { InnerPage } from '../layout/inner-page';
import { required } from '../required';
import { articleHeadings } from '../sections/article/article-headings';
import { ChallengePairs } from '../sections/challenge-pairs';
import { InsightCards } from '../sections/insight-cards';
import { RelatedPages } from '../sections/page-cards';
import { RelatedWork } from '../sections/related-work';
import { UsualPrice } from '../sections/usual-price';

type Props = PageProps<Queries.IndustryPageQuery>;

const list = { title: TEXTS.page.industries, path: '/#industry-expertise' };

export default function IndustryPage({ data }: Props) {
  const industry = required(data.industry);
  const headings = required(data.headings?.industry);
  const [first] = industry.relatedServices;
  return (
    <InnerPage
      page={industry}
      breadcrumbs={breadcrumbsTo(list, industry)}
      opening="sea"
      look={sea}
      action={<UsualPrice data={data} service={first} contact={industry.contact} />}
      nextStep={industry.nextStep}
      service={first?.title}
      ask={data}
    >
      <Section title={headings.intro} background="white">
        <Prose paragraphs={industry.text} opening columns />
      </Section>
      <ChallengePairs challenges={industry.challenges} solutions={industry.solutions} />
      {industry.quote && (
        <Section title={headings.quote ?? TEXTS.work.quote} layout="beside">
          <Quotation {...industry.quote} />
        </Section>
      )}
      <RelatedWork title={headings.work} work={data.work} />
      <RelatedPages title={headings.services} pages={industry.relatedServices} />
      <InsightCards
        title={articleHeadings(required(data.headings).insight).more}
        insights={data.insights.nodes}
      />
    </InnerPage>
  );
}

export const Head = ({ data }: Props) => {
  const industry = required(data.industry);
  return <SeoHead page={industry} breadcrumbs={breadcrumbsTo(list, industry)} opening="sea" />;
};

export const query = graphql`
  query IndustryPage($id: String!, $workIds: [String!]!, $insightIds: [String!]!) {
    ...Ask
    ...UsualPrice
    insights: allInsight(filter: { id: { in: $insightIds } }) { nodes { ...InsightCard } }
    headings { insight { more } industry { intro quote work services } }
    industry(id: { eq: $id }) {
      ...PageFields ...Placeholder
      text
      challenges { ...Item }
      solutions { ...Item }
      quote { ...Quotation }
      relatedServices { ...RelatedService }
      nextStep { ...NextStep }
    }
    work: pagesById(ids: $workIds) { ...WorkCard }
  }
`;
