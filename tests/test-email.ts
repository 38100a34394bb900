import pino, { type Logger } from 'pino';
import { type EmailSettings, readEmailSettings } from '../server/email/settings';
import texts from '../src/content-model/texts/en.json';
import type { Company } from '../src/site-manifest/company';

/** The company of the tests. */
export const company = {
  name: 'Sevenisle Software',
  email: 'hello@sevenisle.example',
  url: 'https://www.sevenisle.example',
  locale: 'en-IN',
  forms: { internationalPhone: false, anyEmail: false },
  texts,
} satisfies Company;

/** The settings for these variables. */
export const readSettings = (env: Record<string, string>): EmailSettings =>
  readEmailSettings(env, company, '/nowhere');

/** A logger whose lines a test can read. */
export const recordingLog = (): { log: Logger; lines: string[] } => {
  const lines: string[] = [];
  return { log: pino({ level: 'trace' }, { write: (line: string) => lines.push(line) }), lines };
};

/** Waits until a condition holds; fails after `time` milliseconds. */
export const until = async (condition: () => boolean | Promise<boolean>, time = 40_000): Promise<void> => {
  const end = Date.now() + time;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
