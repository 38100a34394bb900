import type { Readable } from 'node:stream';
import { megabyte } from '../../../src/message/files';
import { collectParts } from './collect-parts';
import { type BodyMemory, readBody } from './read-body';
import { readBodyType } from './read-submission';

/** Maximum size of a message's content in bytes, apart from files (behaviour.md, rule 70). */
export const bodyLimit = 64 * 1024;

/** Maximum number of bytes to read: JSON may write one byte of content as six (`\u0041`), a form post as three. */
const rawBodyLimit = 6 * bodyLimit;

/** Milliseconds for a sender to send the whole body. */
export interface BodyTimes {
  readonly body: number;
  /** With files. */
  readonly files: number;
}

/** Maximum number of bytes to read of a body of that type. */
export const rawLimit = (contentType: string | undefined, megabytes: number): number =>
  rawBodyLimit + (readBodyType(contentType) === 'parts' ? megabytes * megabyte : 0);

/**
 * Reads a request's body, whatever its type. Resolves to undefined if the sender has gone.
 * @param megabytes of a message's files
 */
export const readAnyBody = (
  request: Readable,
  contentType: string | undefined,
  times: BodyTimes,
  megabytes: number,
  memory?: BodyMemory,
) => {
  const bytes = rawLimit(contentType, megabytes);
  const hasParts = readBodyType(contentType) === 'parts';
  const collector = hasParts ? collectParts(contentType ?? '', bytes, bodyLimit) : undefined;
  return readBody(request, { bytes, time: hasParts ? times.files : times.body }, memory, collector);
};
