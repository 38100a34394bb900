import { realJson } from '../../../tests/content-folder';
import { fieldsOf } from '../../content/fields-of';
import { iconPath } from '../../icons/read-icons';
import { caseStudy } from '../../model/case-study';
import { service } from '../../model/service';
import { nodeOf } from './node-of';

const industry = { title: 'Retail', path: '/retail' };
const sources = {
  urlOf: (file: string) => `blob:${file}`,
  entry: (_kind: string, slug: string) => (slug === 'retail' ? industry : undefined),
};

test('an entry becomes what the queries make of it: pictures, icons and the entries it names', () => {
  const data = {
    ...Object(realJson('services/automation.json')),
    icon: 'cog',
    relatedIndustries: ['retail'],
  };
  expect(nodeOf(fieldsOf(service), data, sources)).toMatchObject({
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

test('an entry that has only begun has nothing of the right kind in every place', () => {
  expect(nodeOf(fieldsOf(caseStudy), { title: 'Spices on Time' }, sources)).toMatchObject({
    title: 'Spices on Time',
    tagline: '',
    intro: [],
    image: { alt: '', src: { childImageSharp: { gatsbyImageData: expect.anything() } } },
    client: { title: '', text: [] },
    success: { video: null, criteria: [] },
    industry: { title: '', path: '' },
    project: null,
    order: 0,
  });
});

test('an icon that is only half written shows none', () => {
  expect(nodeOf(fieldsOf(service), { icon: 'co' }, sources)).toMatchObject({ icon: '' });
});
