import { graphql, useStaticQuery } from 'gatsby';

/**
 * All projects of the list. A static query, because every filter value has its own page, and with a page
 * query each of those would carry all projects again.
 */
export const useListedProjects = () =>
  useStaticQuery<Queries.ListedProjectsQuery>(graphql`
    query ListedProjects {
      projects: allProject { nodes { ...ListedProject } }
    }
  `).projects.nodes;

export const listedProjectFragment = graphql`
  fragment ListedProject on Project {
    ...ProjectCard
    technologies
    services { slug title }
    industry { slug title }
  }
`;
