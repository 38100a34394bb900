import { graphql, useStaticQuery } from 'gatsby';

/**
 * All projects of the list. A static query, because every value of a filter is a page of its own: with a page query, each
 * of them would hold all projects once more.
 */
export const useListedProjects = () =>
  useStaticQuery<Queries.ListedProjectsQuery>(graphql`
    query ListedProjects {
      projects: allProject(sort: [{ order: ASC }, { fields: { slug: ASC } }]) {
        nodes {
          ...ListedProject
        }
      }
    }
  `).projects.nodes;

export const listedProjectFragment = graphql`
  fragment ListedProject on Project {
    ...ProjectCard
    services { slug title }
    industry { slug title }
    technologies
  }
`;
