import { companyContent } from '../../tests/content-folder';
import { readContent } from './read';
import { findFileUses, findText } from './where';

const content = readContent(companyContent);

test('words are found whatever their case, spaces and apostrophes', () => {
  const [place] = findText(content, "  CUSTOM software   that joins a firm's ");
  expect(place).toMatchObject({ file: 'site.json', field: 'tagline', pages: [] });
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

test('the uses of a picture are found by its path and by its name', () => {
  const uses = findFileUses(content, 'services/automation.jpg');
  expect(uses.map(({ file }) => file)).toEqual(['services/automation.json', 'pages/about-us.json']);
  expect(findFileUses(content, 'automation.jpg')).toEqual(uses);
});
