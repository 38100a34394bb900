import { z } from 'zod';
import { facts, office } from '../../content-model/company';
import { always } from '../../content-model/shown-days';
import type { ContentFile } from '../read/read-content';
import { adviseOnFacts } from './facts';

const page = z.strictObject({
  text: z.string().optional(),
  figures: z.array(z.strictObject({ value: z.string(), label: z.string() })).optional(),
});

const makeFile = (file: string, kind: string, schema: z.ZodType, data: unknown): ContentFile => ({
  file,
  kind,
  slug: file,
  type: kind,
  days: always,
  schema,
  data,
});

const adviseOnPage = (data: z.infer<typeof page>) =>
  adviseOnFacts([
    makeFile('facts.json', 'facts', facts, {
      facts: [
        { name: 'People', value: '140', phrases: ['# people in Mumbai', 'a team of #'] },
        { name: 'On time', value: '94%', phrases: ['# of our releases'] },
        { name: 'Answer', value: '1', phrases: ['within # working day'] },
      ],
    }),
    makeFile('offices/mumbai.json', 'office', office, {
      order: 1,
      name: 'Mumbai',
      street: 'Dockyard Lane',
      locality: 'Mumbai',
      region: 'Maharashtra',
      postalCode: '400010',
      country: 'India',
      countryCode: 'IN',
      phone: '+91 22 5550 0142',
      email: 'mumbai@sevenisle.example',
      timeZone: 'Asia/Kolkata',
      // With a lunch break.
      hours: [
        { days: 'Monday to Friday', opens: '09:30', closes: '13:00' },
        { days: 'Monday to Friday', opens: '14:00', closes: '18:30' },
      ],
      mapUrl: 'https://www.openstreetmap.org/',
    }),
    makeFile('pages/about-us.json', 'page', page, data),
  ]);
const advise = (text: string) => adviseOnPage({ text });

test.each([
  'We are 140 people in Mumbai.',
  '94% of our releases were on time.',
  '12 people in Pune.',
  'We answer within one working day, and send the plan within five working days.',
  'Mumbai opens at 9:30. Call from 9:30 to 18:30 in Mumbai.',
])('%s: no advice', (text) => {
  expect(advise(text)).toEqual([]);
});

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

test('a number as a word differs', () => {
  expect(advise('We answer within two working day.')).toEqual([
    expect.objectContaining({ problem: expect.stringContaining('says "within two working day"') }),
  ]);
});

test('a clock differs from the opening hours of the office', () => {
  expect(advise('Mumbai opens at 9:00.')).toEqual([
    expect.objectContaining({
      problem: 'says "Mumbai opens at 9:00", but offices/mumbai.json has 9:30 (opens)',
    }),
  ]);
});

test('a number of offices that is no longer right is advised on, also as "both"', () => {
  const one = 'but the offices folder has 1 (offices)';
  expect(advise('We have two offices.')).toEqual([
    expect.objectContaining({ problem: `says "two offices", ${one}` }),
  ]);
  expect(advise('Both offices share the plan.')).toEqual([
    expect.objectContaining({ problem: `says "Both offices", ${one}` }),
  ]);
});

test('a figure is read together with its label', () => {
  expect(adviseOnPage({ figures: [{ value: '140', label: 'people in Mumbai' }] })).toEqual([]);
  expect(adviseOnPage({ figures: [{ value: '150', label: 'people in Mumbai' }] })).toEqual([
    expect.objectContaining({ field: 'figures[0]' }),
  ]);
});
