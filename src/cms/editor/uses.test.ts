import { companyJson } from '../../../tests/test-content';
import type { Entry } from './entries';
import { findUses } from './uses';

const stored: Entry[] = [
  { kind: 'service', slug: 'automation', data: Object(companyJson('services/automation.json')) },
  {
    kind: 'industry',
    slug: 'retail',
    data: { $schema: '../../schemas/industry.schema.json', relatedServices: ['automation'] },
  },
  {
    kind: 'page',
    slug: 'about-us',
    data: {
      $schema: '../../schemas/page.schema.json',
      template: 'page',
      nextStep: { link: '/automation' },
      sections: [
        { type: 'picture-items', items: [{ image: { src: '../services/automation.jpg', alt: '' } }] },
      ],
    },
  },
];

const edited = (slug: string) => ({
  kind: 'service',
  slug,
  data: {
    $schema: '../../schemas/service.schema.json',
    image: { src: `./${slug}.jpg`, alt: '' },
  },
});

test('the uses of an entry are what names it, links to its page, or shows its picture', () => {
  expect(findUses(edited('automation'), stored).map(({ form, label }) => [form, label])).toEqual([
    ['industry/entries/retail', 'retail (industry): Related services 1'],
    ['own-page/entries/about-us', 'about-us (page): Sections 1 (Picture items): Items 1: Image: Picture'],
    ['own-page/entries/about-us', 'about-us (page): Next step: Link'],
  ]);
});

test('an entry that nothing refers to has no uses', () => {
  expect(findUses(edited('robotics'), stored)).toEqual([]);
});
