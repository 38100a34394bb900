import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailDir } from '../../playwright.config';

/** The mails stored by the test server that contain a text, including suspected spam. */
export const mailsWith = (text: string): string[] =>
  ['new', '.Junk/new']
    .map((folder) => join(mailDir, folder))
    .flatMap((folder) => readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')))
    .filter((mail) => mail.includes(text));

let counter = 0;

/** A text that no other message contains. */
export const uniqueText = (): string => {
  counter += 1;
  return `Marker-${process.pid}-${Date.now()}-${counter}`;
};
