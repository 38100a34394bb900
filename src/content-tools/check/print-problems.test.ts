import { resolve } from 'node:path';
import { printProblems } from './print-problems';

const root = resolve('tests/content');

describe('the printed report', () => {
  test('names each file once, with every mistake and its fix below, and counts both', () => {
    const text = printProblems(root, [
      { file: 'a.json', field: 'x', problem: 'is missing', fix: 'Write it.' },
      { file: 'a.json', field: '', problem: 'is odd', fix: 'Correct it.' },
      { file: 'b.json', field: 'y[0]', problem: 'is empty', fix: 'Fill it.' },
    ]);
    expect(text.split('\n')).toEqual([
      '',
      'tests/content/a.json',
      '  x: is missing',
      '      Write it.',
      '  (file): is odd',
      '      Correct it.',
      '',
      'tests/content/b.json',
      '  y[0]: is empty',
      '      Fill it.',
      '',
      '3 mistakes in 2 files',
    ]);
  });

  test('advice is listed with the mistakes of its file, marked as advice and counted separately', () => {
    const advice = { file: 'a.json', field: 'y', problem: 'is dull', fix: 'Brighten it.' };
    const mistake = { file: 'a.json', field: 'x', problem: 'is missing', fix: 'Write it.' };
    const paint = (style: string, text: string): string => `<${style}>${text}</${style}>`;
    expect(printProblems(root, [mistake], [advice], paint).split('\n')).toEqual([
      '',
      '<bold>tests/content/a.json</bold>',
      '  <red>x</red>: is missing',
      '      <dim>Write it.</dim>',
      '  <yellow>advice: y</yellow>: is dull',
      '      <dim>Brighten it.</dim>',
      '',
      '<red>1 mistake in 1 file</red>',
      '<yellow>1 piece of advice on 1 file</yellow>',
    ]);
  });

  test('a single mistake is counted in the singular', () => {
    const text = printProblems(root, [
      { file: 'a.json', field: 'x', problem: 'is missing', fix: 'Write it.' },
    ]);
    expect(text).toMatch(/\n1 mistake in 1 file$/);
  });
});
