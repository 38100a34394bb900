import { graphql, type PageProps } from 'gatsby';
import { BelowHead } from '../components/below-head';
import { Figures } from '../components/figures';
import { ItemList } from '../components/item-list';
import { NextStep } from '../components/next-step';
import { PageHead } from '../components/page-head';
import { Prose } from '../components/prose';
import { Section } from '../components/section';
import { pictureOf } from '../graphql/picture-data';
import { type Crumb, trail } from '../head/crumbs';
import { Head as PageHeadTags } from '../head/head';
import { softwareNode } from '../head/structured-data';
import { Gallery } from '../sections/gallery';
import { ProjectFacts } from '../sections/project-facts';
import { RelatedWork } from '../sections/related-work';
import * as styles from './project.module.css';

type Props = PageProps<Queries.ProjectPageQuery>;

const crumbsOf = (list: Crumb | null, page: Crumb) => trail(...(list ? [list] : []), page);

export default function ProjectPage({ data: { project, list, caseStudies, related } }: Props) {
  if (!project) throw new Error('This project is no longer in the content');
  const { title, tagline, image, client, year, problem, built, features, outcome, figures } = project;
  const { technologies, services, industry, gallery, nextStep } = project;
  return (
    <>
      <PageHead
        crumbs={crumbsOf(list, project)}
        title={title}
        tagline={tagline}
        picture={pictureOf(image)}
        frame="whole"
      />
      <BelowHead>
        <ProjectFacts
          listPath={list?.path ?? ''}
          client={client}
          year={year}
          services={services}
          industry={industry}
          technologies={technologies}
        />
        <Section title="The problem" layout="beside">
          <Prose paragraphs={problem} opening />
        </Section>
        <Section title="What we built" layout="beside">
          <Prose paragraphs={built} />
        </Section>
        <Section title="What it does" ground="white">
          <ItemList items={features} columns={features.length % 3 === 0 ? 3 : 2} />
        </Section>
        {gallery && gallery.length > 0 && <Gallery pictures={gallery.map(pictureOf)} />}
        <Section title="What came of it" ground="ink" layout="beside">
          <div className={styles.outcome}>
            <Prose paragraphs={outcome} />
            <Figures figures={figures} />
          </div>
        </Section>
        <RelatedWork
          title={caseStudies.nodes.length > 0 ? 'The story, and work like it' : 'Work like it'}
          caseStudies={caseStudies.nodes}
          projects={related.nodes}
        />
        <NextStep {...nextStep} />
      </BelowHead>
    </>
  );
}

export const Head = ({ data: { project, list } }: Props) => {
  if (!project) return null;
  return (
    <PageHeadTags
      page={project}
      crumbs={crumbsOf(list, project)}
      nodes={(company) => [
        softwareNode(
          company,
          project,
          'BusinessApplication',
          project.features.map(({ name }) => name),
        ),
      ]}
    />
  );
};

export const query = graphql`
  query ProjectPage($id: String!, $relatedIds: [String!]!) {
    list: projectsPage {
      title
      path
    }
    project(id: { eq: $id }) {
      title
      tagline
      path
      description
      keywords
      client
      year
      image {
        ...HeadPicture
      }
      problem
      built
      features {
        name
        text
      }
      technologies
      outcome
      figures {
        value
        label
      }
      gallery {
        ...HeadPicture
      }
      services {
        title
        path
      }
      industry {
        title
        path
      }
      nextStep {
        ...NextStepText
      }
    }
    caseStudies: allCaseStudy(filter: { project: { id: { eq: $id } } }, sort: { order: ASC }) {
      nodes {
        ...CaseStudyTeaser
      }
    }
    related: allProject(filter: { id: { in: $relatedIds } }, sort: { order: ASC }) {
      nodes {
        ...ProjectCard
      }
    }
  }
`;
