import { join } from 'node:path';
import sharp from 'sharp';
import { findCardFaults } from '../../../tests/html/card-faults';
import { companyContent } from '../../../tests/test-companies';
import { temporaryFolder } from '../../../tests/test-folder';
import { readTheme } from '../../content-tools/read/read-theme';
import { drawCards } from './share-cards';

const folder = temporaryFolder();
process.env.BUILD_CACHE = join(folder, 'kept');

const mark = { absolutePath: join(companyContent, 'brand/mark.svg') };
const image = { src: { absolutePath: join(companyContent, 'pages/home.jpg'), isCutOut: null } };

/** Draws a card for each title, and returns their files. */
const draw = async (titles: readonly string[], name = 'Sevenisle Software'): Promise<string[]> => {
  const pages = titles.map((title, index) => ({ path: `/${index}`, title, image }));
  await drawCards(pages, { name, mark }, readTheme(companyContent), folder);
  return titles.map((_, index) => join(folder, `og/${index}.jpg`));
};

const column = { left: 0, top: 150, width: 550, height: 480 };

/** The pixels of the title, and none of the picture. */
const readTitle = (file: string): Promise<Buffer> => sharp(file).extract(column).raw().toBuffer();

/** The width of the title's longest line. */
const measureTitle = async (file: string): Promise<number> => {
  const title = await sharp(file).extract(column).png().toBuffer();
  return (await sharp(title).trim().toBuffer({ resolveWithObject: true })).info.width;
};

const titles = [
  'Retail',
  'jgpqy',
  'ÅÉÎŐŲ ₹41 lakh & Łódź Šibenik',
  'हिन्दी में देवनागरी',
  'Ελλάς Почта Việt Nam',
  'Ship 🚢 it 👨‍👩‍👧 now ❤️ 1️⃣',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützen',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  'Entertainment and Media for Medium Manufacturers',
  'a b c d e f g h i j k l m n o p q r s t u v w xy',
];

test('every title is whole, within its column and without boxes for letters', async () => {
  const files = await draw(titles);
  const faults = await Promise.all(files.map(findCardFaults));
  expect(Object.fromEntries(titles.map((title, index) => [title, faults[index]]))).toEqual(
    Object.fromEntries(titles.map((title) => [title, []])),
  );
});

test('no word is broken that fits a line', async () => {
  const [word = '', title = ''] = await draw(['Entertainment', 'Entertainment and Media']);
  expect(await measureTitle(title)).toBe(await measureTitle(word));
});

test('what no font can draw is left out, and nothing else', async () => {
  const [plain = '', withEmoji = '', withTamil = '', nothing = ''] = await draw([
    'Ship it',
    '🚢 Ship 🇮🇳 it 👩🏽‍🚀',
    'தமிழ் Ship it',
    '🚢',
  ]);
  const expected = await readTitle(plain);
  expect((await readTitle(withEmoji)).equals(expected)).toBe(true);
  expect((await readTitle(withTamil)).equals(expected)).toBe(true);
  expect(await findCardFaults(nothing)).toEqual(['has no title']);
});

test('a long name of the company fits next to its mark', async () => {
  const [file = ''] = await draw(['Retail'], 'Łódź & Šibenik Gesellschaft für Datenverarbeitung mbH');
  expect(await findCardFaults(file)).toEqual([]);
});

test('a thing cut out stands whole on the card, without the rings of a cropped picture', async () => {
  const absolutePath = join(folder, 'pole.png');
  const pole = Buffer.from(
    '<svg width="200" height="900"><rect x="80" width="40" height="900" fill="#f00"/></svg>',
  );
  await sharp(pole).png().toFile(absolutePath);
  const page = { path: '/pole', title: 'Pole', image: { src: { absolutePath, isCutOut: true } } };
  await drawCards([page], { name: 'Sevenisle', mark }, readTheme(companyContent), folder);
  const { data, info } = await sharp(join(folder, 'og/pole.jpg')).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): number[] => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  const isRed = ([red = 0, green = 0]: number[]): boolean => red > 200 && green < 60;
  expect([at(885, 55), at(885, 575)].map(isRed)).toEqual([true, true]);
  expect([at(885, 30), at(885, 600), at(620, 315)].map(isRed)).toEqual([false, false, false]);
  // The ground, where a ring would be.
  expect(at(590, 315)).toEqual(at(20, 315));
});

describe('the program that looks at cards', () => {
  const fault = async (drawing: string): Promise<string[]> => {
    const [card = ''] = await draw(['Retail']);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" fill="#0b2a35">${drawing}</svg>`;
    const changed = join(folder, 'changed.jpg');
    await sharp(card)
      .composite([{ input: Buffer.from(svg), left: 0, top: 0 }])
      .toFile(changed);
    return findCardFaults(changed);
  };

  test.each([
    ['has letters at its upper or lower edge', '<path d="M100 600h20v30h-20z"/>'],
    ['has letters outside its column', '<path d="M560 400h34v30h-34z"/>'],
    ['has boxes for letters', '<path d="M200 300h30v50h-30zM204 304v42h22v-42z" fill-rule="evenodd"/>'],
  ])('finds that a card %s', async (expected, drawing) => {
    expect(await fault(drawing)).toEqual([expected]);
  });
});
