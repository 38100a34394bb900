import { readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { z } from 'zod';
import { terminalPaint } from '../../scripts/terminal';
import { contentFolder } from '../../src/content-folder';
import { filesBelow } from '../../src/gatsby-node/files-below';
import { readJson } from '../change-json';
import { pageReader } from './built-page';
import { findCardFaults } from './card-faults';
import { findContentFaults, readSitemap } from './content-pages';
import { type BuiltSite, deadReferences } from './dead-references';
import { findDataFaults } from './structured-data';
import { touchingTexts } from './touching-texts';

/**
 * html-validate's recommended rules (https://html-validate.org/rules/), without those that are a matter of taste or
 * of React's output.
 */
const rules: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // Tables that phones show as cards: laid out as blocks, they lose their roles in some browsers.
    'no-redundant-role': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'tel-non-breaking': 'off',
    // Several landmarks and lists have names of their own.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The groups of the quote form are named by the heading that asks; axe checks the name.
    'wcag/h71': 'off',
    // The HTML standard requires of an id: at least one character, and no space.
    'valid-id': ['error', { relaxed: true }],
  },
};

/** Gatsby keeps parts of pages, which are not served, in other folders; /admin is Decap's page. */
const isPage = (file: string): boolean =>
  file.endsWith('.html') && !/^\/(?:_gatsby|page-data|admin)\//.test(file);

/** Part of `npm test`: checks that every page of `public/` is valid and that everything in it leads somewhere. */
const main = async (): Promise<void> => {
  const root = resolve(process.argv[2] ?? 'public');
  const content = contentFolder();
  const { url } = z.object({ url: z.url() }).parse(readJson(join(content, 'site.json')));
  const names = filesBelow(root).map((file) => file.slice(root.length).replaceAll(sep, '/'));
  const read = (name: string): string => readFileSync(join(root, name), 'utf8');

  const validator = new HtmlValidate(new StaticConfigLoader(rules));
  const toPage = await pageReader();
  const pages: BuiltSite['pages'][number][] = [];
  const faults: string[] = [];
  const titles = new Map<string, string>();
  for (const name of names.filter(isPage)) {
    const html = read(name);
    if (!/<h1[\s>].*<style data-later/s.test(html))
      faults.push(`${name}: its later styles come before its heading`);
    // The standard allows a style element in the head only.
    const report = await validator.validateString(html.replace(/<style data-later.*?<\/style>/s, ''), name);
    for (const { messages } of report.results) {
      for (const { ruleId, message, line, column } of messages) {
        faults.push(`${name}:${line}:${column} ${message} (${ruleId})`);
      }
    }
    const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
    const other = titles.get(title);
    if (other) faults.push(`${name}: has the same title as ${other}: ${title}`);
    titles.set(title, name);
    const headings = [...html.matchAll(/<h1[\s>]/g)].length;
    if (headings !== 1) faults.push(`${name}: has ${headings} headings of the first level (h1)`);
    faults.push(
      ...touchingTexts(html).map((texts) => `${name}: run together without a style sheet: ${texts}`),
    );
    pages.push(toPage(name.replace(/\/index\.html$/, '').replace(/\.html$/, '') || '/', html));
  }

  faults.push(...findContentFaults(content, pages, readSitemap(read('/sitemap.xml'), url)));

  const site: BuiltSite = {
    origin: new URL(url).origin,
    pages,
    files: new Set(names),
    endpoints: new Set(['/email']),
  };
  const styles = new Map(names.filter((name) => name.endsWith('.css')).map((name) => [name, read(name)]));
  faults.push(...deadReferences(site, styles));
  for (const page of pages) faults.push(...findDataFaults(site, page));
  for (const name of names.filter((file) => file.startsWith('/og/'))) {
    faults.push(...(await findCardFaults(join(root, name))).map((fault) => `${name}: ${fault}`));
  }

  const paint = terminalPaint(process.stdout);
  if (faults.length > 0) {
    process.stdout.write(
      `${faults.join('\n')}\n${paint('red', `${faults.length} faults in the built HTML`)}\n`,
    );
    process.exitCode = 1;
    return;
  }
  const references = pages.reduce((sum, page) => sum + page.references.length, 0);
  const done = `${pages.length} pages are valid HTML; ${references} links and files lead somewhere`;
  process.stdout.write(`${paint('green', done)}\n`);
};

void main();
