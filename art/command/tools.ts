import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { art, cached } from './paths';

/** A problem that the person at the keyboard can mend; its message is all there is to say. */
export class ArtError extends Error {}

const works = (program: string, args: string[]): boolean => spawnSync(program, args).status === 0;

/** The first of the candidates that runs with these arguments. Throws an ArtError that names the Debian package. */
const find = (name: string, candidates: (string | undefined)[], args: string[], packages: string): string => {
  const program = candidates.find((candidate) => candidate !== undefined && works(candidate, args));
  if (!program) throw new ArtError(`${name} is missing: apt-get install -y ${packages}`);
  return program;
};

export const findBlender = (): string =>
  find('Blender', [process.env.BLENDER_PATH, 'blender'], ['--version'], 'blender fonts-inter');

/** A Python with the modules that finish.py needs; another one may come first on the PATH. */
export const findPython = (): string =>
  find(
    'Python with numpy and OpenImageIO',
    [process.env.PYTHON_PATH, 'python3', '/usr/bin/python3'],
    ['-c', 'import numpy, OpenImageIO'],
    'python3 python3-numpy python3-openimageio',
  );

/** The denoiser, compiled anew whenever its source changes. Returns the path of the program. */
export const compileDenoiser = (): string => {
  const source = join(art, 'kit/denoise.c');
  const hash = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 12);
  const program = cached(`denoise-${hash}`);
  if (!existsSync(program)) {
    const compiler = find('A C compiler', [process.env.CC, 'gcc'], ['--version'], 'gcc libc6-dev');
    // Under another name until it is whole: a second run may look for it meanwhile.
    const unfinished = `${program}.${process.pid}`;
    execFileSync(
      compiler,
      ['-O3', '-march=native', '-ffast-math', '-fopenmp', source, '-o', unfinished, '-lm'],
      {
        stdio: 'inherit',
      },
    );
    renameSync(unfinished, program);
  }
  return program;
};

/** Runs a program at low priority and returns what it printed. Throws an ArtError with the end of that when it fails. */
export const run = (program: string, args: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn('nice', ['-n', '10', program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve(output);
      else {
        const log = output.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('Fra:'));
        reject(new ArtError(`${program} ended with ${code ?? signal}\n${log.slice(-25).join('\n')}`));
      }
    });
  });
