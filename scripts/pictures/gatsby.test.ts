import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { temporaryFolder } from '../../tests/test-folder';
import { buildWithGatsby } from './gatsby';

const root = temporaryFolder();
let counter = 0;
let printed: string[] = [];

beforeEach(() => {
  process.env.BUILD_CACHE = join(root, 'kept');
  printed = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
});
afterEach(() => jest.restoreAllMocks());

/** A program that asks for pictures as Gatsby does. */
const program = (script: string): string => {
  counter += 1;
  const file = join(root, `cli-${counter}.cjs`);
  writeFileSync(file, script);
  return file;
};

test('a program that asks for a picture gets it, with an answer, and its output is shown', async () => {
  const path = join(root, 'isle.jpg');
  await sharp({ create: { width: 90, height: 60, channels: 3, background: '#0a7c86' } })
    .jpeg()
    .toFile(path);
  const args = {
    operations: [{ outputPath: 'b/isle.webp', args: { width: 45, height: 30, toFormat: 'webp' } }],
    pluginOptions: { stripMetadata: true, defaultQuality: 50, failOn: 'warning' },
  };
  const job = {
    id: '7',
    name: 'IMAGE_PROCESSING',
    plugin: { name: 'gatsby-plugin-sharp' },
    inputPaths: [{ path, contentDigest: 'a' }],
    outputDir: join(root, 'public'),
    args,
  };
  const cli = program(
    `process.send({ type: 'JOB_CREATED', payload: ${JSON.stringify(job)} });
     process.on('message', (answer) => {
       process.stdout.write(JSON.stringify(answer) + process.argv.slice(2) + process.env.ENABLE_GATSBY_EXTERNAL_JOBS);
       process.exitCode = 0;
       process.disconnect();
     });`,
  );
  expect(await buildWithGatsby(cli)).toBe(0);
  expect(existsSync(join(root, 'public/b/isle.webp'))).toBe(true);
  expect(printed.join('')).toContain(
    `${JSON.stringify({ type: 'JOB_COMPLETED', payload: { id: '7', result: {} } })}build,--prefix-pathstrue`,
  );
});

test('the exit code is the one of the program', async () => {
  expect(await buildWithGatsby(program('process.exit(3)'))).toBe(3);
});

test('a program that is killed has failed', async () => {
  expect(await buildWithGatsby(program('process.kill(process.pid, "SIGKILL")'))).toBe(1);
});
