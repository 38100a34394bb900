/** @jest-environment <rootDir>/tests/jsdom-environment.ts */
import { sendMessage } from './send-message';

const message = { name: 'Asha', email: 'asha@example.in', phoneNumber: '', message: 'Hello' };

const answering = (status: number, body: string, type = 'application/json') =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(body, { status, headers: { 'Content-Type': type } }));

/** Sends a message from a form with hidden fields, ten seconds after it was shown. */
const send = (changed: Partial<typeof message> = {}, hidden: Record<string, string> = {}) => {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(hidden)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  return sendMessage({ ...message, ...changed }, form, 10_000);
};

/** The JSON of the message that is sent. */
const sendBody = async (...given: Parameters<typeof send>) => {
  const post = answering(202, '{}');
  await send(...given);
  return JSON.parse(String(post.mock.calls[0]?.[1]?.body));
};

// jsdom has none; every browser that keeps a request alive says so there.
Object.assign(globalThis, {
  Request: class {
    get keepalive() {
      return false;
    }
  },
});
afterEach(() => jest.restoreAllMocks());

describe('the body', () => {
  test('has the fields of the spec', async () => {
    expect(await sendBody({ phoneNumber: '9876543210' })).toEqual({
      name: 'Asha',
      email: 'asha@example.in',
      phoneNumber: '9876543210',
      message: 'Hello',
      id: expect.any(String),
      source: { page: '/' },
    });
  });

  test('leaves out a phone number that was not given', async () => {
    expect(await sendBody({ phoneNumber: '  ' })).not.toHaveProperty('phoneNumber');
  });

  test('carries a phone number that breaks its rule as it was typed', async () => {
    expect(await sendBody({ phoneNumber: '+91 98765 43210' })).toHaveProperty(
      'phoneNumber',
      '+91 98765 43210',
    );
  });

  test('is tidied', async () => {
    expect(await sendBody({ name: ' Asha ', message: 'One\r\ntwo\n' })).toMatchObject({
      name: 'Asha',
      message: 'One\ntwo',
    });
  });

  test('carries what the form adds, and the spam signals', async () => {
    const hidden = { kind: 'quote', service: 'Automation', contact: 'meera-shah', subject: 'x' };
    expect(await sendBody({}, hidden)).toMatchObject({ ...hidden, elapsed: '10000' });
  });
});

describe('the id', () => {
  const sendId = async (form: HTMLFormElement) => {
    const post = answering(202, '{}');
    await sendMessage(message, form, 10_000);
    return JSON.parse(String(post.mock.calls.at(-1)?.[1]?.body)).id;
  };

  test('of a form is the same as long as it is shown, and another form has another', async () => {
    const [one, two] = [document.createElement('form'), document.createElement('form')];
    let made = 0;
    Object.assign(crypto, { randomUUID: () => `id-${++made}` });
    expect(await sendId(one)).toBe('id-1');
    expect(await sendId(one)).toBe('id-1');
    expect(await sendId(two)).toBe('id-2');
  });

  test('is left out where the browser makes none', async () => {
    Object.assign(crypto, { randomUUID: undefined });
    expect(await sendId(document.createElement('form'))).toBeUndefined();
  });
});

describe('the request', () => {
  test('is one POST of JSON to /email with keepalive', async () => {
    const post = answering(202, '{"accepted":true}');
    await send();
    expect(post.mock.calls).toEqual([
      [
        '/email',
        expect.objectContaining({
          method: 'POST',
          headers: expect.objectContaining({ 'Content-Type': 'application/json' }),
          body: expect.stringContaining('"name":"Asha"'),
          keepalive: true,
        }),
      ],
    ]);
  });

  test('does not ask for keepalive beyond what browsers allow', async () => {
    const post = answering(413, '{"error":"The message is too large."}');
    await send({ message: 'अ'.repeat(30_000) });
    expect(post.mock.calls[0]?.[1]).toMatchObject({ keepalive: false });
  });
});

describe('the answer', () => {
  test.each([
    [202, '{"accepted":true}'],
    [200, '{}'],
    [200, 'true'],
    [200, '"queued"'],
    [201, '1'],
  ])('%i %s is success', async (status, body) => {
    answering(status, body);
    expect(await send()).toEqual({ kind: 'sent' });
  });

  test('text without JSON is success, as truthy data', async () => {
    answering(200, 'Queued', 'text/plain');
    expect(await send()).toEqual({ kind: 'sent' });
  });

  test.each([['false'], ['null'], ['0'], ['""'], ['']])('200 with %j is failure', async (body) => {
    answering(200, body);
    expect(await send()).toMatchObject({ kind: 'failed' });
  });

  test('a page of HTML is failure: that host has no endpoint', async () => {
    answering(200, '<!doctype html><p>Home', 'text/html; charset=utf-8');
    expect(await send()).toMatchObject({ kind: 'failed' });
  });

  test('a refusal names its fields and its reason', async () => {
    answering(400, '{"error":"Please correct.","fields":{"email":"Wrong.","colour":"x","name":3}}');
    expect(await send()).toEqual({
      kind: 'failed',
      fields: { email: 'Wrong.' },
      reason: 'Please correct.',
    });
  });

  test('a server error gives no reason', async () => {
    answering(503, '{"error":"EIO at /var"}');
    expect(await send()).toEqual({
      kind: 'failed',
      fields: {},
      reason: undefined,
    });
  });

  test.each([[404], [429], [500]])('%i with anything in it is failure', async (status) => {
    answering(status, 'true');
    expect(await send()).toMatchObject({ kind: 'failed', fields: {} });
  });

  test('a lost connection is failure', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await send()).toEqual({ kind: 'failed', fields: {} });
  });

  test('a connection lost in the middle of the answer is failure', async () => {
    const broken = new Response('{');
    jest.spyOn(broken, 'text').mockRejectedValue(new TypeError('terminated'));
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(broken);
    expect(await send()).toMatchObject({ kind: 'failed' });
  });
});
