import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter } from 'gatsby';
import { temporaryFolder } from '../../../tests/temporary-folder';
import { finishPages } from './finish-pages';

const folder = temporaryFolder();
const panic: Reporter['panic'] = (message) => {
  throw new Error(String(message));
};

/** The parts of a page that Gatsby 5.16 writes and the finish reads. */
const page =
  '<head></head><body><p>Text</p><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/about-us";/*]]>*/</script><script src="/app-1.js" async></script></body>';

const write = (path: string, text: string): void => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};

const writeChunks = (chunks: Record<string, string[]>): void =>
  write('chunk-map.json', JSON.stringify(chunks));

beforeEach(() => {
  write('about-us/index.html', page);
  write(
    'page-data/about-us/page-data.json',
    JSON.stringify({ componentChunkName: 'component-about', staticQueryHashes: ['12'] }),
  );
});

test("a page names the script files of its template, and not the template's styles", () => {
  writeChunks({ app: ['/app-1.js'], 'component-about': ['/component-about-1.js', '/component-about-1.css'] });
  finishPages(folder, { panic });
  expect(readFileSync(join(folder, 'about-us/index.html'), 'utf8')).toContain(
    'data-scripts="/app-1.js /component-about-1.js"',
  );
});

test('a template that the list of files does not have stops the build with its name and page', () => {
  writeChunks({ app: ['/app-1.js'] });
  expect(() => finishPages(folder, { panic })).toThrow(
    'public/chunk-map.json names no files for component-about, the template of page-data/about-us',
  );
});
