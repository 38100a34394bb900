import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { companyContent } from '../../../tests/test-content';
import { temporaryFolder } from '../../../tests/test-folder';
import { client, heroSlide } from '../../content-model/home-entries';
import { always } from '../../content-model/shown-days';
import { type Content, readContent } from '../read/read-content';
import { checkPictures, describeSize } from './check-pictures';

const root = temporaryFolder();
mkdirSync(join(root, 'hero-slides'));
const slide = (imagePath: string): Pick<Content, 'files'> => ({
  files: [
    {
      file: 'hero-slides/one.json',
      slug: 'one',
      days: always,
      kind: 'hero-slide',
      type: 'HeroSlide',
      schema: heroSlide,
      data: { imagePath },
    },
  ],
});
const draw = (name: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#075564' } }).toFile(
    join(root, 'hero-slides', name),
  );

test('the real pictures are sharp in their places, light enough, and pictures', async () => {
  const content = readContent(companyContent);
  expect(await checkPictures(companyContent, content)).toEqual({ problems: [], advice: [] });
});

test('a picture that is smaller than its place is advised against, with the size it needs', async () => {
  await draw('small.jpg', 1919, 1080);
  expect(await checkPictures(root, slide('./small.jpg'))).toEqual({
    problems: [],
    advice: [
      {
        file: 'hero-slides/one.json',
        field: 'imagePath',
        problem: 'names "./small.jpg", 1919 by 1080 pixels, which would look blurred here',
        fix: 'Use a picture of at least 1920 by 1080 pixels.',
      },
    ],
  });
});

test('a picture of exactly the right size gets no advice', async () => {
  await draw('fits.jpg', 1920, 1080);
  expect(await checkPictures(root, slide('./fits.jpg'))).toEqual({ problems: [], advice: [] });
});

test('a photograph rotated by EXIF counts as it is seen', async () => {
  await sharp({ create: { width: 1080, height: 1920, channels: 3, background: '#075564' } })
    .withMetadata({ orientation: 6 })
    .toFile(join(root, 'hero-slides', 'turned.jpg'));
  expect(await checkPictures(root, slide('./turned.jpg'))).toEqual({ problems: [], advice: [] });
});

test('a file that is not a picture is a mistake', async () => {
  writeFileSync(join(root, 'hero-slides/broken.jpg'), 'not a picture');
  const { problems, advice } = await checkPictures(root, slide('./broken.jpg'));
  expect(problems).toEqual([
    expect.objectContaining({
      field: 'imagePath',
      problem: 'names "./broken.jpg", which cannot be read as a picture',
    }),
  ]);
  expect(advice).toEqual([]);
});

/** The content with one client, whose logo has this text. */
const logo = (text: string): Pick<Content, 'files'> => {
  mkdirSync(join(root, 'clients'), { recursive: true });
  writeFileSync(join(root, 'clients/acme.svg'), text);
  const data = { img: './acme.svg' };
  const file = {
    file: 'clients/acme.json',
    slug: 'acme',
    days: always,
    kind: 'client',
    type: 'Client',
    schema: client,
    data,
  };
  return { files: [file] };
};

test('a logo that is too heavy is advised against', async () => {
  const { problems, advice } = await checkPictures(
    root,
    logo(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/>${' '.repeat(90_000)}</svg>`,
    ),
  );
  expect(problems).toEqual([]);
  expect(advice).toEqual([
    {
      file: 'clients/acme.json',
      field: 'img',
      problem: 'names "./acme.svg", which has 90 kB',
      fix: 'Visitors load this file as it is. Export it again, below 60 kB.',
    },
  ]);
});

test.each(['not a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><path></svg>'])(
  'a logo that holds %j blocks',
  async (text) => {
    const { problems } = await checkPictures(root, logo(text));
    expect(problems).toEqual([
      {
        file: 'clients/acme.json',
        field: 'img',
        problem: 'names "./acme.svg", which cannot be read as an SVG',
        fix: 'Open it in a drawing program and export it again as SVG, with a viewBox.',
      },
    ]);
  },
);

test.each([
  [999, '1 kB'],
  [340_000, '340 kB'],
  [2_449_000, '2.4 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(describeSize(bytes)).toBe(words);
});

test.each([
  [1600, 5000, 'of which the page shows only a part'],
  [6000, 1200, 'of which the page shows only a part'],
  [200, 150, 'which would look blurred here'],
])('a picture of %i by %i pixels gets advice', async (width, height, problem) => {
  await draw(`${width}.jpg`, width, height);
  const { problems, advice } = await checkPictures(root, slide(`./${width}.jpg`));
  expect(problems).toEqual([]);
  expect(advice.map((each) => each.problem)).toContainEqual(expect.stringContaining(problem));
});

test('a picture that would take gigabytes of memory is a mistake', async () => {
  await draw('huge.png', 16_000, 12_000);
  const { problems } = await checkPictures(root, slide('./huge.png'));
  expect(problems.map(({ problem }) => problem)).toEqual([
    'names "./huge.png", 16000 by 12000 pixels, which is too large to build the site from',
  ]);
});
