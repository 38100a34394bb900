import { graphql, type PageProps } from 'gatsby';
import { BelowHead } from '../components/below-head';
import { NextStep } from '../components/next-step';
import { PageHead } from '../components/page-head';
import { Prose } from '../components/prose';
import { Section } from '../components/section';
import { pictureOf } from '../graphql/picture-data';
import { type Crumb, trail } from '../head/crumbs';
import { Head as PageHeadTags } from '../head/head';
import { ChallengePairs } from '../sections/challenge-pairs';
import { RelatedPages } from '../sections/related-pages';
import { RelatedWork } from '../sections/related-work';

type Props = PageProps<Queries.IndustryPageQuery>;

const crumbsOf = (page: Crumb) => trail({ title: 'Industries', path: '/#industry-expertise' }, page);

export default function IndustryPage({ data: { industry, caseStudies, projects } }: Props) {
  if (!industry) throw new Error('This industry is no longer in the content');
  const { title, tagline, image, text, challenges, solutions, relatedServices, nextStep } = industry;
  return (
    <>
      <PageHead crumbs={crumbsOf(industry)} title={title} tagline={tagline} picture={pictureOf(image)} />
      <BelowHead>
        <Section title="The trade as we know it" ground="white" layout="beside">
          <Prose paragraphs={text} opening />
        </Section>
        <ChallengePairs challenges={challenges} solutions={solutions} />
        <RelatedWork
          title="Work for this industry"
          caseStudies={caseStudies.nodes}
          projects={projects.nodes}
        />
        <RelatedPages title="Services it asks for most" pages={relatedServices} />
        <NextStep {...nextStep} />
      </BelowHead>
    </>
  );
}

export const Head = ({ data: { industry } }: Props) => {
  if (!industry) return null;
  return <PageHeadTags page={industry} crumbs={crumbsOf(industry)} />;
};

export const query = graphql`
  query IndustryPage($id: String!, $projectIds: [String!]!, $caseStudyIds: [String!]!) {
    industry(id: { eq: $id }) {
      ...PageParts
      text
      challenges {
        name
        text
      }
      solutions {
        name
        text
      }
      relatedServices {
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
