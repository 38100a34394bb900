import Busboy from '@fastify/busboy';
import type { SentFile } from './judge-files';

/** A form as it was sent. */
export interface FormParts {
  readonly pairs: readonly (readonly [name: string, value: string])[];
  readonly files: readonly SentFile[];
}

/** Far more than a form has, with every box of it checked. */
export const mostFields = 500;
/** More than a form takes, so that its rule can say so. */
const mostParts = 10;
const longestHead = 4096;

/**
 * Reads a multipart form.
 * @param contentType with the boundary
 * @param fieldSize most bytes of one field
 * @returns its parts, or why there are none
 */
export const readParts = (
  contentType: string,
  body: Uint8Array,
  fieldSize: number,
): Promise<FormParts | 'broken' | 'large'> =>
  new Promise((resolve) => {
    const pairs: [name: string, value: string][] = [];
    const files: { name: string; pieces: Buffer[] }[] = [];
    const endAs = (kind: 'broken' | 'large') => () => resolve(kind);
    const limits = { fields: mostFields, files: mostParts, fieldSize, headerSize: longestHead };
    let parser: ReturnType<typeof Busboy>;
    try {
      parser = Busboy({ headers: { 'content-type': contentType }, limits });
    } catch {
      return resolve('broken');
    }
    parser.on('field', (name: string | undefined, value, _, isCut) => {
      if (isCut) resolve('large');
      if (name !== undefined) pairs.push([name, value]);
    });
    parser.on('file', (_, stream, name = '') => {
      const pieces: Buffer[] = [];
      files.push({ name, pieces });
      stream.on('data', (piece: Buffer) => pieces.push(piece)).on('error', endAs('broken'));
    });
    for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      parser.on(event, endAs('large'));
    parser.on('error', endAs('broken')).on('finish', () => {
      const all = files.map(({ name, pieces }) => ({ name, content: Buffer.concat(pieces) }));
      // A form without chosen files sends one without a name.
      resolve({ pairs, files: all.filter(({ name, content }) => name !== '' || content.byteLength > 0) });
    });
    parser.end(body);
  });
