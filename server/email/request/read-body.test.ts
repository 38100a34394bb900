import { PassThrough, Readable } from 'node:stream';
import { createBodyBudget, readBody } from './read-body';

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

test('of many bodies that together take too much, the largest is given up, and a message gets through', async () => {
  const budget = createBodyBudget(100_000);
  const limits = { bytes: 90_000, time: 5_000 };
  const streams = Array.from({ length: 3 }, () => new PassThrough());
  const [first, second, third] = streams.map((stream) => readBody(stream, limits, budget.open('')));
  streams[0]?.write(Buffer.alloc(40_000));
  streams[1]?.write(Buffer.alloc(50_000));
  await new Promise((resolve) => setTimeout(resolve, 20));
  streams[2]?.end(Buffer.alloc(20_000, 'x'));
  expect(await second).toEqual({ kind: 'crowded' });
  expect(await third).toEqual({ kind: 'complete', body: Buffer.alloc(20_000, 'x') });
  streams[0]?.end();
  expect(await first).toMatchObject({ kind: 'complete' });
});

test('a complete body keeps its memory until it is answered, and others make room', async () => {
  const budget = createBodyBudget(10_000);
  const complete = budget.open('a');
  const stream = Readable.from([Buffer.alloc(6_000)], { objectMode: false });
  await readBody(stream, { bytes: 9_000, time: 200 }, complete);
  const next = () =>
    readBody(
      Readable.from([Buffer.alloc(5_000)], { objectMode: false }),
      { bytes: 9_000, time: 200 },
      budget.open('b'),
    );
  expect(await next()).toEqual({ kind: 'crowded' });
  complete.release();
  expect(await next()).toMatchObject({ kind: 'complete' });
});

test('who sends most at once makes room, although another body is larger than each of theirs', async () => {
  const budget = createBodyBudget(10_000);
  const given: string[] = [];
  const open = (sender: string, bytes: number, name: string) =>
    budget.open(sender).hold(bytes, () => given.push(name));
  open('a', 3_000, 'a1');
  open('a', 2_500, 'a2');
  open('b', 4_000, 'b');
  open('c', 2_000, 'c');
  expect(given).toEqual(['a1']);
});

test('the memory of a body is free again once it is answered, or its sender has gone', async () => {
  const budget = createBodyBudget(10_000);
  for (let time = 0; time < 5; time += 1) {
    const memory = budget.open('');
    const stream = Readable.from([Buffer.alloc(9_000)], { objectMode: false });
    expect(await readBody(stream, { bytes: 9_000, time: 200 }, memory)).toMatchObject({ kind: 'complete' });
    memory.release();
    const gone = new PassThrough();
    gone.write(Buffer.alloc(9_000));
    setTimeout(() => gone.destroy(), 20);
    expect(await readBody(gone, { bytes: 9_000, time: 200 }, budget.open(''))).toBeUndefined();
  }
});

test('a body in pieces of one byte takes no more memory than in one', async () => {
  const held: number[] = [];
  const budget = {
    hold: (bytes: number) => void held.push(bytes),
    complete: () => undefined,
    release: () => undefined,
  };
  const text = 'abcdefghij'.repeat(150);
  const stream = Readable.from([...text].map((letter) => Buffer.from(letter)));
  const received = await readBody(stream, { bytes: 10_000, time: 5_000 }, budget);
  expect(received).toEqual({ kind: 'complete', body: Buffer.from(text) });
  expect(Math.max(...held)).toBeLessThan(2 * text.length);
  expect(held.length).toBeLessThan(10);
});

test('a body in ever more pieces is not read to its end', async () => {
  let sent = 0;
  const stream = new Readable({
    // Read ahead: Node 20 and 24 differ in it.
    highWaterMark: 100,
    read() {
      sent += 1;
      this.push(Buffer.from('x'));
    },
  });
  expect(await readBody(stream, { bytes: 1_000_000, time: 60_000 })).toEqual({ kind: 'large' });
  expect(sent).toBeLessThan(3_000);
  stream.destroy();
});
