import { graphql } from 'gatsby';
import { Section } from '../components/section';
import { type WorkCardProps, WorkCards } from '../components/work-cards';

/** With a comparison, lists show both of its pictures. */
export const caseStudyCard = ({
  start,
  success,
  figures: [figure],
  industry,
  duration,
  ...study
}: Queries.CaseStudyCardFragment & Partial<Queries.ComparedCaseStudyFragment>): WorkCardProps => ({
  ...study,
  ...(start && success?.comparison && { picture: success.image, before: start.image }),
  figure,
  facts: [industry?.title, duration].filter((fact) => fact != null),
});

export const projectCard = ({
  figures: [figure],
  ...project
}: Queries.ProjectCardFragment): WorkCardProps => ({ ...project, figure });

const workCard = (work: Queries.WorkCardFragment): WorkCardProps | [] => {
  if (work.__typename === 'CaseStudy') return { ...caseStudyCard(work), note: TEXTS.work.caseStudy };
  return work.__typename === 'Project' ? projectCard(work) : [];
};

/** Case studies and projects, in the order given; nothing if there are none. */
export const RelatedWork = ({ title, work }: { title: string; work: readonly Queries.WorkCardFragment[] }) =>
  work.length > 0 && (
    <Section title={title} background="white">
      <WorkCards cards={work.flatMap(workCard)} related />
    </Section>
  );

export const workFragments = graphql`
  fragment ProjectCard on Project {
    title text: tagline path note: client
    figures { ...Statistic }
    picture: image { ...CardPicture }
  }
  fragment CaseStudyFacts on CaseStudy {
    title path duration
    figures { ...Statistic }
    industry { title }
    picture: image { ...CardPicture }
  }
  fragment CaseStudyCard on CaseStudy { ...CaseStudyFacts text }
  fragment ComparedCaseStudy on CaseStudy {
    start: client { image { ...CardPicture } }
    success { image { ...CardPicture } comparison { label } }
  }
  # With a sentence for a text.
  fragment CaseStudyTeaser on CaseStudy { ...CaseStudyFacts text: tagline }
  fragment WorkCard on Page {
    __typename
    ... on CaseStudy { ...CaseStudyTeaser }
    ... on Project { ...ProjectCard }
  }
`;
