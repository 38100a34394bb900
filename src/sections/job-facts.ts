import { graphql } from 'gatsby';
import { fill } from '../content-model/texts/fill';

const employments: Readonly<Record<string, string>> = {
  'full-time': TEXTS.job.fullTime,
  'part-time': TEXTS.job.partTime,
  contractor: TEXTS.job.contractor,
  intern: TEXTS.job.intern,
};

/** Where a job's work is done, and how one is employed. */
export const describeJob = ({ employment, offices, countries }: Queries.JobFactsFragment) => ({
  place: fill(countries ? TEXTS.job.home : '{offices}', {
    offices: offices.map(({ name }) => name).join(', '),
    countries: countries?.join(', ') ?? '',
  }),
  employment: employments[employment] ?? employment,
});

export const jobFactsFragment = graphql`
  fragment JobFacts on Job { employment offices { name } countries }
`;
