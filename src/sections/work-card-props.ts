import { graphql } from 'gatsby';
import type { WorkCardProps } from '../components/work-cards';

/** What a card shows of a case study. */
export const caseStudyCard = ({
  title,
  text,
  path,
  image,
  figures: [figure],
  industry,
  duration,
}: Queries.CaseStudyCardFragment | Queries.CaseStudyTeaserFragment): WorkCardProps => ({
  title,
  text,
  path,
  picture: image,
  figure,
  facts: [industry?.title, duration].filter((fact) => fact != null),
});

/** What a card shows of a project. */
export const projectCard = ({
  title,
  tagline,
  path,
  client,
  image,
}: Queries.ProjectCardFragment): WorkCardProps => ({
  title,
  text: tagline,
  path,
  note: client,
  picture: image,
});

export const workFragments = graphql`
  fragment ProjectCard on Project {
    title
    tagline
    path
    client
    image {
      ...CardPicture
    }
  }
  fragment CaseStudyFacts on CaseStudy {
    figures {
      ...Statistic
    }
    industry {
      title
    }
    duration
  }
  fragment CaseStudyCard on CaseStudy {
    title
    text
    path
    ...CaseStudyFacts
    image {
      ...CardPicture
    }
  }

  # On lists of further case studies, with the beginning of the text.
  fragment CaseStudyTeaser on CaseStudy {
    title
    text: excerpt
    path
    ...CaseStudyFacts
    image {
      ...CardPicture
    }
  }
`;
