import { graphql } from 'gatsby';
import type { WorkCardProps } from '../components/work-cards';

/** With a comparison, lists show both of its pictures. */
export const caseStudyCard = ({
  start,
  success,
  ...study
}: Queries.CaseStudyCardFragment & Partial<Queries.ComparedCaseStudyFragment>): WorkCardProps => ({
  title: study.title,
  text: study.text,
  path: study.path,
  ...(start && success?.comparison
    ? { picture: success.image, before: start.image }
    : { picture: study.image }),
  figure: study.figures[0],
  facts: [study.industry?.title, study.duration].filter((fact) => fact != null),
});

export const projectCard = (project: Queries.ProjectCardFragment): WorkCardProps => ({
  title: project.title,
  text: project.tagline,
  path: project.path,
  note: project.client,
  figure: project.figures[0],
  picture: project.image,
});

export const workFragments = graphql`
  fragment ProjectCard on Project {
    title tagline path client
    figures { ...Statistic }
    image { ...CardPicture }
  }
  fragment CaseStudyFacts on CaseStudy {
    title path duration
    figures { ...Statistic }
    industry { title }
    image { ...CardPicture }
  }
  fragment CaseStudyCard on CaseStudy { ...CaseStudyFacts text }
  fragment ComparedCaseStudy on CaseStudy {
    start: client { image { ...CardPicture } }
    success { image { ...CardPicture } comparison { label } }
  }
  # With a sentence for a text.
  fragment CaseStudyTeaser on CaseStudy { ...CaseStudyFacts text: tagline }
`;
