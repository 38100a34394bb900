import { buildBody, outlivesPage, type Post, sendMessage } from './send-message';

const message = { name: 'Asha', email: 'asha@example.in', phoneNumber: '', message: 'Hello' };

const answering = (status: number, body: string, type = 'application/json') => {
  const post = jest.fn<ReturnType<Post>, Parameters<Post>>(async () => {
    return new Response(body, { status, headers: { 'Content-Type': type } });
  });
  return post;
};

describe('the body', () => {
  test('has the fields of the spec', () => {
    expect(JSON.parse(buildBody({ ...message, phoneNumber: '9876543210' }, {}))).toEqual({
      name: 'Asha',
      email: 'asha@example.in',
      phoneNumber: '9876543210',
      message: 'Hello',
    });
  });

  test('leaves out a phone number that was not given', () => {
    expect(JSON.parse(buildBody({ ...message, phoneNumber: '  ' }, {}))).not.toHaveProperty('phoneNumber');
  });

  test('carries a phone number that breaks its rule as it was typed', () => {
    expect(JSON.parse(buildBody({ ...message, phoneNumber: '+91 98765 43210' }, {}))).toHaveProperty(
      'phoneNumber',
      '+91 98765 43210',
    );
  });

  test('is tidied', () => {
    expect(JSON.parse(buildBody({ ...message, name: ' Asha ', message: 'One\r\ntwo\n' }, {}))).toMatchObject({
      name: 'Asha',
      message: 'One\ntwo',
    });
  });

  test('carries the spam signals', () => {
    expect(JSON.parse(buildBody(message, { subject: 'x', elapsed: '3' }))).toMatchObject({
      subject: 'x',
      elapsed: '3',
    });
  });
});

describe('the request', () => {
  test('is one POST of JSON to /email with keepalive', async () => {
    const post = answering(202, '{"accepted":true}');
    await sendMessage('{"name":"Asha"}', post);
    expect(post.mock.calls).toEqual([
      [
        '/email',
        expect.objectContaining({
          method: 'POST',
          headers: expect.objectContaining({ 'Content-Type': 'application/json' }),
          body: '{"name":"Asha"}',
          keepalive: true,
        }),
      ],
    ]);
  });

  test('does not ask for keepalive beyond what browsers allow', async () => {
    const post = answering(413, '{"error":"The message is too large."}');
    const body = JSON.stringify({ message: 'अ'.repeat(30_000) });
    await sendMessage(body, post);
    expect(outlivesPage(body)).toBe(false);
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
    expect(await sendMessage('{}', answering(status, body))).toEqual({ kind: 'sent' });
  });

  test('text without JSON is success, as truthy data', async () => {
    expect(await sendMessage('{}', answering(200, 'Queued', 'text/plain'))).toEqual({ kind: 'sent' });
  });

  test.each([['false'], ['null'], ['0'], ['""'], ['']])('200 with %j is failure', async (body) => {
    expect(await sendMessage('{}', answering(200, body))).toMatchObject({ kind: 'failed' });
  });

  test('a page of HTML is failure: that host has no endpoint', async () => {
    const post = answering(200, '<!doctype html><p>Home', 'text/html; charset=utf-8');
    expect(await sendMessage('{}', post)).toMatchObject({ kind: 'failed' });
  });

  test('a refusal names its fields and its reason', async () => {
    const post = answering(
      400,
      '{"error":"Please correct.","fields":{"email":"Wrong.","colour":"x","name":3}}',
    );
    expect(await sendMessage('{}', post)).toEqual({
      kind: 'failed',
      fields: { email: 'Wrong.' },
      reason: 'Please correct.',
    });
  });

  test('a server error gives no reason', async () => {
    expect(await sendMessage('{}', answering(503, '{"error":"EIO at /var"}'))).toEqual({
      kind: 'failed',
      fields: {},
      reason: undefined,
    });
  });

  test.each([[404], [429], [500]])('%i with anything in it is failure', async (status) => {
    expect(await sendMessage('{}', answering(status, 'true'))).toMatchObject({ kind: 'failed', fields: {} });
  });

  test('a lost connection is failure', async () => {
    const post = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await sendMessage('{}', post)).toEqual({ kind: 'failed', fields: {} });
  });

  test('a connection lost in the middle of the answer is failure', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.error(new TypeError('terminated')),
    });
    expect(await sendMessage('{}', async () => new Response(body))).toMatchObject({ kind: 'failed' });
  });
});
