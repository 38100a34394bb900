import { graphql, type PageProps } from 'gatsby';
import { BelowHead } from '../components/below-head';
import { NextStep } from '../components/next-step';
import { PageHead } from '../components/page-head';
import { pictureOf } from '../graphql/picture-data';
import { useListedProjects } from '../graphql/use-listed-projects';
import { trail } from '../head/crumbs';
import { Head as PageHeadTags } from '../head/head';
import type { Choice } from '../projects/filter';
import { ProjectList } from '../sections/project-list';

type Props = PageProps<Queries.ProjectsPageQuery, { id: string } & Choice>;

/** The project list; with a facet in its context it shows the projects of that facet (spec: plain links). */
export default function ProjectsPage({ data: { page }, pageContext, location }: Props) {
  const projects = useListedProjects();
  if (!page) throw new Error('This page is no longer in the content');
  const { title, tagline, path, image, text, nextStep } = page;
  const { service, industry, technology } = pageContext;
  return (
    <>
      <PageHead crumbs={trail(page)} title={title} tagline={tagline} picture={pictureOf(image)} />
      <BelowHead>
        <ProjectList
          text={text}
          base={path}
          query={location.search ?? ''}
          choice={{
            ...(service && { service }),
            ...(industry && { industry }),
            ...(technology && { technology }),
          }}
          projects={projects}
        />
        <NextStep {...nextStep} />
      </BelowHead>
    </>
  );
}

export const Head = ({ data: { page }, pageContext }: Props) => {
  if (!page) return null;
  const isFiltered = Boolean(pageContext.service ?? pageContext.industry ?? pageContext.technology);
  return <PageHeadTags page={page} crumbs={trail(page)} noindex={isFiltered} />;
};

export const query = graphql`
  query ProjectsPage($id: String!) {
    page: projectsPage(id: { eq: $id }) {
      ...PageParts
      text
      nextStep {
        ...NextStepText
      }
    }
  }
`;
