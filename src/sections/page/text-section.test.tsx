import { render, screen } from '@testing-library/react';
import { findHeadingIds } from '../article/heading-ids';
import { TextSection } from './text-section';

type Block = Queries.TextBlockFragment;

const heading = (text: string): Block => ({ __typename: 'HeadingBlock', text });
const paragraph: Block = { __typename: 'ParagraphBlock', text: 'One list, and the person who fills it in.' };
const table: Block = {
  __typename: 'TableBlock',
  title: 'Three ways',
  head: ['Way', 'Price'],
  rows: [{ cells: ['Repair', '₹2 lakh'] }],
};

const show = (text: Block[]): HTMLElement => {
  const { container } = render(<TextSection text={text} ids={findHeadingIds(text)} background="white" />);
  const section = container.querySelector('section');
  if (!section) throw new Error('there is no section');
  return section;
};

test('a heading alone at the beginning is the heading of the section, once, with its anchor', () => {
  const section = show([heading('What to bring'), paragraph]);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(section).toHaveAttribute('id', 'what-to-bring');
  expect(section).toHaveAttribute('data-layout', 'beside');
});

test.each<[string, Block[]]>([
  ['several headings', [heading('First'), paragraph, heading('Second')]],
  ['a heading with emphasis', [heading('What *to* bring'), paragraph]],
  ['a heading after the beginning', [paragraph, heading('Second')]],
])('%s stay in the text', (_what, text) => {
  expect(show(text)).not.toHaveAttribute('id');
  expect(screen.getAllByRole('heading').length).toBeGreaterThan(0);
});

test('a text that begins with a table has the whole width', () => {
  expect(show([table, paragraph])).not.toHaveAttribute('data-layout');
  expect(show([paragraph, table])).toHaveAttribute('data-layout', 'beside');
});
