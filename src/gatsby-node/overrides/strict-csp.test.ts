import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter } from 'gatsby';
import { temporaryFolder } from '../../../tests/test-folder';
import { prepareHtml, preparePages } from './strict-csp';

/** A page as Gatsby 5.16 writes it. */
const gatsbyPage = `<!DOCTYPE html><html><head><style data-href="/styles.css" data-identity="gatsby-global-css">a{color:red}</style></head><body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>Text</p></div><div id="gatsby-announcer" style="position:absolute;clip:rect(0, 0, 0, 0)" aria-live="assertive"></div></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/about-us";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="b046bc7";</script><script src="/framework-1.js" async></script><script src="/app-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`;
const prepared = prepareHtml(gatsbyPage);

test('nothing is left that the policy blocks', () => {
  expect(prepared.blocked).toEqual([]);
});

test('the values of the scripts become JSON', () => {
  expect(prepared.html).toContain(
    '<script type="application/json" data-gatsby-globals="">{"pagePath":"/about-us"}</script>',
  );
  expect(prepared.html).toContain(
    '<script type="application/json" data-gatsby-globals="">{"___webpackCompilationHash":"b046bc7"}</script>',
  );
  expect(prepared.hasGlobals).toBe(true);
});

test('a path with a quotation mark stays valid JSON', () => {
  const { html } = prepareHtml(gatsbyPage.replace('/about-us', '/say-\\"hi\\"'));
  const [, json = ''] = /data-gatsby-globals="">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ pagePath: '/say-"hi"' });
});

test('scripts from files, the text, and the marks of the slices stay', () => {
  expect(prepared.html).toContain(
    '<script src="/framework-1.js" async=""></script><script src="/app-1.js" async=""></script>',
  );
  expect(prepared.html).toContain('<p>Text</p>');
  expect(prepared.html).toContain('<!-- slice-start id="_gatsby-scripts-1" -->');
  expect(prepared.html).toContain('<!-- slice-end id="_gatsby-scripts-1" -->');
});

test('a second time changes nothing', () => {
  expect(prepareHtml(prepared.html)).toEqual(prepared);
});

describe('what the policy blocks', () => {
  test.each([
    ['an inline script', '<script>alert(1)</script>', '<script>'],
    ['an inline module', '<script type="module">alert(1)</script>', '<script type="module">'],
    ['a style attribute', '<p class="a" style="color:red">', '<p class="a" style="color:red">'],
    ['an event handler', '<img src="/a.png" onload="alert(1)">', '<img src="/a.png" onload="alert(1)">'],
    ['a script in a link', '<a href="javascript:alert(1)">', '<a href="javascript:alert(1)">'],
  ])('%s is found', (_what, html, tag) => {
    expect(prepareHtml(html).blocked).toEqual([tag]);
  });

  test.each([
    ['structured data', '<script type="application/ld+json">{"a":"<p style=\\"x\\">"}</script>'],
    ['a script from a file', '<script src="/a.js" async=""></script>'],
    ['words that look like attributes', '<p title="an onion">style="a" onload="b"</p>'],
  ])('%s is not', (_what, html) => {
    expect(prepareHtml(html).blocked).toEqual([]);
  });
});

describe('the pages of a build', () => {
  const folder = temporaryFolder();
  const panic: Reporter['panic'] = (message) => {
    throw new Error(String(message));
  };
  const write = (path: string, text: string): void => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  beforeEach(() => write('styles.css', 'a{color:red}'));

  test('are all prepared, but not slices and the CMS', () => {
    write('about-us/index.html', gatsbyPage);
    write('_gatsby/slices/_gatsby-scripts-1.html', '<script>1</script>');
    write('admin/index.html', '<script>1</script>');
    expect([...preparePages(folder, { panic }).keys()]).toEqual(['about-us/index.html']);
    expect(readFileSync(join(folder, 'about-us/index.html'), 'utf8')).toBe(prepared.html);
    expect(readFileSync(join(folder, 'admin/index.html'), 'utf8')).toBe('<script>1</script>');
  });

  test('have policies that allow their style elements by the SHA-256 of their texts', () => {
    write('about-us/index.html', gatsbyPage);
    expect(preparePages(folder, { panic }).get('about-us/index.html')).toEqual([
      // printf 'a{color:red}' | openssl dgst -sha256 -binary | base64
      "'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='",
      // The later styles: this sheet has none.
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    ]);
  });

  test('have the policies of their elements, though an alternative text looks like one', () => {
    write('about-us/index.html', gatsbyPage.replace('<p>', '<p title="A <style> element">'));
    write('retail/index.html', gatsbyPage);
    const sources = preparePages(folder, { panic });
    expect(sources.get('about-us/index.html')).toEqual(sources.get('retail/index.html'));
    expect(readFileSync(join(folder, 'about-us/index.html'), 'utf8')).toContain('A &lt;style> element');
  });

  test('allow what the Head of another page adds on a navigation', () => {
    write('about-us/index.html', gatsbyPage);
    write(
      'index.html',
      gatsbyPage.replace('</head>', '<style data-gatsby-head="true">b{top:0}</style></head>'),
    );
    const sources = preparePages(folder, { panic });
    // printf 'b{top:0}' | openssl dgst -sha256 -binary | base64
    const source = "'sha256-glHtJTlV14jnybiB8VExkMe37XsC4bVntDacTTPF6Zw='";
    expect(sources.get('index.html')).toContain(source);
    expect(sources.get('about-us/index.html')).toContain(source);
  });

  test('stop it if one holds what the policy blocks', () => {
    write('retail/index.html', gatsbyPage.replace('<p>', '<p style="color:red">'));
    expect(() => preparePages(folder, { panic })).toThrow(
      'retail/index.html: blocked: <p style="color:red">',
    );
  });

  test("stop it if one lacks Gatsby's scripts", () => {
    write('retail/index.html', '<!DOCTYPE html><html><head></head><body></body></html>');
    expect(() => preparePages(folder, { panic })).toThrow(
      'retail/index.html: lacks the scripts that Gatsby 5.16 writes',
    );
  });
});
