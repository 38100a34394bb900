import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../scripts/processes';
import {
  acknowledgedId,
  allMessages,
  filesIn,
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
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400k', 'tmpfs', disk]).status === 0;

afterAll(() => {
  if (mounted) spawnSync('umount', [disk]);
  rmSync(root, { recursive: true, force: true });
});

/** Posts until a message is refused; returns the acknowledged ids and the refusal. */
const fill = async (port: number, most = 500) => {
  const ids: string[] = [];
  let refusal: Reply | undefined;
  for (let index = 0; index < most && refusal === undefined; index += 1) {
    const reply = await post(port, 'x'.repeat(9_000));
    const id = acknowledgedId(reply);
    if (id === undefined) refusal = reply;
    else ids.push(id);
  }
  return { ids, refusal };
};

/** Ids in a Maildir of complete messages: as long as their name says. */
const wholeIds = (maildir: string) =>
  allMessages(maildir)
    .filter(({ name, content }) => name.includes(`,S=${content.byteLength}`))
    .map(({ name }) => /R([0-9a-f]{32})\./.exec(name)?.[1])
    .sort();

// A skipped test would look like a kept promise; the name says that nothing was tested.
const whenMounted = mounted ? test : test.skip;
if (!mounted)
  process.stderr.write('NOT SHOWN: full disk (mounting a tmpfs needs root). Run this test as root.\n');

whenMounted(
  'a full disk is answered with 503; what was acknowledged is whole, and there is room again later',
  async () => {
    const maildir = join(disk, 'mail');
    const server = await startServer({ MAIL_DIR: maildir });
    const { ids, refusal } = await fill(server.port);
    expect(ids.length).toBeGreaterThan(5);
    expect(refusal).toMatchObject({
      status: 503,
      body: '{"error":"Oops! Something went wrong. Please try again shortly."}',
    });
    expect(wholeIds(maildir)).toEqual(ids.sort());
    expect(allMessages(maildir)).toHaveLength(ids.length);
    expect(filesIn(maildir, 'tmp')).toEqual([]);
    expect((await send(server.port, 'GET', '/readyz'))?.status).toBe(503);
    expect((await send(server.port, 'GET', '/livez'))?.status).toBe(200);
    await until('the log line', () => server.output().includes('ENOSPC'));

    await stopServer(server, 'SIGKILL');
    const again = await startServer({ MAIL_DIR: maildir });
    expect((await post(again.port, 'x'.repeat(9_000)))?.status).toBe(503);
    for (const { path } of allMessages(maildir).slice(0, 3)) rmSync(path);
    expect((await post(again.port, 'x'.repeat(9_000)))?.status).toBe(202);
    await stopServer(again);
  },
);

test('a limit on the size of files (ulimit -f) is answered with 503, and smaller messages are taken', async () => {
  const maildir = join(root, 'limited');
  // 8 blocks of 1024 bytes.
  const server = await startServer(
    { MAIL_DIR: maildir },
    { prefix: ['bash', '-c', 'ulimit -f 8; exec "$@"', 'bash'] },
  );
  expect((await post(server.port, 'x'.repeat(9_500)))?.status).toBe(503);
  expect(filesIn(maildir, 'tmp')).toEqual([]);
  expect(filesIn(maildir, 'new')).toEqual([]);
  const id = acknowledgedId(await post(server.port, 'small'));
  expect(wholeIds(maildir)).toEqual([id]);
  await stopServer(server);
});

// A bare machine has no Python; CI installs it before it runs the unit tests again on Node 24.
const hasPython = spawnSync('python3', ['--version']).status === 0;

(hasPython ? test : test.skip)("Python's mailbox reads the Maildir", async () => {
  const maildir = join(root, 'read');
  const server = await startServer({ MAIL_DIR: maildir });
  const ids = (
    await Promise.all(Array.from({ length: 20 }, () => post(server.port, 'नमस्ते\n\nSecond paragraph')))
  )
    .map(acknowledgedId)
    .sort();
  await stopServer(server);
  const script = join(root, 'read.py');
  writeFileSync(
    script,
    [
      'import json, mailbox, sys',
      'from email import policy',
      'from email.parser import BytesParser',
      'box = mailbox.Maildir(sys.argv[1], create=False)',
      'mails = [BytesParser(policy=policy.default).parsebytes(box.get_bytes(key)) for key in box.keys()]',
      'print(json.dumps({',
      '  "folders": sorted(box.list_folders()),',
      '  "ids": sorted(str(mail["Message-ID"])[1:33] for mail in mails),',
      '  "defects": [str(defect) for mail in mails for defect in mail.defects],',
      '  "replyTo": sorted({str(mail["Reply-To"]) for mail in mails}),',
      '  "whole": all("नमस्ते\\n\\nSecond paragraph" in mail.get_content() for mail in mails),',
      '}))',
    ].join('\n'),
  );
  expect(JSON.parse(execFileSync('python3', [script, maildir]).toString())).toEqual({
    folders: ['Failed', 'Junk', 'Sending'],
    ids,
    defects: [],
    replyTo: ['Asha Rao <asha@example.in>'],
    whole: true,
  });
});
