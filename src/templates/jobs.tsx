import { graphql, type PageProps } from 'gatsby';
import { FactList } from '../components/fact-list';
import { Section } from '../components/section';
import { WorkCards } from '../components/work-cards';
import { SeoHead } from '../head/seo-head';
import { InnerPage } from '../layout/inner-page';
import { required } from '../required';
import { Benefits } from '../sections/benefits';
import { describeJob } from '../sections/job-facts';
import { longDate } from '../sections/long-date';

type Props = PageProps<Queries.JobsPageQuery>;

export default function JobsPage({ data }: Props) {
  const page = required(data.page);
  return (
    <InnerPage page={page} nextStep={page.nextStep} ask={data}>
      <Section title={page.listTitle} text={page.text} background="white">
        <WorkCards
          columns={1}
          cards={data.jobs.nodes.map(({ salary, date, endOn, ...job }) => {
            const { place, employment } = describeJob(job);
            const facts = {
              [TEXTS.job.salary]: salary?.text,
              [TEXTS.job.posted]: longDate(date),
              [TEXTS.job.until]: endOn && longDate(endOn),
            };
            return {
              ...job,
              note: place,
              facts: [employment],
              more: <FactList facts={facts} />,
              cue: TEXTS.job.read,
            };
          })}
        />
      </Section>
      {page.reasons && <Benefits title={page.reasons.title} benefits={page.reasons.items} />}
    </InnerPage>
  );
}

export const Head = ({ data }: Props) => <SeoHead page={required(data.page)} />;

export const query = graphql`
  query JobsPage($id: String!) {
    ...Ask
    page: jobsPage(id: { eq: $id }) {
      ...PageFields
      text listTitle
      reasons { title items { ...Benefit } }
      nextStep { ...NextStep }
    }
    jobs: allJob {
      nodes {
        title path text: tagline date endOn
        ...JobFacts
        salary { text }
        picture: image { ...CardPicture }
      }
    }
  }
`;
