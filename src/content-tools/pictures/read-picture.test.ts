import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { temporaryFolder } from '../../../tests/test-folder';
import { readPicture } from './read-picture';

const path = join(temporaryFolder(), 'picture.png');
const draw = (width: number) =>
  sharp({ create: { width, height: 30, channels: 3, background: '#075564' } }).toFile(path);

test('a picture is read once', async () => {
  await draw(40);
  expect(readPicture(path)).toBe(readPicture(path));
});

test('a picture that has changed is read again', async () => {
  await draw(40);
  expect(await readPicture(path)).toEqual({ width: 40, height: 30 });
  await draw(50);
  expect(await readPicture(path)).toEqual({ width: 50, height: 30 });
  writeFileSync(path, 'no picture');
  expect(await readPicture(path)).toMatchObject({ fault: { problem: 'which cannot be read as a picture' } });
});
