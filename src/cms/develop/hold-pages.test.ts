import { writeFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFolder } from '../../../tests/temporary-folder';
import { holdPages } from './hold-pages';

const folder = temporaryFolder();
const { middleware, close } = holdPages(folder);
afterAll(close);

/** Asks for something; tells whether it has been passed on so far. */
const ask = (accept: string): (() => boolean) => {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', headers: { accept } });
  let passed = false;
  middleware(request, new ServerResponse(request), () => {
    passed = true;
  });
  return () => passed;
};

const page = 'text/html,application/xhtml+xml,*/*;q=0.8';

/** Saves a file until the change is seen: the watcher takes a moment to start. */
const save = async (): Promise<void> => {
  for (let count = 0; ask(page)(); count += 1) {
    writeFileSync(join(folder, 'a.json'), String(count));
    await wait(60);
  }
};

test('a page is passed on at once while nothing changes', () => {
  expect(ask(page)()).toBe(true);
});

test('a page that is opened right after a save waits, and is passed on a good second later', async () => {
  await save();
  const isPassed = ask(page);
  await wait(900);
  expect(isPassed()).toBe(false);
  await wait(500);
  expect(isPassed()).toBe(true);
});

test('each further save prolongs the wait', async () => {
  await save();
  const isPassed = ask(page);
  await wait(800);
  writeFileSync(join(folder, 'a.json'), 'again');
  await wait(700);
  expect(isPassed()).toBe(false);
  await wait(900);
  expect(isPassed()).toBe(true);
});

test('what is no page does not wait', async () => {
  await save();
  expect(ask('application/json')()).toBe(true);
});
