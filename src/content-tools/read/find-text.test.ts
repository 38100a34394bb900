import { companyContent } from '../../../tests/test-content';
import { findText } from './find-text';
import { readContent } from './read-content';

const content = readContent(companyContent);

test('words are found whatever their case, spaces and apostrophes', () => {
  const [place] = findText(content, "  FROM the   bank's statement ");
  expect(place).toMatchObject({ file: 'services/automation.json', pages: ['/automation'] });
});

test('words in the footer are on every page', () => {
  const [place] = findText(content, 'software for mid-size firms in India');
  expect(place).toMatchObject({ file: 'site.json', field: 'footerText', pages: [] });
});

test('each place names the page that shows it', () => {
  const places = findText(content, 'Four hundred invoices a week');
  expect(places).toContainEqual(
    expect.objectContaining({ file: 'services/automation.json', field: 'tagline', pages: ['/automation'] }),
  );
});

test('entries without a page are on the home page', () => {
  const [place] = findText(content, 'Ellen Brandvold');
  expect(place).toMatchObject({ file: 'testimonials/ellen-brandvold.json', field: 'name', pages: ['/'] });
});

test('words that are nowhere are not found', () => {
  expect(findText(content, 'no such words anywhere')).toEqual([]);
});
