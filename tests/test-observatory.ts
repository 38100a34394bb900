/**
 * The score that MDN's HTTP Observatory gives a site that has no cookies, no CORS and loads scripts from its own host
 * only. Rules and modifiers: github.com/mdn/mdn-http-observatory, commit 94042bb (20 August 2026), `src/grader/charts.js`
 * and `src/analyzer/tests/`. Every site starts at 100; what is above counts only from 90 upwards.
 */
type Headers = Readonly<Partial<Record<string, string>>>;

const tooBroad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const inline = ["'unsafe-inline'", 'data:'];

const parsePolicy = (text: string): Map<string, string[]> =>
  new Map(
    text.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

const contentSecurityPolicy = (text: string | undefined): number => {
  if (!text) return -25;
  const policy = parsePolicy(text);
  const fallback = policy.get('default-src') ?? ['*'];
  const scripts = policy.get('script-src') ?? fallback;
  const objects = policy.get('object-src') ?? fallback;
  const styles = policy.get('style-src') ?? fallback;
  const insecure = (sources: readonly string[]): boolean =>
    sources.some((source) => /^(?:http|ftp):/.test(source));
  const active = [...policy]
    .filter(([name]) => !['img-src', 'media-src'].includes(name))
    .flatMap(([, list]) => list);
  const passive = ['img-src', 'media-src'].flatMap((name) => policy.get(name) ?? fallback);
  if (scripts.some((source) => [...tooBroad, ...inline].includes(source))) return -20;
  if (objects.some((source) => tooBroad.includes(source))) return -20;
  if (insecure(active)) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (insecure(passive)) return -10;
  if (styles.some((source) => [...tooBroad, ...inline].includes(source))) return 0;
  return fallback.length === 1 && fallback[0] === "'none'" ? 10 : 5;
};

const strictTransport = (text: string | undefined): number => {
  const age = Number(/^max-age=(\d+)/.exec(text ?? '')?.[1]);
  if (Number.isNaN(age)) return -20;
  return age >= 15_552_000 ? 0 : -10;
};

const rewardValue =
  (good: readonly string[], reward: number, none: number, other: number) => (text: string | undefined) => {
    if (text === undefined) return none;
    return good.includes(text.toLowerCase()) ? reward : other;
  };

const rules: readonly [name: string, score: (text: string | undefined) => number][] = [
  ['content-security-policy', contentSecurityPolicy],
  ['strict-transport-security', strictTransport],
  ['x-content-type-options', rewardValue(['nosniff'], 0, -5, -5)],
  [
    'referrer-policy',
    rewardValue(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'], 5, 0, -5),
  ],
  ['cross-origin-resource-policy', rewardValue(['same-origin', 'same-site'], 10, 0, -5)],
  ['cross-origin-embedder-policy', rewardValue(['require-corp', 'credentialless'], 10, 0, -5)],
  [
    'cross-origin-opener-policy',
    rewardValue(['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'], 10, 0, -5),
  ],
];

const framing = (headers: Headers): number => {
  if (/(?:^|;)\s*frame-ancestors\s/.test(headers['content-security-policy'] ?? '')) return 5;
  return rewardValue(['deny', 'sameorigin'], 5, -20, -20)(headers['x-frame-options']);
};

/** The score of a page's headers, named in lower case. */
export const observatoryScore = (headers: Headers): number => {
  const modifiers = [...rules.map(([name, score]) => score(headers[name])), framing(headers)];
  const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
  const base = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  return base < 90 ? Math.max(base, 0) : base + sum(modifiers.filter((modifier) => modifier > 0));
};
