import { z } from 'zod';
import { facts } from '../../content-model/company';
import { always } from '../../content-model/shown-days';
import type { ContentFile } from '../read/read-content';
import { adviseOnFacts } from './facts';

const page = z.strictObject({ text: z.string() });

const makeFile = (file: string, kind: string, schema: z.ZodType, data: unknown): ContentFile => ({
  file,
  kind,
  slug: file,
  type: kind,
  days: always,
  schema,
  data,
});

const advise = (text: string) =>
  adviseOnFacts([
    makeFile('facts.json', 'facts', facts, {
      facts: [
        { name: 'People', value: '140', phrases: ['# people in Mumbai', 'a team of #'] },
        { name: 'On time', value: '94%', phrases: ['# of our releases'] },
      ],
    }),
    makeFile('pages/about-us.json', 'page', page, { text }),
  ]);

test.each(['We are 140 people in Mumbai.', '94% of our releases were on time.', '12 people in Pune.'])(
  '%s: no advice',
  (text) => {
    expect(advise(text)).toEqual([]);
  },
);

test.each([
  ['We are 150 people in Mumbai.', '150 people in Mumbai', '140'],
  ['A team of 1,400 works here.', 'A team of 1,400', '140'],
  ['In 2023, 94.5% of our releases were on time.', '94.5% of our releases', '94%'],
  ['We are 94 of our releases.', '94 of our releases', '94%'],
])('%s: the figure differs', (text, said, value) => {
  expect(advise(text)).toEqual([
    expect.objectContaining({
      file: 'pages/about-us.json',
      field: 'text',
      problem: expect.stringContaining(`says "${said}", but facts.json has ${value}`),
    }),
  ]);
});
