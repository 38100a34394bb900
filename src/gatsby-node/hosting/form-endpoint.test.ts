import { contentSecurityPolicy } from '../../site-manifest/security-headers';
import { formEndpoint, formOrigin } from './form-endpoint';

test.each([
  [undefined, ''],
  ['', ''],
  ['none', 'none'],
  [' https://forms.example/f/abc ', 'https://forms.example/f/abc'],
  ['http://localhost:9000/email', 'http://localhost:9000/email'],
])('FORM_ENDPOINT=%j sends to %j', (given, endpoint) => {
  expect(formEndpoint(given)).toBe(endpoint);
});

test.each(['http://forms.example', 'forms.example/f', '/email', 'None', 'javascript:alert(1)'])(
  'FORM_ENDPOINT=%j stops the build',
  (given) => {
    expect(() => formEndpoint(given)).toThrow('FORM_ENDPOINT must be "none" or an address');
  },
);

test('the policy allows that origin to receive messages, and no other', () => {
  const policy = (endpoint: string) =>
    contentSecurityPolicy({ styleSources: [], assetHost: '', formOrigin: formOrigin(endpoint) });
  expect(policy('https://forms.example/f/abc')).toContain("connect-src 'self' https://forms.example;");
  expect(policy('https://forms.example/f/abc')).toContain("form-action 'self' https://forms.example;");
  for (const endpoint of ['', 'none']) expect(policy(endpoint)).toContain("connect-src 'self';");
});
