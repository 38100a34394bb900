import { graphql, type PageProps } from 'gatsby';
import { chosenNames } from '../content-model/filter-values';
import type { ProjectsContext } from '../content-model/list-pages';
import { SeoHead } from '../head/seo-head';
import { InnerPage } from '../layout/inner-page';
import { required } from '../required';
import { listPageSeo } from '../sections/list-page-links';
import { ProjectList } from '../sections/project-list/project-list';

type Props = PageProps<Queries.ProjectsPageQuery, ProjectsContext>;

/** A page of the project list, of all projects or of those of one facet's value. */
export default function ProjectsPage({ data, pageContext, location }: Props) {
  const page = required(data.page);
  return (
    <InnerPage page={page} nextStep={page.nextStep} ask={data}>
      <ProjectList
        headings={required(data.headings?.lists)}
        page={page}
        query={location.search ?? ''}
        own={pageContext}
        projects={data.projects.nodes}
      />
    </InnerPage>
  );
}

export const Head = ({ data, pageContext }: Props) => {
  const names = chosenNames(pageContext.values, pageContext.choice);
  return <SeoHead {...listPageSeo(required(data.page), pageContext, names)} />;
};

export const query = graphql`
  query ProjectsPage($id: String!, $ids: [String!]!) {
    ...Ask
    headings { lists { projects noProjects } }
    page: projectsPage(id: { eq: $id }) { ...PageFields text nextStep { ...NextStep } }
    projects: allProject(filter: { id: { in: $ids } }) { nodes { ...ListedProject } }
  }
`;
