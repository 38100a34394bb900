import { graphql, useStaticQuery } from 'gatsby';

/**
 * All projects as they are listed. A query of its own, since every choice of a filter is a page: their data would hold all
 * projects once more each, and a link to one of them in view is fetched ahead.
 */
export const useListedProjects = () =>
  useStaticQuery<Queries.ListedProjectsQuery>(graphql`
    query ListedProjects {
      projects: allProject(sort: { order: ASC }) {
        nodes {
          ...ProjectCard
          services {
            slug
            title
          }
          industry {
            slug
            title
          }
          technologies
        }
      }
    }
  `).projects.nodes;
