import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { raw } from './exchange';
import type { Random } from './random';

/** Twenty megabytes of blanks; a file of gzip may have several parts (RFC 1952, 2.2). */
const packedBlanks = gzipSync(Buffer.alloc(20_000_000, ' '));

/** What the visitor of a case wrote; the mail must contain it. */
export interface Written {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** One attack on `POST /email`. */
export interface Case {
  /** The number of the case; together with the seed it identifies it. */
  readonly number: number;
  /** A text that no other case has; it is part of the message, if there is one. */
  readonly marker: string;
  /** Kinds of body and framing, for the report. */
  readonly label: string;
  /** The request, in the pieces it is sent in. */
  readonly pieces: readonly Uint8Array[];
  /** Whether it has to be stored, must not be, or may be. */
  readonly fate: 'stored' | 'refused' | 'either';
  readonly written?: Written | undefined;
  /** More bytes were announced than are sent: our side then closes. */
  readonly broken: boolean;
  /** More bytes are sent than were announced: the rest may be refused before the message is answered. */
  readonly torn: boolean;
}

interface Body {
  readonly label: string;
  readonly type: string | undefined;
  readonly bytes: Uint8Array;
  readonly fate: Case['fate'];
  readonly written?: Written;
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const line = '\r\n';

const names = [
  'Asha Rao',
  'आशा राव',
  "O'Neil-Smith, Jr.",
  '"Quoted" \\ name',
  '<b>bold</b> & co',
  'Boss <boss@evil.example>',
  'a@evil.example, b@evil.example',
  '=?utf-8?q?Boss=0d=0aBcc:_x@evil?=',
  '=?utf-8?b?4oCuZWxpdmU=?=',
  'Right \u202eto left',
  '🏝️ Seven Isles 🏝️',
  '; rm -rf /',
  '{{7*7}}%s%n',
  'é'.repeat(40),
] as const;

const emails = [
  'asha@example.in',
  "o'neil+tag@example.co.in",
  'आशा@example.in',
  'asha@उदाहरण.in',
  '=?utf-8?q?x=40evil.example?=@example.in',
  '{x}|y/z=!$&*^`~@example.in',
  'a..b@example.in',
] as const;

const messages = [
  'Please call us back.',
  'Several\nlines\n\nand paragraphs.',
  'A dot on its own:\n.\nFrom a line that begins so\n-- \nsignature',
  'Bcc: victim@evil.example\nContent-Type: text/html\n\n<script>alert(1)</script>',
  '--boundary\nContent-Disposition: attachment; filename=x',
  'नमस्ते '.repeat(400),
  `${'x'.repeat(9_000)}`,
  'Control \u0007 characters \u0000 and \u2028 separators',
  '😀'.repeat(500),
  '=?utf-8?q?encoded?= =3D =20',
] as const;

/** Line breaks and other characters that must not reach a header. */
const injections = [
  '\r\nBcc: victim@evil.example',
  '\nBcc: victim@evil.example',
  '\rBcc: victim@evil.example',
  '\r\n\r\nAnother body',
  '\u0000',
  '\u0085Bcc: victim@evil.example',
  '\u2028Bcc: victim@evil.example',
  '\u000b',
  '\u007f',
] as const;

const wrongValues = [
  0,
  12.5,
  -1,
  true,
  false,
  [],
  {},
  ['x'],
  { toString: 'x' },
  [[[]]],
  { length: 3 },
] as const;

const good = (random: Random, marker: string): Written => ({
  name: random.pick(names),
  email: random.pick(emails),
  message: `${marker}\n${random.pick(messages)}`,
});

const jsonBody = (label: string, value: unknown, fate: Case['fate'], written?: Written): Body => ({
  label,
  type: json,
  bytes: Buffer.from(JSON.stringify(value)),
  fate,
  ...(written && { written }),
});

const formText = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

type MakeBody = (random: Random, marker: string) => Body;

const bodies: readonly [MakeBody, ...MakeBody[]] = [
  (random, marker) => {
    const written = good(random, marker);
    return jsonBody(
      'good JSON',
      { ...written, phoneNumber: random.pick(['', '9876543210', '12']) },
      'stored',
      written,
    );
  },
  (random, marker) => {
    const written = good(random, marker);
    return {
      label: 'good form',
      type: random.pick([form, `${form}; charset=UTF-8`]),
      bytes: Buffer.from(formText({ ...written, phoneNumber: '' })),
      fate: 'stored',
      written,
    };
  },
  (random, marker) => {
    const written = good(random, marker);
    const more = random.pick<object>([
      { extra: { a: [1, null] } },
      { to: 'victim@evil.example', from: 'boss@evil.example', bcc: 'x@evil.example' },
      { constructor: { prototype: { name: 'Mallory' } } },
      { subject: 'I am a program', elapsed: 3 },
      { elapsed: -1 },
      { subject: [], elapsed: {} },
      { html: '<b>x</b>', attachments: [{ path: '/etc/passwd' }] },
    ]);
    return jsonBody('unknown keys', { ...written, ...more }, 'stored', written);
  },
  (random, marker) => {
    const written = good(random, marker);
    const field = random.pick(['name', 'email', 'message'] as const);
    return jsonBody(`wrong type of ${field}`, { ...written, [field]: random.pick(wrongValues) }, 'refused');
  },
  (random, marker) => {
    const written = good(random, marker);
    const field = random.pick(['name', 'email'] as const);
    const value = `a${random.pick(injections)}b`;
    return jsonBody(`injection into ${field}`, { ...written, [field]: value }, 'refused');
  },
  (random, marker) => {
    const written = good(random, marker);
    return jsonBody(
      'injection into the phone',
      { ...written, phoneNumber: `1${random.pick(injections)}2` },
      'stored',
      written,
    );
  },
  (random, marker) => {
    const written = good(random, marker);
    const field = random.pick(['name', 'email'] as const);
    const value = `a${random.pick(injections)}b`;
    return {
      label: `injection into ${field} of a form`,
      type: form,
      bytes: Buffer.from(formText({ ...written, [field]: value })),
      fate: 'refused',
    };
  },
  (random, marker) => {
    const written = good(random, marker);
    const depth = random.whole(10, 8_000);
    const deep = random.pick([
      '['.repeat(depth) + ']'.repeat(depth),
      `${'{"a":'.repeat(depth / 4)}1${'}'.repeat(depth / 4)}`,
      '['.repeat(depth),
    ]);
    const text = JSON.stringify(written).replace('{', `{"deep":${deep},`);
    return { label: 'depth', type: json, bytes: Buffer.from(text), fate: 'either', written };
  },
  (random, marker) => {
    const fields = JSON.stringify(good(random, marker));
    const bytes = Buffer.from(`{"${random.pick(['__proto__', 'prototype', 'constructor'])}":${fields}}`);
    return { label: 'prototype keys', type: json, bytes, fate: 'refused' };
  },
  (random, marker) => {
    const written = good(random, marker);
    const text = JSON.stringify(written).replace('{', '{"name":"Mallory","email":"m@evil.example",');
    return { label: 'double keys', type: json, bytes: Buffer.from(text), fate: 'stored', written };
  },
  (random, marker) => ({
    label: 'double keys of a form',
    type: form,
    bytes: Buffer.from(
      `${random.pick(['name', 'email', 'message'])}=x&${formText({ ...good(random, marker) })}`,
    ),
    fate: 'refused',
  }),
  (random, marker) => {
    const bytes = Buffer.from(JSON.stringify({ ...good(random, marker), name: 'NAME' }));
    const wrong = random.pick([
      '\xc0\xaf',
      '\xe0\x80\xaf',
      '\xed\xa0\x80',
      '\xff\xfe',
      '\xf8\x88\x80\x80\x80',
      '\x80',
      '\xe2\x82',
    ]);
    const at = bytes.indexOf('NAME');
    return {
      label: 'not UTF-8',
      type: json,
      bytes: Buffer.concat([bytes.subarray(0, at), raw(wrong), bytes.subarray(at)]),
      fate: 'refused',
    };
  },
  (random, marker) => ({
    label: 'a form that is no UTF-8',
    type: form,
    bytes: Buffer.from(
      `${formText({ ...good(random, marker), name: '' })}&name${random.pick(['=%c0%af', '=%ff', '=%', '=%zz', '=%e2%82', '%'])}`,
    ),
    fate: 'refused',
  }),
  (random, marker) => {
    const text = JSON.stringify(good(random, marker));
    const bytes = random.pick([
      Buffer.from(text, 'utf16le'),
      Buffer.concat([raw('\xff\xfe'), Buffer.from(text, 'utf16le')]),
      Buffer.from(`${text}${text}`),
      Buffer.from(`${text}x`),
      Buffer.from(text.slice(0, -1)),
      Buffer.from(text.replaceAll('"', "'")),
      Buffer.from(`[${text}]`),
      Buffer.from(JSON.stringify(text)),
      Buffer.from(`//\n${text}`),
      Buffer.from(`while(1);${text}`),
      Buffer.from(''),
      Buffer.from('null'),
    ]);
    return { label: 'no JSON object', type: json, bytes, fate: 'refused' };
  },
  (random, marker) => {
    const bytes = Buffer.from(JSON.stringify(good(random, marker)));
    const at = random.whole(0, bytes.length - 1);
    const noise = random.bytes(random.whole(1, 8));
    return {
      label: 'damaged JSON',
      type: json,
      bytes: Buffer.concat([bytes.subarray(0, at), noise, bytes.subarray(at + noise.length)]),
      fate: 'either',
    };
  },
  (random) => ({
    label: 'noise',
    type: random.pick([json, form]),
    bytes: random.bytes(random.whole(0, 2_000)),
    fate: 'refused',
  }),
  (random, marker) => {
    const written = good(random, marker);
    const other = random.pick([
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'application/json, text/plain',
      'application/jsonp',
      'application/xml',
      'application/*',
      ';',
      'x'.repeat(4_000),
    ]);
    return { label: 'other type', type: other, bytes: Buffer.from(JSON.stringify(written)), fate: 'refused' };
  },
  (random, marker) => ({
    label: 'no type',
    type: undefined,
    bytes: Buffer.from(JSON.stringify(good(random, marker))),
    fate: 'refused',
  }),
  (random, marker) => {
    const written = good(random, marker);
    const field = random.pick(['name', 'email', 'message'] as const);
    const character = random.pick([' ', '\t', '\u00a0', 'x', '@', '.', '\ud800', '\n']);
    const value = `a${character.repeat(random.whole(12_000, 60_000))}b`;
    return jsonBody(`endless ${field}`, { ...written, [field]: value }, 'either');
  },
  (random) => ({
    label: 'a form of thousands of fields',
    type: form,
    bytes: raw(
      random.pick(['a&', 'name=x&', '&', '=&', 'a=%61&', 'a[]=1&']).repeat(random.whole(1_000, 16_000)),
    ),
    fate: 'refused',
  }),
  (random, marker) => {
    const written = good(random, marker);
    return jsonBody(
      'lone surrogates',
      { ...written, name: `A\ud800${random.pick(['', '\udc00', 'x'])}` },
      'stored',
    );
  },
];

interface Framing {
  readonly label: string;
  readonly headers: readonly string[];
  readonly bytes: Uint8Array;
  readonly fate: Case['fate'];
  readonly broken?: boolean;
  readonly torn?: boolean;
}

type MakeFraming = (random: Random, body: Uint8Array) => Framing;

const chunked = (random: Random, body: Uint8Array, extension = ''): Buffer => {
  const parts: Uint8Array[] = [];
  for (let at = 0; at < body.length; ) {
    const size = random.whole(1, Math.max(1, Math.ceil(body.length / 4)));
    const chunk = body.subarray(at, at + size);
    parts.push(raw(`${chunk.length.toString(16)}${extension}${line}`), chunk, raw(line));
    at += size;
  }
  return Buffer.concat([...parts, raw(`0${line}${line}`)]);
};

const whole: MakeFraming = (_, body) => ({
  label: 'whole',
  headers: [`Content-Length: ${body.length}`],
  bytes: body,
  fate: 'stored',
});

const framings: readonly [MakeFraming, ...MakeFraming[]] = [
  (random, body) => ({
    label: 'chunked',
    headers: ['Transfer-Encoding: chunked'],
    bytes: chunked(random, body, random.pick(['', ';name=value', ';x'])),
    fate: 'stored',
  }),
  (_, body) => ({
    label: 'expects 100',
    headers: [`Content-Length: ${body.length}`, 'Expect: 100-continue'],
    bytes: body,
    fate: 'stored',
  }),
  (_, body) => ({
    label: 'expects nonsense',
    headers: [`Content-Length: ${body.length}`, 'Expect: the-unexpected'],
    bytes: body,
    fate: 'stored',
  }),
  (_, body) => ({
    label: 'promises more than it sends',
    headers: [`Content-Length: ${body.length + 10}`],
    bytes: body,
    fate: 'refused',
    broken: true,
  }),
  (_, body) => ({
    label: 'sends more than it promises',
    headers: [`Content-Length: ${Math.floor(body.length / 2)}`],
    bytes: body,
    fate: 'either',
    torn: true,
  }),
  (random, body) => ({
    label: 'two lengths',
    headers: [`Content-Length: ${body.length}`, `Content-Length: ${random.pick([body.length + 1, 0])}`],
    bytes: body,
    fate: 'refused',
  }),
  (random, body) => ({
    label: 'length and chunks',
    headers: [`Content-Length: ${random.pick([4, body.length])}`, 'Transfer-Encoding: chunked'],
    bytes: chunked(random, body),
    fate: 'refused',
  }),
  (random, body) => ({
    label: 'a length that is none',
    headers: [`Content-Length: ${random.pick(['-1', '0x10', '1e3', '+5', 'five', '99999999999999999999'])}`],
    bytes: body,
    fate: 'refused',
  }),
  (random, body) => ({
    label: 'chunks that are none',
    headers: ['Transfer-Encoding: chunked'],
    bytes: Buffer.concat([raw(random.pick(['zz', '-1', 'ffffffffffffffffff', '5', '5\n']) + line), body]),
    fate: 'refused',
    broken: true,
  }),
  (_, body) => ({
    label: 'chunks without an end',
    headers: ['Transfer-Encoding: chunked'],
    bytes: Buffer.concat([raw(`${body.length.toString(16)}${line}`), body, raw(line)]),
    fate: 'refused',
    broken: true,
  }),
  (random, body) => ({
    label: 'another transfer coding',
    headers: [
      `Transfer-Encoding: ${random.pick(['gzip', 'identity', 'chunked, gzip', 'xchunked', '\x0bchunked'])}`,
    ],
    bytes: chunked(random, body),
    fate: 'refused',
    broken: true,
  }),
  (random, body) => {
    const [name, pack] = random.pick<readonly [string, (bytes: Uint8Array) => Buffer]>([
      ['gzip', gzipSync],
      ['br', brotliCompressSync],
      ['deflate', deflateSync],
    ]);
    const packed = pack(body);
    return {
      label: 'compressed',
      headers: [`Content-Length: ${packed.length}`, `Content-Encoding: ${name}`],
      bytes: packed,
      fate: 'refused',
    };
  },
  (_, body) => {
    const packed = Buffer.concat([gzipSync(body), packedBlanks]);
    return {
      label: 'a bomb',
      headers: [`Content-Length: ${packed.length}`, 'Content-Encoding: gzip'],
      bytes: packed,
      fate: 'refused',
    };
  },
];

/** Headers that change nothing, and headers that must have the message refused. */
const harmless = [
  'X-Forwarded-For: 127.0.0.1, evil, [::1]:99999, ,,',
  'X-HTTP-Method-Override: DELETE',
  'X-Original-URL: /secret.txt',
  'Accept: text/html;q=0.1, application/json;q=zz',
  'Cookie: a=b; __proto__=x',
  'Content-Encoding: identity',
  'Referer: javascript:alert(1)',
  'Sec-Fetch-Site: same-origin',
  `X-Long: ${'y'.repeat(6_000)}`,
  '__proto__: x',
  'User-Agent: () { :; }; /bin/true',
  'Upgrade: h2c',
] as const;
const refusing = [
  'Origin: https://evil.example',
  'Origin: null',
  'Sec-Fetch-Site: cross-site',
  `X-Long: ${'y'.repeat(20_000)}`,
  'Bad Header: x',
  'X-Null: a\0b',
  ': x',
  'Host: another.example',
  `X: y${line} folded: z${line}\x00`,
] as const;

const combine = (...fates: Case['fate'][]): Case['fate'] => {
  if (fates.includes('refused')) return 'refused';
  return fates.includes('either') ? 'either' : 'stored';
};

const cut = (random: Random, bytes: Uint8Array): Uint8Array[] => {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; ) {
    const size = random.whole(1, Math.max(1, Math.ceil(bytes.length / 3)));
    pieces.push(bytes.subarray(at, at + size));
    at += size;
  }
  return pieces;
};

/** The case with this number. All that is random in it comes out of `random`. */
export const makeCase = (random: Random, number: number): Case => {
  const marker = `Marker-${number}-${random.whole(0, 1e9).toString(36)}.`;
  const body = random.pick(bodies)(random, marker);
  const framing = (random.once(2) ? whole : random.pick(framings))(random, body.bytes);
  const unread = body.bytes.length === 0;
  const [header, headerFate]: readonly [string | undefined, Case['fate']] = random.pick([
    [undefined, 'stored'],
    [undefined, 'stored'],
    [random.pick(harmless), 'stored'],
    [random.pick(refusing), 'refused'],
  ]);
  const head = [
    'POST /email HTTP/1.1',
    'Host: 127.0.0.1',
    'Connection: close',
    ...(body.type === undefined ? [] : [`Content-Type: ${body.type}`]),
    ...framing.headers,
    ...(header === undefined ? [] : [header]),
  ];
  const bytes = Buffer.concat([raw(`${head.join(line)}${line}${line}`), framing.bytes]);
  return {
    number,
    marker,
    label: `${body.label}; ${framing.label}${header === undefined ? '' : `; ${header.slice(0, 30)}`}`,
    pieces: random.once(4) ? cut(random, bytes) : [bytes],
    fate: unread ? 'refused' : combine(body.fate, framing.fate, headerFate),
    written: body.written,
    broken: framing.broken ?? false,
    torn: framing.torn ?? false,
  };
};
