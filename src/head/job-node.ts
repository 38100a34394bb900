import { plainText } from '../content-model/rich-text';
import { absolute, cardPath } from './build-head';
import { type DataCompany, postalAddress } from './structured-data';

const escapeText = (text: string): string => plainText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const blockHtml = (block: Queries.TextBlockFragment): string => {
  if ('items' in block)
    return `<ul>${block.items.map((item) => `<li>${escapeText(item)}</li>`).join('')}</ul>`;
  // Google reads paragraphs and lists, and no headings.
  return 'text' in block ? `<p>${escapeText(block.text)}</p>` : '';
};

/**
 * A job, as Google's documentation asks for it (developers.google.com/search/docs/appearance/structured-data/job-posting).
 * Only the template of jobs loads it.
 */
export const jobNode = (company: DataCompany, job: Queries.JobDataFragment): object => {
  const { url: siteUrl, name } = company;
  const url = absolute(siteUrl, job.path);
  const { countries, salary, endOn } = job;
  return {
    '@type': 'JobPosting',
    '@id': `${url}#job`,
    url,
    title: job.title,
    description: job.body.map(blockHtml).join(''),
    identifier: { '@type': 'PropertyValue', name, value: job.slug },
    datePosted: job.date,
    // The day itself is its beginning, and one may apply until its end.
    ...(endOn && { validThrough: `${endOn}T23:59:59` }),
    employmentType: job.employment.replace('-', '_').toUpperCase(),
    hiringOrganization: {
      '@type': 'Organization',
      name,
      sameAs: absolute(siteUrl, '/'),
      logo: `${siteUrl}/icon-512.png`,
    },
    image: absolute(siteUrl, cardPath(job.path)),
    directApply: true,
    jobLocation: job.offices.map((office) => ({ '@type': 'Place', address: postalAddress(office) })),
    ...(countries && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: countries.map((country) => ({ '@type': 'Country', name: country })),
    }),
    ...(salary && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: salary.currency,
        value: {
          '@type': 'QuantitativeValue',
          minValue: salary.low,
          maxValue: salary.high,
          unitText: 'YEAR',
        },
      },
    }),
  };
};
