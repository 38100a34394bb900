import { render, screen } from '@testing-library/react';
import { pictureNode } from '../../../tests/test-pictures';
import { PageSections } from './page-sections';

const page = { contact: null, image: pictureNode() };

const nodes = { nodes: [] };
const data = {
  prices: null,
  offices: nodes,
  quoteForm: null,
  services: nodes,
  quote: null,
  contact: null,
  articles: null,
  calendars: nodes,
};

const steps = {
  __typename: 'StepsBlock',
  heading: 'What happens next',
  intro: null,
  steps: [{ name: 'We answer', text: 'In a day', time: null }],
  more: null,
} as const;

const figures = { __typename: 'FiguresBlock', heading: 'In figures', intro: null, figures: [] } as const;

const darkSections = () =>
  screen.getAllByRole('heading', { level: 2 }).flatMap((heading) => {
    const isDark = heading.closest('section')?.dataset.background === 'ink';
    return isDark ? [heading.textContent] : [];
  });

test('the steps of a page are its dark section', () => {
  render(<PageSections page={{ ...page, sections: [steps] }} data={data} />);
  expect(darkSections()).toEqual(['What happens next']);
});

test('of steps and figures, the figures are the dark section', () => {
  render(<PageSections page={{ ...page, sections: [steps, figures] }} data={data} />);
  expect(darkSections()).toEqual(['In figures']);
});
