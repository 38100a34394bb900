import { isOwnPage, staysInContent } from './request-guard';

const save = (path: string, more: object = {}) => ({
  action: 'persistEntry',
  params: { dataFiles: [{ slug: 'x', path, raw: '{}' }], assets: [], ...more },
});

test.each([
  ['an entry', save('content/services/x.json')],
  [
    'a picture in the same folder',
    save('content/a.json', { assets: [{ path: 'content/a.jpg', content: '' }] }),
  ],
  ['the list of a folder', { action: 'entriesByFolder', params: { folder: 'content/services' } }],
  ['a file that is asked for', { action: 'getEntry', params: { path: 'content/site.json' } }],
])('%s may pass', (_what, body) => {
  expect(staysInContent(body, 'content')).toBe(true);
});

test.each([
  ['a file next to the content', save('package.json')],
  ['a way out of the content', save('content/../gatsby-node.json')],
  ['a folder whose name begins alike', save('content-old/x.json')],
  ['a new place outside', save('content/a.json', { entry: { path: 'content/a.json', newPath: 'b.json' } })],
  ['a script', save('content/a.ts')],
  ['a picture elsewhere', save('content/a.json', { assets: [{ path: 'static/a.jpg', content: '' }] })],
  ['the secrets of the project', { action: 'getEntry', params: { path: '.env' } }],
  ['files removed elsewhere', { action: 'deleteFiles', params: { paths: ['content/a.json', 'src/a.json'] } }],
  ['a path that is not a text', { action: 'getEntry', params: { path: 7 } }],
  ['a text in place of a request', 'content'],
])('%s may not', (_what, body) => {
  expect(staysInContent(body, 'content')).toBe(false);
});

test.each([
  ['localhost:8000', 'http://localhost:8000', true],
  ['127.0.0.1:8000', 'http://127.0.0.1:8000', true],
  ['localhost:8000', 'http://localhost:3000', false],
  ['localhost:8000', 'https://elsewhere.example', false],
  ['elsewhere.example:8000', 'http://elsewhere.example:8000', false],
  ['localhost:8000', undefined, false],
  ['localhost:8000', 'null', false],
])('to %s, a page of %s may write: %s', (host, origin, may) => {
  expect(isOwnPage({ host, origin })).toBe(may);
});
