import { graphql, type PageProps } from 'gatsby';
import { Section } from '../components/section';
import { WorkCards } from '../components/work-cards';
import { SeoHead } from '../head/seo-head';
import { InnerPage } from '../layout/inner-page';
import { required } from '../required';
import { describeJob } from '../sections/job-facts';

type Props = PageProps<Queries.JobsPageQuery>;

export default function JobsPage({ data }: Props) {
  const page = required(data.page);
  return (
    <InnerPage page={page} nextStep={page.nextStep} ask={data}>
      <Section title={page.listTitle} text={page.text} background="white">
        <WorkCards
          columns={2}
          cards={data.jobs.nodes.map((job) => {
            const { place, employment } = describeJob(job);
            const { title, path, tagline: text, image: picture, salary } = job;
            const figure = salary ? { value: salary.text, label: TEXTS.job.salary } : undefined;
            return { title, path, text, picture, note: place, facts: [employment], figure };
          })}
        />
      </Section>
    </InnerPage>
  );
}

export const Head = ({ data }: Props) => <SeoHead page={required(data.page)} />;

export const query = graphql`
  query JobsPage($id: String!) {
    ...Ask
    page: jobsPage(id: { eq: $id }) { ...PageFields text listTitle nextStep { ...NextStep } }
    jobs: allJob { nodes { title path tagline ...JobFacts salary { text } image { ...CardPicture } } }
  }
`;
