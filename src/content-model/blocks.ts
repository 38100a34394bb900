import { z } from 'zod';
import { line, list, picture, shared } from './fields';

/** A text with *emphasis* and [links](/contact-us), and nothing else of Markdown. */
export const rich = (most: number, what: string) => line(most, what).meta({ kind: 'rich' });

/** The GraphQL type of a block or section: `icon-items` becomes `IconItemsBlock`. */
export const blockTypeName = (type: string): string =>
  `${type.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Block`;

/** One type of block or section, which its `type` names: a GraphQL type of its own. `what` it is, for editors. */
export const block = <Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  what: string,
  fields: Fields,
) =>
  z
    .strictObject({ type: z.literal(type), ...fields })
    .meta({ typeName: blockTypeName(type), description: what });

const tableRow = shared('TableRow', { cells: list(line(120, 'One cell'), [2, 5], 'Cells of the row') });

const chartBar = shared('ChartBar', {
  name: line(60, 'What the bar stands for'),
  amount: z.number().min(0).describe('Its figure'),
});

/** The blocks of running text, which articles and pages share. */
export const textBlocks = [
  block('paragraph', 'A paragraph', {
    text: rich(900, 'Its text; *emphasis* and [links](/contact-us) can be in it'),
  }),
  block('heading', 'A heading within the text', { text: rich(90, 'The heading') }),
  block('list', 'A list', {
    items: list(rich(300, 'One entry of the list'), [2, 12], 'Entries of the list'),
  }),
  block('quote', 'Words of somebody', {
    text: rich(900, 'What they said, without quotation marks'),
    source: line(120, 'Who is quoted').optional(),
  }),
  block('picture', 'A picture between two paragraphs', { image: picture('The picture') }),
  block('figure', 'A figure, set large, with its meaning', {
    value: line(18, 'The figure'),
    text: rich(300, 'What it counts'),
  }),
  block('code', 'Lines of code', {
    code: z.string().min(1).max(2000).meta({ kind: 'code', description: 'Lines of code, as they are' }),
  }),
  block('callout', 'A remark in a box', {
    title: line(90, 'Title of the box'),
    text: rich(900, 'Its text'),
  }),
  block('table', 'A table, such as a comparison', {
    title: line(90, 'Title of the table'),
    head: list(line(40, 'Heading of a column'), [2, 5], 'Columns of the table'),
    rows: list(tableRow, [1, 20], 'Rows of the table'),
  }).superRefine(({ head, rows }, context) => {
    rows.forEach(({ cells }, row) => {
      if (cells.length === head.length) return;
      const message = `has ${cells.length} cells for ${head.length} columns`;
      context.addIssue({ code: 'custom', path: ['rows', row, 'cells'], message });
    });
  }),
  block('chart', 'Bars for figures', {
    title: line(90, 'Title of the chart'),
    unit: line(20, 'Unit after the figures: "%"').optional(),
    bars: list(chartBar, [2, 10], 'Bars of the chart'),
  }),
] as const;

export const textBlock = z
  .discriminatedUnion('type', textBlocks)
  .meta({ typeName: 'TextBlock', description: 'One block of the text' });
