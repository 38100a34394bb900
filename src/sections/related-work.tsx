import { graphql } from 'gatsby';
import { Section } from '../components/section';
import { type WorkCardProps, WorkCards } from '../components/work-cards';
import { caseStudyCard, projectCard } from './work-card-props';

type Work = Queries.WorkCardFragment;

const workCard = (work: Work): WorkCardProps | [] => {
  if (work.__typename === 'CaseStudy') return { ...caseStudyCard(work), note: TEXTS.work.caseStudy };
  return work.__typename === 'Project' ? projectCard(work) : [];
};

/** Case studies and projects, in the order given; nothing if there are none. */
export const RelatedWork = ({ title, work }: { title: string; work: readonly Work[] }) =>
  work.length > 0 && (
    <Section title={title} background="white">
      <WorkCards cards={work.flatMap(workCard)} />
    </Section>
  );

export const relatedWorkFragment = graphql`
  fragment WorkCard on Page {
    __typename
    ... on CaseStudy { ...CaseStudyTeaser }
    ... on Project { ...ProjectCard }
  }
`;
