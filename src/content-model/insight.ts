import { z } from 'zod';
import { draft, entryFields, line, pageFields, picture, ref, refs, relatedWork, text } from './fields';

/** Somebody who writes. */
export const person = z.strictObject({
  ...entryFields,
  name: line(60, 'Name of the person'),
  role: line(60, 'Their role in the company'),
  image: picture('Small square picture', { width: 480, height: 480 }),
});

/** A text with *emphasis* and [links](/contact-us), and nothing else of Markdown. */
const rich = (most: number, what: string) => line(most, what).meta({ kind: 'rich', description: what });

/** The fields that a block of a type has; all others are left out. */
const fieldsOfType = {
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

export type BlockType = keyof typeof fieldsOfType;

const block = z
  .strictObject({
    type: z
      .enum(Object.keys(fieldsOfType) as [BlockType, ...BlockType[]])
      .describe('What it is: a paragraph, a heading, a list and so on'),
    title: line(90, 'Title of a callout, table or chart').optional(),
    value: line(18, 'A figure, set large').optional(),
    text: rich(
      900,
      'Text of a paragraph, heading, quote, figure or callout; *emphasis* and [links](/contact-us)',
    ).optional(),
    items: z.array(rich(300, 'One entry of a list')).min(2).max(12).optional().describe('Entries of a list'),
    source: line(120, 'Who is quoted').optional(),
    image: picture('A picture between two paragraphs').optional(),
    code: z
      .string()
      .min(1)
      .max(2000)
      .meta({ kind: 'code', description: 'Lines of code, as they are' })
      .optional(),
    head: z.array(line(40, 'Heading of a column')).min(2).max(5).optional().describe('Columns of a table'),
    rows: z
      .array(
        z
          .strictObject({ cells: z.array(line(120, 'One cell')).min(2).max(5).describe('Cells of the row') })
          .meta({ typeName: 'TableRow' }),
      )
      .min(1)
      .max(20)
      .optional()
      .describe('Rows of a table'),
    unit: line(20, 'Unit of a chart, after the figures: "%"').optional(),
    bars: z
      .array(
        z
          .strictObject({
            name: line(60, 'What the bar stands for'),
            amount: z.number().min(0).describe('Its figure'),
          })
          .meta({ typeName: 'ChartBar' }),
      )
      .min(2)
      .max(10)
      .optional()
      .describe('Bars of a chart'),
  })
  .meta({ typeName: 'Block', samples: ['text'] })
  .superRefine((value, context) => {
    const known: readonly string[] = fieldsOfType[value.type];
    const given = Object.entries(value).filter(([key, field]) => key !== 'type' && field !== undefined);
    for (const [key] of given) {
      if (known.includes(key)) continue;
      const message = `does not belong to a ${value.type}; a ${value.type} has ${known.join(', ')}`;
      context.addIssue({ code: 'custom', path: [key], message });
    }
    for (const key of known) {
      if (given.some(([name]) => name === key) || key === 'source' || key === 'unit') continue;
      context.addIssue({ code: 'custom', path: [key], message: `is missing; a ${value.type} needs it` });
    }
    const columns = value.head?.length;
    value.rows?.forEach(({ cells }, row) => {
      if (columns === undefined || cells.length === columns) return;
      const message = `has ${cells.length} cells for ${columns} columns`;
      context.addIssue({ code: 'custom', path: ['rows', row, 'cells'], message });
    });
  });

const date = (what: string) => z.iso.date({ error: 'must be a date such as 2024-11-21' }).describe(what);

/** An article (behaviour.md, rules 80 to 84). */
export const insight = z.strictObject({
  draft,
  ...pageFields,
  summary: text(260, 'Two sentences for cards and feeds'),
  author: ref('person', 'Who wrote it'),
  date: date('Day of publication'),
  updated: date('Day of the last change, if it was changed').optional(),
  tags: z.array(line(30, 'A subject, written alike everywhere')).min(1).max(5).describe('Subjects'),
  body: z.array(block).min(3).max(80).describe('The article, block by block'),
  services: refs('service', 'Services it is about').max(4),
  industries: refs('industry', 'Industries it is about').max(4),
  relatedWork,
});
