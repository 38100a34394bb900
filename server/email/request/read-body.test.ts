import { PassThrough, Readable } from 'node:stream';
import { readBody } from './read-body';

const limits = { bytes: 10, time: 200 };

test('a body within the limit', async () => {
  const stream = Readable.from([Buffer.from('12345'), Buffer.from('67890')], { objectMode: false });
  expect(await readBody(stream, limits)).toEqual({ kind: 'complete', body: Buffer.from('1234567890') });
});

test('an empty body', async () => {
  expect(await readBody(Readable.from([]), limits)).toEqual({ kind: 'complete', body: Buffer.alloc(0) });
});

test('one byte more', async () => {
  const stream = Readable.from([Buffer.from('12345'), Buffer.from('678901')], { objectMode: false });
  expect(await readBody(stream, limits)).toEqual({ kind: 'large' });
});

test('a body without end is not read to its end', async () => {
  let sent = 0;
  const stream = new Readable({
    read() {
      sent += 65_536;
      this.push(Buffer.alloc(65_536));
    },
  });
  expect(await readBody(stream, { bytes: 10, time: 5_000 })).toEqual({ kind: 'large' });
  expect(sent).toBeLessThan(2 * 1024 * 1024);
  stream.destroy();
});

test('a slow sender', async () => {
  const stream = new PassThrough();
  const drip = setInterval(() => stream.write('x'), 50);
  expect(await readBody(stream, limits)).toEqual({ kind: 'slow' });
  clearInterval(drip);
});

test('a sender that disconnects', async () => {
  const stream = new PassThrough();
  stream.write('x');
  setTimeout(() => stream.destroy(new Error('reset')), 20);
  expect(await readBody(stream, limits)).toBeUndefined();
});
