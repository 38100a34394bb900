import { graphql, type PageProps } from 'gatsby';
import { BelowHead } from '../components/below-head';
import { ItemList } from '../components/item-list';
import { NextStep } from '../components/next-step';
import { PageHead } from '../components/page-head';
import { Prose } from '../components/prose';
import { Section } from '../components/section';
import { pictureOf } from '../graphql/picture-data';
import { type Crumb, trail } from '../head/crumbs';
import { Head as PageHeadTags } from '../head/head';
import { serviceNode } from '../head/structured-data';
import { Offerings } from '../sections/offerings';
import { RelatedPages } from '../sections/related-pages';
import { RelatedWork } from '../sections/related-work';

type Props = PageProps<Queries.ServicePageQuery>;

const crumbsOf = (page: Crumb) => trail({ title: 'Services', path: '/#our-services' }, page);

export default function ServicePage({ data: { service, caseStudies, projects } }: Props) {
  if (!service) throw new Error('This service is no longer in the content');
  const { title, tagline, image, text, offerings, benefits, relatedIndustries, nextStep } = service;
  return (
    <>
      <PageHead crumbs={crumbsOf(service)} title={title} tagline={tagline} picture={pictureOf(image)} />
      <BelowHead>
        <Section title="What we do" ground="white" layout="beside">
          <Prose paragraphs={text} opening />
        </Section>
        <Section title="What you can ask for">
          <Offerings groups={offerings} />
        </Section>
        <Section title="What you gain" ground="ink">
          <ItemList items={benefits} />
        </Section>
        <RelatedWork title="Work of this kind" caseStudies={caseStudies.nodes} projects={projects.nodes} />
        <RelatedPages title="Industries that ask for it" pages={relatedIndustries} />
        <NextStep {...nextStep} />
      </BelowHead>
    </>
  );
}

export const Head = ({ data: { service } }: Props) => {
  if (!service) return null;
  return (
    <PageHeadTags
      page={service}
      crumbs={crumbsOf(service)}
      nodes={(company) => [serviceNode(company, service, service.offerings)]}
    />
  );
};

export const query = graphql`
  query ServicePage($id: String!, $projectIds: [String!]!, $caseStudyIds: [String!]!) {
    service(id: { eq: $id }) {
      ...PageParts
      text
      offerings {
        name
        options {
          name
          text
        }
      }
      benefits {
        name
        text
        icon
      }
      relatedIndustries {
        title
        tagline
        path
        icon
      }
      nextStep {
        ...NextStepText
      }
    }
    caseStudies: allCaseStudy(filter: { id: { in: $caseStudyIds } }, sort: { order: ASC }) {
      nodes {
        ...CaseStudyTeaser
      }
    }
    projects: allProject(filter: { id: { in: $projectIds } }, sort: { order: ASC }) {
      nodes {
        ...ProjectCard
      }
    }
  }
`;
