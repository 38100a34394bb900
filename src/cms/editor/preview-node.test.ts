import { companyJson } from '../../../tests/content-folder';
import { caseStudy } from '../../content-model/case-study';
import { service } from '../../content-model/service';
import { fieldsOf } from '../../content-tools/fields-of';
import { iconPath } from '../../content-tools/icons/read-icons';
import { previewNode } from './preview-node';

const industry = { title: 'Retail', path: '/retail' };
const sources = {
  urlOf: (file: string) => `blob:${file}`,
  entry: (_kind: string, slug: string) => (slug === 'retail' ? industry : undefined),
};

test('an entry becomes what the queries make of it: pictures, icons and the entries it names', () => {
  const data = {
    ...Object(companyJson('services/automation.json')),
    icon: 'cog',
    relatedIndustries: ['retail'],
  };
  expect(previewNode(fieldsOf(service), data, sources)).toMatchObject({
    title: data.title,
    icon: iconPath('cog'),
    image: {
      alt: data.image.alt,
      src: {
        childImageSharp: { gatsbyImageData: { images: { fallback: { src: `blob:${data.image.src}` } } } },
      },
    },
    relatedIndustries: [industry],
  });
});

test('an incomplete entry gets an empty value of the right type everywhere', () => {
  expect(previewNode(fieldsOf(caseStudy), { title: 'Spices on Time' }, sources)).toMatchObject({
    title: 'Spices on Time',
    tagline: '',
    intro: [],
    image: { alt: '', src: { childImageSharp: { gatsbyImageData: expect.anything() } } },
    client: { title: '', text: [] },
    success: { video: null, criteria: [] },
    industry: null,
    project: null,
    order: 0,
  });
});

test('an incomplete icon name shows no icon', () => {
  expect(previewNode(fieldsOf(service), { icon: 'co' }, sources)).toMatchObject({ icon: '' });
});
