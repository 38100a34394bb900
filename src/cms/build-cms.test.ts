import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { companyContent } from '../../tests/test-content';
import { temporaryFolder } from '../../tests/test-folder';
import { buildCms } from './build-cms';

const publicFolder = temporaryFolder();

test('without a backend nothing of the CMS is in the site, not even what an earlier build has left', async () => {
  mkdirSync(join(publicFolder, 'admin'));
  writeFileSync(join(publicFolder, 'admin/index.html'), '');
  await buildCms(publicFolder, companyContent, undefined);
  expect(existsSync(join(publicFolder, 'admin'))).toBe(false);
});
