import { blockedParts, finishHtml, hashSource, type NeedsOf, startScript } from './finish-html';

/** The ends of a page as Gatsby 5.16 writes it. */
const gatsbyPage = `<head></head><body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>Text</p></div><div id="gatsby-announcer" style="position:absolute;clip:rect(0, 0, 0, 0)" aria-live="assertive"></div></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/about-us";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="b046bc7";</script><script src="/framework-1.js" async></script><script src="/app-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body>`;
const start = 'begin()';
const needsOf = () => ({ queries: ['12', '34'], scripts: ['component-1.js'] });
const finished = finishHtml(gatsbyPage, start, needsOf);

test("Gatsby's page has parts that the policy blocks; the finished page has none", () => {
  expect(blockedParts(gatsbyPage, start)).toHaveLength(5);
  expect(blockedParts(finished, start)).toEqual([]);
});

test('what the scripts said is there as data', () => {
  expect(finished).toContain(
    '<script type="application/json" id="gatsby-script-loader">{"pagePath":"/about-us"}</script>',
  );
  expect(finished).toContain(
    '<script type="application/json" id="gatsby-compilation">{"hash":"b046bc7"}</script>',
  );
});

test('scripts from files are named, the one of the template last, for the starting script to fetch with the data of the page', () => {
  expect(finished).toContain(
    `<script data-scripts="/framework-1.js /app-1.js /component-1.js" data-json="/page-data/about-us/page-data.json /page-data/app-data.json /page-data/sq/d/12.json /page-data/sq/d/34.json">${start}</script>`,
  );
  expect(finished).not.toContain('<script src');
});

test('the needs of the home page, and of a site whose files another host has, are found', () => {
  const elsewhere = gatsbyPage
    .replace('"/about-us"', '"/"')
    .replaceAll('<script src="/', '<script src="https://cdn.example.com/site/');
  const needsOfHome: NeedsOf = (folder) => ({
    queries: folder === 'index' ? ['12'] : [],
    scripts: ['component-1.js'],
  });
  const site = 'https://cdn.example.com/site';
  const page = finishHtml(elsewhere, start, needsOfHome);
  expect(page).toContain(
    `data-json="${site}/page-data/index/page-data.json ${site}/page-data/app-data.json ${site}/page-data/sq/d/12.json"`,
  );
  expect(page).toContain(`data-scripts="${site}/framework-1.js ${site}/app-1.js ${site}/component-1.js"`);
});

test('the text and the marks that Gatsby finds its slices by stay', () => {
  expect(finished).toContain('<p>Text</p>');
  expect(finished).toContain('<!-- slice-start id="_gatsby-scripts-1" -->');
  expect(finished).toContain('<!-- slice-end id="_gatsby-scripts-1" -->');
});

test('what is meant for Internet Explorer or tells of Gatsby goes, other metas stay', () => {
  const metas = '<meta charSet="utf-8"/><meta name="description" content="a"/>';
  const page = `${metas}<meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="generator" content="Gatsby 5.16.1"/>`;
  expect(finishHtml(page, start, needsOf)).toBe(metas);
});

test('structured data stays when the scripts take over', () => {
  const data = '<script type="application/ld+json" data-gatsby-head="true">{}</script>';
  expect(finishHtml(`<head>${data}</head>`, start, needsOf)).toBe(
    '<head><script type="application/ld+json">{}</script></head>',
  );
});

test('finishing twice changes nothing', () => {
  expect(finishHtml(finished, start, needsOf)).toBe(finished);
});

describe('what the policy blocks', () => {
  test.each([
    ['an inline script', '<script>alert(1)</script>', '<script>'],
    ['an inline module', '<script type="module">alert(1)</script>', '<script type="module">'],
    ['a style attribute', '<p class="a" style="color:red">', '<p class="a" style="color:red">'],
    ['a style element', '<style>a{color:red}</style>', '<style>'],
    ['an event handler', '<img src="/a.png" onload="alert(1)">', '<img src="/a.png" onload="alert(1)">'],
    ['a script in a link', '<a href="javascript:alert(1)">', '<a href="javascript:alert(1)">'],
  ])('%s is found', (_what, html, tag) => {
    expect(blockedParts(html, start)).toEqual([tag]);
  });

  test.each([
    ['structured data', '<script type="application/ld+json">{"a":"<p style=\\"x\\">"}</script>'],
    ['a script from a file', '<script src="/a.js" async=""></script>'],
    ['the starting script', `<script>${start}</script>`],
    ['words that look like attributes', '<p title="an onion">style="a" onload="b"</p>'],
  ])('%s is not', (_what, html) => {
    expect(blockedParts(html, start)).toEqual([]);
  });
});

test('the starting script stands in pages without comments, indents and long names', () => {
  expect(startScript('// Why.\n((beginning) => {\n  // Because.\n  begin(beginning);\n\n})();\n')).toBe(
    '(b=>{begin(b)})();',
  );
});

test('a source is the SHA-256 of the text', () => {
  // printf 'begin()' | openssl dgst -sha256 -binary | base64
  expect(hashSource(start)).toBe("'sha256-15S4FGE7rP6kq/PzA1uIhN3+8zfaO6/TnJp4fMWo7lE='");
});
