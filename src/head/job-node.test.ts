import { jobNode } from './job-node';
import type { DataCompany } from './structured-data';

const company = {
  name: 'Sevenisle Software',
  url: 'https://www.sevenisle.example',
  locale: 'en-IN',
} as DataCompany;
const job: Queries.JobDataFragment = {
  title: 'Backend Engineer',
  path: '/careers/backend-engineer',
  slug: 'backend-engineer',
  date: '2026-11-16',
  endOn: '2027-02-28',
  employment: 'full-time',
  countries: null,
  offices: [
    {
      street: 'Dockyard Lane',
      locality: 'Mumbai',
      region: 'Maharashtra',
      postalCode: '400010',
      countryCode: 'IN',
    },
  ],
  salary: { text: '₹14 to 22 lakh', currency: 'INR', low: 1_400_000, high: 2_200_000 },
  body: [
    { __typename: 'ParagraphBlock', text: 'Ropes & *records*: a < b.' },
    { __typename: 'HeadingBlock', text: 'What you do' },
    { __typename: 'ListBlock', items: ['Read', '[Ask](/contact-us)'] },
  ],
};

test('a job has what search engines require, and what they recommend', () => {
  expect(jobNode(company, job)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Backend Engineer',
    description: '<p>Ropes &amp; records: a &lt; b.</p><p>What you do</p><ul><li>Read</li><li>Ask</li></ul>',
    identifier: { '@type': 'PropertyValue', name: 'Sevenisle Software', value: 'backend-engineer' },
    datePosted: '2026-11-16',
    validThrough: '2027-02-28T23:59:59',
    employmentType: 'FULL_TIME',
    directApply: true,
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Sevenisle Software',
      sameAs: 'https://www.sevenisle.example/',
    },
    jobLocation: [{ '@type': 'Place', address: { addressLocality: 'Mumbai', addressCountry: 'IN' } }],
    baseSalary: { currency: 'INR', value: { minValue: 1_400_000, maxValue: 2_200_000, unitText: 'YEAR' } },
  });
});

test('a job at home says from where, and one without an end or a salary has none', () => {
  const node = jobNode(company, { ...job, countries: ['India'], endOn: null, salary: null });
  expect(node).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ '@type': 'Country', name: 'India' }],
  });
  expect(Object.keys(node)).not.toEqual(expect.arrayContaining(['validThrough']));
  expect(Object.keys(node)).not.toEqual(expect.arrayContaining(['baseSalary']));
});
