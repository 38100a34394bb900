import { contentFolder } from '../../../tests/test-content';
import { readContent } from '../read/read-content';
import { adviseOnContent } from './advise';

const folder = contentFolder();
const advice = (file: string): string[] =>
  adviseOnContent(readContent(folder.root))
    .filter((each) => each.file === file)
    .map(({ field, problem }) => `${field}: ${problem}`);

test('two entries with one order are named, and what then decides', () => {
  folder.set('services/automation.json', ['order'], 4);
  folder.set('services/data-science.json', ['order'], 4);
  expect(advice('services/data-science.json')).toEqual([
    'order: is 4, as in services/automation.json; the order of their file names decides which comes first',
  ]);
});

test('two menu items with one place are named', () => {
  folder.set('navigation.json', ['header', 1, 'index'], 1);
  expect(advice('navigation.json')).toEqual([
    'header[1].index: is 1, as in header[0]; their order in the file decides which comes first',
  ]);
});

test.each([
  'IMG_2024.jpg',
  'image',
  'Photo 3',
  'photo.webp',
  'DSC_0001',
  'A picture',
  'Screenshot 2024-11-02',
])('the alternative text "%s" says nothing', (alt) => {
  folder.set('services/automation.json', ['image', 'alt'], alt);
  expect(advice('services/automation.json')).toEqual([
    `image.alt: is "${alt}", which tells somebody who does not see the picture nothing`,
  ]);
});

test('an alternative text that begins like that and goes on is fine', () => {
  folder.set('services/automation.json', ['image', 'alt'], 'Image of an arm that sorts invoices');
  expect(advice('services/automation.json')).toEqual([]);
});

test('the work of a testimonial has to name its client', () => {
  folder.set('testimonials/salim-al-rawahi.json', ['company'], 'Another Company');
  expect(advice('testimonials/salim-al-rawahi.json')).toEqual([
    'work: leads to /projects/impex, which does not name Another Company',
  ]);
});

test('a number that no office has is noticed after a change in one place', () => {
  folder.set('site.json', ['phone'], '+91 22 5550 0199');
  folder.set('site.json', ['email'], 'hello@firma.in');
  expect(advice('site.json')).toEqual([
    'email: is at firma.in, where no office has its own',
    'phone: is +91 22 5550 0199, which no office has',
  ]);
});

test.each([
  'Read <b>this</b> first',
  'Fast &amp; good',
  'It is **fast** here',
  'See [our work](/projects)',
  '# Heading',
])('the markup in "%s" would be seen as it is', (text) => {
  folder.set('services/automation.json', ['tagline'], text);
  expect(advice('services/automation.json')).toEqual([
    expect.stringMatching(/^tagline: has ".+", which visitors see as it is written$/),
  ]);
});

test.each(['Under 5 minutes, if a < b and c > d', 'C# and F#', 'A * B', 'snake_case_names', 'R&D'])(
  'the text "%s" is no markup',
  (text) => {
    folder.set('services/automation.json', ['tagline'], text);
    expect(advice('services/automation.json')).toEqual([]);
  },
);
