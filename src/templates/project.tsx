import { graphql, type PageProps } from 'gatsby';
import { ItemList } from '../components/item-list';
import { HeaderCorner } from '../components/page-header/header-corner';
import { Prose } from '../components/prose';
import { Quotation } from '../components/quotation';
import { Section } from '../components/section';
import { Statistics } from '../components/statistics/statistics';
import { breadcrumbsTo } from '../head/breadcrumbs';
import { SeoHead } from '../head/seo-head';
import { softwareNode } from '../head/structured-data';
import { InnerPage } from '../layout/inner-page';
import { required } from '../required';
import { Gallery } from '../sections/gallery';
import { ProjectFacts } from '../sections/project-facts';
import { RelatedWork } from '../sections/related-work';
import * as styles from './project.module.css';

type Props = PageProps<Queries.ProjectPageQuery>;

export default function ProjectPage({ data }: Props) {
  const project = required(data.project);
  const headings = required(data.headings?.project);
  const hasStory = data.work.some(({ __typename }) => __typename === 'CaseStudy');
  const { problem, built, features, outcome, figures } = project;
  const pictures = project.gallery ?? [];
  const [figure] = figures;
  return (
    <InnerPage
      page={project}
      breadcrumbs={breadcrumbsTo(data.list, project)}
      opening="whole"
      {...(figure && { corner: <HeaderCorner {...figure} /> })}
      nextStep={project.nextStep}
      service={project.services[0]?.title}
      isle={project.services[0]?.image}
      ask={data}
    >
      <ProjectFacts project={project} listPath={data.list?.path ?? ''} />
      <Section title={headings.problem} layout="beside">
        <Prose paragraphs={problem} opening />
      </Section>
      <Section title={headings.built}>
        <div className={styles.built}>
          <Prose paragraphs={built} columns={pictures.length === 0} />
          {pictures.length > 0 && <Gallery pictures={pictures} />}
        </div>
      </Section>
      <Section title={headings.features} background="white">
        <div className={styles.features}>
          <ItemList items={features} />
        </div>
      </Section>
      <Section title={headings.outcome} background="ink">
        <div className={styles.outcome}>
          <Statistics statistics={figures} />
          <Prose paragraphs={outcome} />
          {project.quote && <Quotation {...project.quote} />}
        </div>
      </Section>
      <RelatedWork title={hasStory ? headings.story : headings.related} work={data.work} />
    </InnerPage>
  );
}

export const Head = ({ data }: Props) => {
  const project = required(data.project);
  const features = project.features.map(({ name }) => name);
  return (
    <SeoHead
      page={project}
      opening="whole"
      breadcrumbs={breadcrumbsTo(data.list, project)}
      nodes={(company) => [softwareNode(company, project, 'BusinessApplication', features)]}
    />
  );
};

export const query = graphql`
  query ProjectPage($id: String!, $workIds: [String!]!) {
    ...Ask
    headings { project { problem built features outcome story related } }
    list: projectsPage { ...PageLink }
    project(id: { eq: $id }) {
      ...PageFields ...Placeholder
      ...ProjectFacts
      problem built outcome
      features { ...Item }
      figures { ...Statistic }
      quote { ...Quotation }
      gallery { ...LargePicture }
      nextStep { ...NextStep }
    }
    work: pagesById(ids: $workIds) { ...WorkCard }
  }
`;
