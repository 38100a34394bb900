import { companyJson } from '../../../tests/test-content';
import type { Entry } from './preview-nodes';
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
  expect(findUses(edited('automation'), stored)).toEqual([
    'retail (industry): relatedServices[0]',
    'about-us (page): sections[0].items[0].image.src',
    'about-us (page): nextStep.link',
  ]);
});

test('an entry that nothing refers to has no uses', () => {
  expect(findUses(edited('robotics'), stored)).toEqual([]);
});
