import { render, screen } from '@testing-library/react';
import { pictureNode } from '../../tests/test-pictures';
import { RelatedWork } from './related-work';

const headings = (level: number): (string | null)[] =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

const study = (title: string): Queries.WorkCardFragment => ({
  __typename: 'CaseStudy',
  title,
  text: 'A story',
  path: `/case-studies/${title.toLowerCase()}`,
  picture: pictureNode(title),
  figures: [{ value: '27%', label: 'less water' }],
  industry: null,
  duration: '14 weeks',
});
const project = (title: string): Queries.WorkCardFragment => ({
  __typename: 'Project',
  title,
  text: `${title} in one line`,
  path: `/projects/${title.toLowerCase()}`,
  note: `Client of ${title}`,
  picture: pictureNode(title),
  figures: [{ value: '55 min', label: 'a document set' }],
});

test('shows the work in the order given', () => {
  render(<RelatedWork title="More work" work={[study('Autocad'), project('Igbc')]} />);
  expect(headings(2)).toEqual(['More work']);
  expect(headings(3)).toEqual(['Autocad', 'Igbc']);
});

test('labels a case study as such, and a project with its client and line', () => {
  render(<RelatedWork title="More work" work={[study('Autocad'), project('Igbc')]} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^AutocadCase study\s*14 weeks\s*27%\s*less water\s*A story$/);
  expect(second).toHaveTextContent(/^IgbcClient of Igbc\s*55 min\s*a document set\s*Igbc in one line$/);
});

test('shows nothing at all, not even its heading, where there is no work', () => {
  const { container } = render(<RelatedWork title="More work" work={[]} />);
  expect(container).toBeEmptyDOMElement();
});
