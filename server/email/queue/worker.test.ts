import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { recordingLog, until } from '../../../tests/test-email';
import { temporaryFolder } from '../../../tests/test-folder';
import { explainMailFailure } from '../mail/smtp';
import { retryPlan } from './backoff';
import { ownProcess } from './claim-owner';
import type { Send } from './delivery';
import { newBase } from './file-name';
import { prepareMaildir, putMail } from './maildir';
import { createSpool } from './spool';
import { createWorker } from './worker';

const root = temporaryFolder();
const day = 24 * 3_600_000;
const taken: Awaited<ReturnType<Send>> = { refused: 0 };
const permanent = Object.assign(new Error('550 <visitor@example.in> unknown'), {
  code: 'EENVELOPE',
  responseCode: 550,
  permanent: true,
});
const temporary = Object.assign(new Error('451'), { code: 'EENVELOPE', responseCode: 451, permanent: false });
const unreachable = Object.assign(new Error('refused'), { code: 'ESOCKET' });
let counter = 0;

const setUp = async (messages: number, send: Send) => {
  counter += 1;
  const path = join(root, String(counter));
  prepareMaildir(path);
  let now = Date.now();
  let elapsed = 0;
  for (let index = 0; index < messages; index += 1) {
    const id = String(index).padStart(32, '0');
    const name = newBase({ id, now, pid: 1, counter: index, host: 'h', size: 1 });
    await putMail(path, name, Buffer.from(String(index)));
  }
  const { log, lines } = recordingLog();
  const clock = {
    pass: (milliseconds: number) => {
      now += milliseconds;
      elapsed += milliseconds;
    },
    /** The time of day is changed; no time has passed. */
    set: (milliseconds: number) => {
      now += milliseconds;
    },
  };
  const times = { now: () => now, elapsed: () => elapsed };
  const timings = { poll: 10, renew: 10, lease: 120_000, serverPause: 60_000, retry: retryPlan };
  const spool = createSpool(path, ownProcess(), { lease: timings.lease, ...times });
  const worker = createWorker({
    spool,
    send,
    explain: explainMailFailure,
    what: 'mail',
    timings,
    log,
    ...times,
    random: () => 0,
  });
  const files = (...parts: string[]) => readdirSync(join(path, ...parts));
  return { worker, spool, clock, lines, files };
};

test('everything is delivered, oldest first, and kept', async () => {
  const sent: string[] = [];
  const { worker, files } = await setUp(3, async (mail) => {
    sent.push(mail.toString());
    return taken;
  });
  worker.start();
  await until(() => files('cur').length === 3);
  await worker.stop();
  expect(sent).toEqual(['0', '1', '2']);
  expect(files('new')).toEqual([]);
});

test('a temporary rejection is retried after a minute, then two', async () => {
  const times: number[] = [];
  const { worker, clock, files, lines } = await setUp(1, async () => {
    times.push(times.length);
    if (times.length < 3) throw temporary;
    return taken;
  });
  worker.start();
  await until(() => /,A=1,/.test(files('new').join()));
  clock.pass(58_000);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(times).toHaveLength(1);
  clock.pass(3_000);
  await until(() => /,A=2,/.test(files('new').join()));
  clock.pass(110_000);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(times).toHaveLength(2);
  clock.pass(11_000);
  await until(() => files('cur').length === 1);
  await worker.stop();
  expect(lines.join()).toContain('EENVELOPE 451');
  expect(lines.join()).not.toContain('@');
});

test('a permanent rejection is given up at once and logged without an address', async () => {
  const { worker, files, lines } = await setUp(1, async () => {
    throw permanent;
  });
  worker.start();
  await until(() => files('.Failed', 'new').length === 1);
  await worker.stop();
  expect(files('new')).toEqual([]);
  expect(lines.filter((line) => line.includes('"level":50'))).toHaveLength(1);
  expect(lines.join()).toContain('EENVELOPE 550');
  expect(lines.join()).not.toContain('@');
});

