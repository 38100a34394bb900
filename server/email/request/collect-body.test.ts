import { PassThrough } from 'node:stream';
import { collectParts } from './collect-body';
import { readBody } from './read-body';

const type = 'multipart/form-data; boundary=b';
const part = (head: string, content: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const end = Buffer.from('--b--\r\n');

/** @param pieceBytes in which the body arrives */
const read = async (body: Buffer, pieceBytes = 64_000, contentType = type, most = 100_000) => {
  const stream = new PassThrough();
  const result = readBody(
    stream,
    { bytes: most, time: 5_000 },
    undefined,
    collectParts(contentType, most, 1_000),
  );
  for (let at = 0; at < body.length; at += pieceBytes) stream.write(body.subarray(at, at + pieceBytes));
  stream.end();
  return result;
};

const whole = Buffer.concat([
  part('name="name"', 'Asha 😀'),
  part('name="files"; filename="../../plan ü.pdf"', Buffer.from([0, 1, 2, 13, 10, 255])),
  part('name="files"; filename=""', ''),
  end,
]);

test.each([64_000, 1, 7])('fields and files, in pieces of %d bytes', async (pieceBytes) => {
  expect(await read(whole, pieceBytes)).toEqual({
    kind: 'parts',
    parts: {
      pairs: [['name', 'Asha 😀']],
      files: [{ name: 'plan ü.pdf', content: Buffer.from([0, 1, 2, 13, 10, 255]) }],
    },
  });
});

test.each([
  ['without a boundary', 'multipart/form-data', whole],
  ['with another boundary', 'multipart/form-data; boundary=c', whole],
  ['that ends in the middle of a file', type, whole.subarray(0, 150)],
  ['that ends in the middle of a field', type, whole.subarray(0, 55)],
  ['that ends in the middle of a head', type, whole.subarray(0, 30)],
  ['that is empty', type, Buffer.alloc(0)],
])('a form %s is broken', async (_what, contentType, body) => {
  expect(await read(body, 64_000, contentType)).toEqual({ kind: 'broken' });
});

test.each([
  ['a field beyond its limit', Buffer.concat([part('name="scope"', 'x'.repeat(1_001)), end])],
  [
    'too many files',
    Buffer.concat([...Array.from({ length: 11 }, () => part('name="files"; filename="a"', 'x')), end]),
  ],
  ['too many fields', Buffer.concat([...Array.from({ length: 501 }, () => part('name="a"', 'x')), end])],
  [
    'more than the limit of a body',
    Buffer.concat([part('name="files"; filename="a"', Buffer.alloc(100_000)), end]),
  ],
])('%s is too large', async (_what, body) => {
  expect(await read(body)).toEqual({ kind: 'large' });
});
