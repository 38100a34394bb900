import { readFileSync } from 'node:fs';
import type { FakeMailServer } from '../mail/helpers';
import { until } from '../processes';

/** A host that runs the built site. */
export interface Host {
  /** Without a slash at its end. */
  readonly origin: string;
  stop(): Promise<void> | void;
}

/** What a host did, and what was expected of it. */
export interface Finding {
  readonly what: string;
  readonly found: string;
  readonly ok: boolean;
}

const headersOfPages = [
  'content-security-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-content-type-options',
  'referrer-policy',
];

const message = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phoneNumber: '',
  message: 'Please call us back.',
};

/** Whether the pages of a host are as they should be: addresses, headers, unknown addresses. */
export const checkPages = async ({ origin }: Host, paths: readonly string[]): Promise<Finding[]> => {
  const get = (path: string) => fetch(origin + path, { redirect: 'manual' });
  const wrong: string[] = [];
  const bare: string[] = [];
  const slashed: string[] = [];
  for (const path of paths) {
    const answer = await get(path);
    if (answer.status !== 200) wrong.push(`${path} ${answer.status}`);
    for (const name of headersOfPages) if (!answer.headers.has(name)) bare.push(`${path} ${name}`);
    await answer.arrayBuffer();
    if (path === '/') continue;
    const redirect = await get(`${path}/`);
    const target = new URL(redirect.headers.get('location') ?? '', origin).pathname;
    if (![301, 302, 307, 308].includes(redirect.status) || target !== path)
      slashed.push(`${path}/ ${redirect.status} ${target}`);
  }
  const unknown = await get('/no-such-page');
  const text = await unknown.text();
  const [headingOf404] = /<h1>[^<]+<\/h1>/.exec(readFileSync('public/404.html', 'utf8')) ?? [
    'no heading in public/404.html',
  ];
  const [script = ''] = /\/app-[0-9a-f]+\.js/.exec(await (await get('/')).text()) ?? [];
  const cached = (await get(script)).headers.get('cache-control') ?? 'none';
  return [
    {
      what: `${paths.length} addresses answer 200 without a redirect`,
      found: wrong.join(', ') || 'all',
      ok: wrong.length === 0,
    },
    {
      what: 'with a slash they lead to the address without',
      found: slashed.slice(0, 3).join(', ') || 'all',
      ok: slashed.length === 0,
    },
    {
      what: 'pages have the security headers',
      found: bare.slice(0, 3).join(', ') || 'all',
      ok: bare.length === 0,
    },
    {
      what: 'an unknown address is 404 with the site’s page',
      found: String(unknown.status),
      ok: unknown.status === 404 && text.includes(headingOf404),
    },
    {
      what: 'scripts are cached for a year',
      found: cached,
      ok: /max-age=31536000/.test(cached) && cached.includes('immutable'),
    },
  ];
};

/** Whether search engines are kept out of each of these addresses, in a preview, or of none. */
export const checkListing = async (
  { origin }: Host,
  paths: readonly string[],
  isPreview: boolean,
): Promise<Finding> => {
  const wrong: string[] = [];
  for (const path of [...paths, '/no-such-page']) {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    await answer.arrayBuffer();
    if ((answer.headers.get('x-robots-tag') === 'noindex') !== isPreview) wrong.push(path);
  }
  return {
    what: `${paths.length} responses and the 404 page are ${isPreview ? 'noindex: a preview' : 'for search engines'}`,
    found: wrong.slice(0, 5).join(', ') || 'all',
    ok: wrong.length === 0,
  };
};

/** Whether a host takes messages, refuses invalid ones with what was typed, and mails arrive. */
export const checkMessages = async ({ origin }: Host, mailServer: FakeMailServer): Promise<Finding[]> => {
  const before = mailServer.deliveries.length;
  const own = { Origin: origin, 'Sec-Fetch-Site': 'same-origin' };
  const post = (body: string, type: string) =>
    fetch(`${origin}/email`, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...own, 'Content-Type': type },
      body,
    });
  const json = await post(JSON.stringify(message), 'application/json');
  const taken: unknown = await json.json().catch(() => undefined);
  const form = 'application/x-www-form-urlencoded';
  const sent = await post(
    new URLSearchParams({ ...message, message: 'Sent without scripts.' }).toString(),
    form,
  );
  const refused = await post(new URLSearchParams({ ...message, email: 'nobody' }).toString(), form);
  const page = await refused.text();
  await until('both mails', () => mailServer.deliveries.length >= before + 2, 30_000).catch(() => undefined);
  const mails = mailServer.deliveries.slice(before).map(({ mail }) => mail);
  const arrived = ['Please call us back.', 'Sent without scripts.'].filter((text) =>
    mails.some((mail) => mail.includes(text)),
  );
  return [
    {
      what: 'a message as JSON is accepted',
      found: `${json.status} ${JSON.stringify(taken)}`.slice(0, 60),
      ok: json.status === 202,
    },
    {
      what: 'a form leads to the thank-you page',
      found: `${sent.status} ${sent.headers.get('location')}`,
      ok:
        sent.status === 303 && new URL(sent.headers.get('location') ?? '', origin).pathname === '/thank-you',
    },
    {
      what: 'an invalid form comes back with what was typed',
      found: String(refused.status),
      ok: refused.status === 400 && page.includes('value="nobody"') && page.includes('Please call us back.'),
    },
    { what: 'both mails arrive', found: String(arrived.length), ok: arrived.length === 2 },
  ];
};