test('after five days and ten attempts a message is given up', async () => {
  let attempts = 0;
  const { worker, clock, files } = await setUp(1, async () => {
    attempts += 1;
    throw temporary;
  });
  worker.start();
  await until(() => attempts === 1);
  clock.pass(5 * day - 1_000);
  await until(() => attempts === 2);
  await until(() => files('new').length === 1);
  clock.pass(day);
  for (let attempt = 3; attempt <= retryPlan.fewest; attempt += 1) {
    await until(() => attempts === attempt);
    await until(() => files('new').length + files('.Failed', 'new').length === 1);
    clock.pass(day / 4);
  }
  await until(() => files('.Failed', 'new').length === 1);
  await worker.stop();
  expect(attempts).toBe(retryPlan.fewest);
});

test.each([
  ['forward', 10 * 365 * day],
  ['back', -10 * 365 * day],
])('the clock set %s by ten years: a message that waits is delivered, not given up', async (_, jump) => {
  let attempts = 0;
  const { worker, clock, files } = await setUp(1, async () => {
    attempts += 1;
    if (attempts < 4) throw attempts === 1 ? unreachable : temporary;
    return taken;
  });
  worker.start();
  await until(() => /,A=1,/.test(files('new').join()));
  clock.set(jump);
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await until(() => new RegExp(`,A=${attempt},`).test(files('new').join()));
    clock.pass(10 * 60_000);
  }
  await until(() => files('cur').length === 1);
  await worker.stop();
  expect(files('.Failed', 'new')).toEqual([]);
  expect(attempts).toBe(4);
});

test('while the mail server is unreachable, it is not tried for each message', async () => {
  let attempts = 0;
  let up = false;
  const { worker, clock, files } = await setUp(5, async () => {
    attempts += 1;
    if (!up) throw unreachable;
    return taken;
  });
  worker.start();
  await until(() => attempts === 1);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(attempts).toBe(1);
  up = true;
  clock.pass(62_000);
  await until(() => files('cur').length === 5);
  await worker.stop();
});

test('stopping finishes the current delivery and starts no other', async () => {
  const finish: (() => void)[] = [];
  const { worker, files } = await setUp(2, async () => {
    await new Promise<void>((resolve) => finish.push(resolve));
    return taken;
  });
  worker.start();
  // The claim comes before the call, so the file in `.Sending` does not prove that sending has begun.
  await until(() => finish.length === 1);
  expect(files('.Sending', 'cur')).toHaveLength(1);
  const stopped = worker.stop();
  finish[0]?.();
  await stopped;
  expect(files('cur')).toHaveLength(1);
  expect(files('new')).toHaveLength(1);
  expect(files('.Sending', 'cur')).toEqual([]);
});

test('a delivered message that could not be recorded is not sent again', async () => {
  let sends = 0;
  const { worker, spool, files } = await setUp(1, async () => {
    sends += 1;
    return taken;
  });
  const record = jest
    .spyOn(spool, 'delivered')
    .mockRejectedValueOnce(Object.assign(new Error('x'), { code: 'EIO' }));
  worker.start();
  await until(() => files('cur').length === 1);
  await worker.stop();
  expect(record).toHaveBeenCalledTimes(2);
  expect(sends).toBe(1);
});

test('a claim is renewed during a slow delivery', async () => {
  let isRenewed = () => false;
  const { worker, spool, files } = await setUp(1, async () => {
    await until(() => isRenewed());
    return taken;
  });
  const renew = jest.spyOn(spool, 'renew');
  isRenewed = () => renew.mock.calls.length > 2;
  worker.start();
  await until(() => files('cur').length === 1);
  await worker.stop();
  expect(renew.mock.calls.length).toBeGreaterThan(2);
});

test('a message that arrives while the worker sleeps is delivered when it is woken', async () => {
  const { worker, spool, files } = await setUp(1, async () => taken);
  const due = jest.spyOn(spool, 'due');
  worker.start();
  await until(() => files('cur').length === 1);
  const looks = due.mock.calls.length;
  worker.wake();
  await until(() => due.mock.calls.length > looks);
  await worker.stop();
  const after = due.mock.calls.length;
  worker.wake();
  expect(due.mock.calls.length).toBe(after);
});

test('recipients that are refused beside others are reported', async () => {
  const { worker, files, lines } = await setUp(1, async () => ({ refused: 1 }));
  worker.start();
  await until(() => files('cur').length === 1);
  await worker.stop();
  expect(lines.join()).toContain('MAIL_TO');
});
