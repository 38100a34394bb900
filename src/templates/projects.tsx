import { graphql, type PageProps } from 'gatsby';
import { type Choice, pickChoice } from '../content-model/project-filter';
import { SeoHead } from '../head/seo-head';
import { InnerPage } from '../layout/inner-page';
import { required } from '../required';
import { chosenNames } from '../sections/project-list/chosen-names';
import { ProjectList } from '../sections/project-list/project-list';
import { useListedProjects } from '../sections/project-list/use-listed-projects';

type Props = PageProps<Queries.ProjectsPageQuery, { id: string } & Choice>;

/** The project list; with a facet in its context it shows the projects of that facet. */
export default function ProjectsPage({ data, pageContext, location }: Props) {
  const page = required(data.page);
  const headings = required(data.headings).lists;
  return (
    <InnerPage page={page} nextStep={page.nextStep} ask={data}>
      <ProjectList
        title={headings.projects}
        text={page.text}
        emptyText={headings.noProjects}
        base={page.path}
        query={location.search ?? ''}
        choice={pickChoice(pageContext)}
        projects={useListedProjects()}
      />
    </InnerPage>
  );
}

export const Head = ({ data, pageContext }: Props) => {
  const page = required(data.page);
  const names = chosenNames(useListedProjects(), pickChoice(pageContext));
  const title = [page.title, ...names].join(': ');
  return <SeoHead page={{ ...page, title }} noindex={names.length > 0} />;
};

export const query = graphql`
  query ProjectsPage($id: String!) {
    ...Ask
    headings { lists { projects noProjects } }
    page: projectsPage(id: { eq: $id }) {
      ...PageFields
      text
      nextStep { ...NextStep }
    }
  }
`;
