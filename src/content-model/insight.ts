import { z } from 'zod';
import { date, line, list, part, picture, ref, refs, shared, tag, text } from './fields';
import { appearance, pageAppearance, pageFields, relatedWork } from './parts';

/** Somebody who writes. */
export const person = part('Head of the articles that they wrote', {
  ...appearance,
  name: line(60, 'Name of the person'),
  role: line(60, 'Their role in the company'),
  image: picture('Small square picture', undefined, [480, 480]),
});

/** A text with *emphasis* and [links](/contact-us), and nothing else of Markdown. */
const rich = (most: number, what: string) => line(most, what).meta({ kind: 'rich' });

/** Which fields a block of each type has. */
const blockFields = {
  paragraph: ['text'],
  heading: ['text'],
  list: ['items'],
  quote: ['text', 'source'],
  picture: ['image'],
  figure: ['value', 'text'],
  code: ['code'],
  callout: ['title', 'text'],
  table: ['title', 'head', 'rows'],
  chart: ['title', 'unit', 'bars'],
} as const;

export type BlockType = keyof typeof blockFields;

const tableRow = shared('TableRow', { cells: list(line(120, 'One cell'), [2, 5], 'Cells of the row') });

const chartBar = shared('ChartBar', {
  name: line(60, 'What the bar stands for'),
  amount: z.number().min(0).describe('Its figure'),
});

const block = z
  .strictObject({
    type: z
      .enum(Object.keys(blockFields) as [BlockType, ...BlockType[]])
      .describe('What it is: a paragraph, a heading, a list and so on'),
    title: line(90, 'Title of a callout, table or chart').optional(),
    value: line(18, 'A figure, set large').optional(),
    text: rich(
      900,
      'Text of a paragraph, heading, quote, figure or callout; *emphasis* and [links](/contact-us)',
    ).optional(),
    items: list(rich(300, 'One entry of a list'), [2, 12], 'Entries of a list').optional(),
    source: line(120, 'Who is quoted').optional(),
    image: picture('A picture between two paragraphs').optional(),
    code: z
      .string()
      .min(1)
      .max(2000)
      .meta({ kind: 'code', description: 'Lines of code, as they are' })
      .optional(),
    head: list(line(40, 'Heading of a column'), [2, 5], 'Columns of a table').optional(),
    rows: list(tableRow, [1, 20], 'Rows of a table').optional(),
    unit: line(20, 'Unit of a chart, after the figures: "%"').optional(),
    bars: list(chartBar, [2, 10], 'Bars of a chart').optional(),
  })
  .meta({ typeName: 'Block', samples: ['text'] })
  .superRefine((value, context) => {
    const report = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const { type, ...fields } = value;
    const known: readonly string[] = blockFields[type];
    const given = Object.entries(fields).flatMap(([key, field]) => (field === undefined ? [] : key));
    for (const key of given) {
      if (known.includes(key)) continue;
      report([key], `does not belong to a ${type}; a ${type} has ${known.join(', ')}`);
    }
    for (const key of known) {
      if (given.includes(key) || key === 'source' || key === 'unit') continue;
      report([key], `is missing; a ${type} needs it`);
    }
    const columns = value.head?.length;
    value.rows?.forEach(({ cells }, row) => {
      if (columns === undefined || cells.length === columns) return;
      report(['rows', row, 'cells'], `has ${cells.length} cells for ${columns} columns`);
    });
  });

/** An article (behaviour.md, rules 80 to 84). */
export const insight = z.strictObject({
  ...pageAppearance,
  ...pageFields,
  summary: text(260, 'Two sentences for cards and feeds', 'Cards and feeds'),
  author: ref('person', 'Who wrote it', 'Head of the article, and the author’s list of articles'),
  date: date('Day of publication', 'Head of the article, and order of the list: the newest first'),
  updated: date('Day of the last change, if it was changed', 'Head of the article').optional(),
  tags: list(
    tag(30, 'A subject, written alike everywhere'),
    [1, 5],
    'Subjects',
    'Head of the article, and lists by subject',
  ),
  body: list(block, [3, 80], 'The article, block by block', 'The article'),
  services: refs(
    'service',
    [0, 4],
    'Services it is about',
    'End of the article; decides on which service pages it is shown',
  ),
  industries: refs(
    'industry',
    [0, 4],
    'Industries it is about',
    'Decides on which industry pages it is shown',
  ),
  relatedWork,
});
