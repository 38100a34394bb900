import { graphql } from 'gatsby';
import type { WorkCardProps } from '../components/work-cards';

export const caseStudyCard = (study: Queries.CaseStudyCardFragment): WorkCardProps => ({
  title: study.title,
  text: study.text,
  path: study.path,
  picture: study.image,
  figure: study.figures[0],
  facts: [study.industry?.title, study.duration].filter((fact) => fact != null),
});

export const projectCard = (project: Queries.ProjectCardFragment): WorkCardProps => ({
  title: project.title,
  text: project.tagline,
  path: project.path,
  note: project.client,
  picture: project.image,
});

export const workFragments = graphql`
  fragment ProjectCard on Project {
    title tagline path client
    image { ...CardPicture }
  }
  fragment CaseStudyFacts on CaseStudy {
    title path duration
    figures { ...Statistic }
    industry { title }
    image { ...CardPicture }
  }
  fragment CaseStudyCard on CaseStudy { ...CaseStudyFacts text }
  # With the beginning of the text.
  fragment CaseStudyTeaser on CaseStudy { ...CaseStudyFacts text: excerpt }
`;
