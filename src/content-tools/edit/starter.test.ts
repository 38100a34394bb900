import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { temporaryFolder } from '../../../tests/test-folder';
import { collections, pageTemplates } from '../../content-model';
import { adviseOnContent } from '../advice/advise';
import { adviseOnStarter } from '../advice/starter';
import { findMistakes } from '../check/check-content';
import { adviseOnUnused } from '../pictures/check-pictures';
import { readContent } from '../read/read-content';
import { writeStarter } from './starter';

const folder = temporaryFolder();
// As long as a name can be.
const company = {
  name: 'Nordlicht "Rat" & Tat Flensbrg',
  url: 'https://www.nordlicht.example',
  colour: '#2a5580',
};
const rootOf = (locale: string) => join(folder, locale);
const locales = ['en-GB', 'de-DE', 'fr-FR', 'ar-AE'];

beforeAll(async () => {
  for (const locale of locales) await writeStarter('starter', rootOf(locale), { ...company, locale });
}, 60_000);

test.each(locales)('the starter for %s has no mistakes and needs no advice', async (locale) => {
  const root = rootOf(locale);
  const { content, mistakes, pictureAdvice } = await findMistakes(root);
  expect(mistakes).toEqual([]);
  // The texts of the interface are those of the site, in place of a translation.
  const advice = adviseOnContent(content).filter(({ file }) => file !== 'texts.json');
  expect([...advice, ...adviseOnUnused(root, content)]).toEqual([]);
  // Every picture is one to be replaced.
  expect(pictureAdvice).not.toEqual([]);
  expect(pictureAdvice.filter(({ problem }) => !problem.endsWith('which is a sample'))).toEqual([]);
});

test('it has every kind of entry and page', () => {
  const { files } = readContent(rootOf('de-DE'));
  const kinds = files.map(({ kind }) => kind);
  expect(Object.keys(collections).filter((kind) => !kinds.includes(kind))).toEqual([]);
  const templates = files.filter(({ kind }) => kind === 'page').map(({ template }) => template);
  expect(new Set(templates)).toEqual(new Set(Object.keys(pageTemplates)));
});

test('the languages have the same entries, each with as many fields', () => {
  const shapes = locales.slice(0, 2).map((locale) =>
    readContent(rootOf(locale))
      .files.map(
        ({ kind, template, data }) => `${kind} ${template} ${JSON.stringify(data).match(/":/g)?.length}`,
      )
      .sort(),
  );
  expect(shapes[0]).toEqual(shapes[1]);
});

test('name, address and country are those of the company', () => {
  const site = JSON.parse(readFileSync(join(rootOf('de-DE'), 'site.json'), 'utf8'));
  expect(site).toMatchObject({ name: company.name, locale: 'de-DE', email: 'info@nordlicht.example' });
  const office = JSON.parse(readFileSync(join(rootOf('de-DE'), 'offices/first-office.json'), 'utf8'));
  expect(office).toMatchObject({
    $schema: '../../schemas/office.schema.json',
    country: 'Deutschland',
    countryCode: 'DE',
  });
});

test.each([
  ['de-DE', 0],
  ['ar-AE', 1920 - 768],
])('banners for %s are calm where their words stand', async (locale, left) => {
  const picture = sharp(join(rootOf(locale), 'hero-slides/welcome-desktop.jpg'));
  const { channels } = await sharp(
    await picture.extract({ left, top: 0, width: 768, height: 1080 }).toBuffer(),
  ).stats();
  expect(channels.map(({ stdev }) => stdev < 1)).toEqual([true, true, true]);
});

test('what has not been written yet is listed, until it is', () => {
  const content = readContent(rootOf('de-DE'));
  const listed = adviseOnStarter('starter', content);
  expect(listed.find(({ file }) => file === 'pages/home.json')).toMatchObject({
    field: 'tagline',
    problem: expect.stringMatching(/^is as the starter has it, like \d+ other texts of this file$/),
  });
  const own = content.files.map((file) => ({
    ...file,
    data: { ...Object(file.data), tagline: 'Unser Satz' },
  }));
  expect(
    adviseOnStarter('starter', { files: own }).find(({ file }) => file === 'pages/home.json')?.field,
  ).not.toBe('tagline');
});
