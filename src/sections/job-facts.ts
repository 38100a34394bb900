import { graphql } from 'gatsby';
import { fill } from '../content-model/texts/fill';

const employments: Readonly<Record<string, string>> = {
  'full-time': TEXTS.job.fullTime,
  'part-time': TEXTS.job.partTime,
  contractor: TEXTS.job.contractor,
  intern: TEXTS.job.intern,
};

/** Where a job's work is done, and how one is employed. */
export const describeJob = (job: Queries.JobFactsFragment) => {
  const offices = job.offices.map(({ name }) => name).join(', ');
  return {
    place: job.countries ? fill(TEXTS.job.home, { offices, countries: job.countries.join(', ') }) : offices,
    employment: employments[job.employment] ?? job.employment,
  };
};

export const jobFactsFragment = graphql`
  fragment JobFacts on Job { employment offices { name } countries }
`;
