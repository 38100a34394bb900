import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteManifestSchema } from '../src/site-manifest/site-manifest';
import { company, recordingLog, until } from '../tests/test-email';
import { temporaryFolder } from '../tests/test-folder';
import { createSite, followBuilds } from './site';

const folder = temporaryFolder();
const file = join(folder, 'site-manifest.json');
const makeManifest = (policy: string, people = {}) => ({
  headerSets: [],
  files: {},
  redirects: [],
  otherHeaders: [['content-security-policy', policy]],
  secureTransport: ['strict-transport-security', 'max-age=1'],
  company: { ...company, people },
});
const write = (text: string): void => {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
};

test('a running server follows a new build, and keeps the last one if the new one is damaged', async () => {
  const { log, lines } = recordingLog();
  const first = makeManifest('first');
  write(JSON.stringify(first));
  const open = (manifest: Parameters<typeof createSite>[1]) => createSite(folder, manifest, log);
  const findSite = followBuilds(file, open, open(siteManifestSchema.parse(first)), log, 20);
  const policy = () => findSite().otherHeaders[0]?.[1];
  expect(policy()).toBe('first');

  write(JSON.stringify(makeManifest('second build', { meera: 'Meera Shah' })));
  await until(() => policy() === 'second build');
  expect(findSite().people).toEqual({ meera: 'Meera Shah' });
  expect(lines.join()).toContain('a new build is served');

  write('{"headerSets":');
  await until(() => lines.join().includes('the new build cannot be served'));
  expect(policy()).toBe('second build');

  write(JSON.stringify(makeManifest('third')));
  await until(() => policy() === 'third');
});
