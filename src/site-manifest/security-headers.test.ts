import { observatoryScore } from '../../tests/test-observatory';
import { contentSecurityPolicy, pageHeaders, secureTransport } from './security-headers';

const headers = Object.fromEntries([...pageHeaders({ styleSources: [], assetHost: '' }), secureTransport]);
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...list] = directive.split(' ');
      return [name, list];
    }),
  );

describe('the Content Security Policy', () => {
  const policy = contentSecurityPolicy({ styleSources: [], assetHost: '' });

  test('allows nothing that is not named', () => {
    expect(directives(policy)['default-src']).toEqual(["'none'"]);
  });

  test('has nothing unsafe', () => {
    expect(policy).not.toContain('unsafe');
  });

  test('allows styles from files alone', () => {
    expect(directives(policy)['style-src']).toEqual(["'self'"]);
  });

  test('allows the style elements of the pages by their hashes, and no inline script', () => {
    const withStyles = directives(contentSecurityPolicy({ styleSources: ["'sha256-a='"], assetHost: '' }));
    expect(withStyles['style-src']).toEqual(["'self'", "'sha256-a='"]);
    expect(withStyles['script-src']).toEqual(["'self'"]);
  });

  test('names each directive once and holds no comma, at which readers would divide it', () => {
    const names = policy.split('; ').map((directive) => directive.split(' ')[0]);
    expect(new Set(names).size).toBe(names.length);
    expect(policy).not.toContain(',');
  });

  test('allows the host of the assets where files come from, and nowhere else', () => {
    const other = directives(
      contentSecurityPolicy({ styleSources: [], assetHost: 'https://cdn.example.com/site/' }),
    );
    for (const name of ['script-src', 'style-src', 'img-src', 'font-src', 'media-src', 'connect-src']) {
      expect(other[name]).toContain('https://cdn.example.com');
    }
    for (const name of ['form-action', 'manifest-src']) expect(other[name]).toEqual(["'self'"]);
    for (const name of ['base-uri', 'frame-ancestors']) expect(other[name]).toEqual(["'none'"]);
  });
});

test('a page cannot be framed, sniffed or opened into', () => {
  expect(headers).toMatchObject({
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
  });
});

test('files of another host come in without credentials', () => {
  const other = Object.fromEntries(pageHeaders({ styleSources: [], assetHost: 'https://cdn.example.com' }));
  expect(other['cross-origin-embedder-policy']).toBe('credentialless');
});

test('features that concern people, devices or payments are denied to every frame', () => {
  for (const name of ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']) {
    expect(headers['permissions-policy']).toMatch(new RegExp(`(?:^|, )${name}=\\(\\)`));
  }
});

test("MDN's HTTP Observatory gives 150 points, the most without preloading and SRI", () => {
  expect(observatoryScore(headers)).toBe(150);
});

test.each([
  ['no policy', { 'content-security-policy': undefined }, 75],
  ['inline scripts', { 'content-security-policy': "script-src 'unsafe-inline'; frame-ancestors 'none'" }, 80],
  [
    'inline styles',
    {
      'content-security-policy': headers['content-security-policy']?.replace(
        "style-src 'self'",
        "style-src 'self' 'unsafe-inline'",
      ),
    },
    140,
  ],
  ['no HSTS', { 'strict-transport-security': undefined }, 80],
  ['no opener policy', { 'cross-origin-opener-policy': undefined }, 140],
])('the score tells of %s', (_what, change, score) => {
  expect(observatoryScore({ ...headers, ...change })).toBe(score);
});
