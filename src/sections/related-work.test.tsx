import { render, screen } from '@testing-library/react';
import { pictureNode } from '../../tests/test-pictures';
import { RelatedWork } from './related-work';

const headings = (level: number): (string | null)[] =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

const study = (title: string) => ({
  title,
  text: 'A story',
  path: `/case-studies/${title.toLowerCase()}`,
  image: pictureNode(title),
  figures: [{ value: '27%', label: 'less water' }],
  industry: null,
  duration: '14 weeks',
});
const project = (title: string) => ({
  title,
  tagline: `${title} in one line`,
  path: `/projects/${title.toLowerCase()}`,
  client: `Client of ${title}`,
  image: pictureNode(title),
});

test('shows case studies first, then projects', () => {
  render(<RelatedWork title="More work" caseStudies={[study('Autocad')]} projects={[project('Igbc')]} />);
  expect(headings(2)).toEqual(['More work']);
  expect(headings(3)).toEqual(['Autocad', 'Igbc']);
});

test('labels a case study as such, and a project with its client and line', () => {
  render(<RelatedWork title="More work" caseStudies={[study('Autocad')]} projects={[project('Igbc')]} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^AutocadCase study27%\s*less water\s*14 weeks\s*A story$/);
  expect(second).toHaveTextContent('IgbcClient of IgbcIgbc in one line');
});

test('shows three pieces at most', () => {
  render(
    <RelatedWork
      title="More work"
      caseStudies={[study('Autocad'), study('Impex')]}
      projects={[project('Igbc'), project('Vhuman')]}
    />,
  );
  expect(headings(3)).toEqual(['Autocad', 'Impex', 'Igbc']);
});

test('shows nothing at all, not even its heading, where there is no work', () => {
  const { container } = render(<RelatedWork title="More work" caseStudies={[]} projects={[]} />);
  expect(container).toBeEmptyDOMElement();
});
