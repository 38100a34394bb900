import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../processes';
import { storedMessages } from '../stored-messages';
import {
  acknowledgedId,
  exportMails,
  hasPython,
  post,
  type Reply,
  send,
  startServer,
  stopServer,
} from './helpers';

jest.setTimeout(300_000);

const root = mkdtempSync(join(tmpdir(), 'storage-'));
const disk = join(root, 'disk');
mkdirSync(disk);
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk]).status === 0;

afterAll(() => {
  // A test that failed may have left a server there.
  if (mounted) spawnSync('umount', ['-l', disk]);
  rmSync(root, { recursive: true, force: true });
});

/** Posts until a message is refused; returns the acknowledged ids and the refusal. */
const fill = async (port: number, most = 500) => {
  const ids: string[] = [];
  let refusal: Reply | undefined;
  for (let index = 0; index < most && refusal === undefined; index += 1) {
    const reply = await post(port, text);
    const id = acknowledgedId(reply);
    if (id === undefined) refusal = reply;
    else ids.push(id);
  }
  return { ids, refusal };
};

const text = 'x'.repeat(9_000);

/** Ids of the messages that are stored whole. */
const wholeIds = (folder: string) =>
  storedMessages(folder)
    .filter(({ message }) => message === text)
    .map(({ id }) => id)
    .sort();

// A skipped test would look like a kept promise; the name says that nothing was tested.
const whenMounted = mounted ? test : test.skip;
if (!mounted)
  process.stderr.write('NOT SHOWN: full disk (mounting a tmpfs needs root). Run this test as root.\n');

whenMounted(
  'a full disk is answered with 503; what was acknowledged is whole, and there is room again later',
  async () => {
    const ballast = join(disk, 'ballast');
    writeFileSync(ballast, Buffer.alloc(800 * 1024));
    const server = await startServer({ DATA_DIR: disk });
    const { ids, refusal } = await fill(server.port);
    expect(ids.length).toBeGreaterThan(5);
    expect(refusal).toMatchObject({
      status: 503,
      body: '{"error":"Oops! Something went wrong. Please try again shortly."}',
    });
    expect(wholeIds(disk)).toEqual(ids.sort());
    expect(storedMessages(disk)).toHaveLength(ids.length);
    expect((await send(server.port, 'GET', '/readyz'))?.status).toBe(503);
    expect((await send(server.port, 'GET', '/livez'))?.status).toBe(200);
    await until('the log line', () => /SQLITE_(FULL|IOERR)/.test(server.output()));

    await stopServer(server, 'SIGKILL');
    const again = await startServer({ DATA_DIR: disk });
    expect((await post(again.port, text))?.status).toBe(503);
    rmSync(ballast);
    // It heals without a restart, and says so before anybody writes.
    await until('room', async () => (await send(again.port, 'GET', '/readyz'))?.status === 200);
    expect((await post(again.port, text))?.status).toBe(202);
    await stopServer(again);
    expect(wholeIds(disk)).toEqual(expect.arrayContaining(ids));
  },
);

test('a limit on the size of files (ulimit -f) is answered with 503; what was acknowledged is whole', async () => {
  const folder = join(root, 'limited');
  mkdirSync(folder);
  // 512 blocks of 1024 bytes.
  const server = await startServer(
    { DATA_DIR: folder },
    { prefix: ['bash', '-c', 'ulimit -f 512; exec "$@"', 'bash'] },
  );
  const { ids, refusal } = await fill(server.port);
  expect(refusal?.status).toBe(503);
  expect(wholeIds(folder)).toEqual(ids.sort());
  await stopServer(server);
  const again = await startServer({ DATA_DIR: folder });
  expect((await post(again.port, text))?.status).toBe(202);
  await stopServer(again);
});

(hasPython() ? test : test.skip)("Python's mailbox reads the exported mbox", async () => {
  const folder = join(root, 'read');
  mkdirSync(folder);
  const server = await startServer({ DATA_DIR: folder });
  const written = 'नमस्ते\n\nFrom here on\n>From there\n\nSecond paragraph';
  const ids = (await Promise.all(Array.from({ length: 20 }, () => post(server.port, written))))
    .map(acknowledgedId)
    .sort();
  // While the server runs.
  const mbox = exportMails(folder);
  await stopServer(server);
  const script = join(root, 'read.py');
  writeFileSync(
    script,
    [
      'import json, mailbox, re, sys',
      'from email import policy',
      'from email.parser import BytesParser',
      'box = mailbox.mbox(sys.argv[1], create=False)',
      'raw = [re.sub(rb"(?m)^>(?=>*From )", b"", box.get_bytes(key)) for key in box.keys()]',
      'mails = [BytesParser(policy=policy.default).parsebytes(each) for each in raw]',
      'print(json.dumps({',
      '  "ids": sorted(str(mail["Message-ID"])[1:33] for mail in mails),',
      '  "defects": [str(defect) for mail in mails for defect in mail.defects],',
      '  "replyTo": sorted({str(mail["Reply-To"]) for mail in mails}),',
      `  "whole": all(${JSON.stringify(written)} in mail.get_content() for mail in mails),`,
      '}))',
    ].join('\n'),
  );
  expect(JSON.parse(execFileSync('python3', [script, mbox]).toString())).toEqual({
    ids,
    defects: [],
    replyTo: ['Asha Rao <asha@example.in>'],
    whole: true,
  });
});
