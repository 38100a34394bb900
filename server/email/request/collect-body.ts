import Busboy from '@fastify/busboy';
import { attempt } from '../../../src/attempt';
import type { SentFile } from './judge-files';

export interface FormParts {
  readonly pairs: readonly (readonly [name: string, value: string])[];
  readonly files: readonly SentFile[];
}

export type WholeBody =
  | { readonly kind: 'complete'; readonly body: Uint8Array }
  | { readonly kind: 'parts'; readonly parts: FormParts };

/**
 * - `large` beyond the limit of one body
 * - `slow` not complete in time
 * - `crowded` too much is being read from all senders together
 * - `broken` not a multipart form, although it says so
 */
export type ReceivedBody = WholeBody | { readonly kind: 'large' | 'slow' | 'crowded' | 'broken' };

/** Keeps the pieces of a body. */
export interface Collector {
  add(piece: Buffer): void;
  /** Bytes of memory that it takes. */
  held(): number;
  /** What they are together. Never rejects. */
  end(): Promise<ReceivedBody>;
}

/**
 * One piece of memory that grows: a list of pieces of a byte each would take a hundred times as much.
 * @param most bytes that it will have to take
 */
const createGrowingMemory = (most: number) => {
  let memory = Buffer.alloc(0);
  let size = 0;
  return {
    add(piece: Buffer): void {
      size += piece.byteLength;
      if (size > memory.byteLength) {
        const larger = Buffer.allocUnsafe(Math.min(most, Math.max(size, 2 * memory.byteLength, 1024)));
        memory.copy(larger);
        memory = larger;
      }
      piece.copy(memory, size - piece.byteLength);
    },
    held: () => memory.byteLength,
    content: () => memory.subarray(0, size),
  };
};

export const collectBytes = (most: number): Collector => {
  const { add, held, content } = createGrowingMemory(most);
  return { add, held, end: async () => ({ kind: 'complete', body: content() }) };
};

/** Far more than a form has, with every box of it checked. */
export const mostFields = 500;
/** More than a form takes, so that its rule can say so. */
const mostParts = 10;

/**
 * Keeps the fields and files of a multipart form while it comes.
 * @param contentType with the boundary
 * @param most bytes of the whole body
 * @param fieldBytes of one field
 */
export const collectParts = (contentType: string, most: number, fieldBytes: number): Collector => {
  const pairs: [name: string, value: string][] = [];
  const files: { name: string; memory: ReturnType<typeof createGrowingMemory> }[] = [];
  let textBytes = 0;
  let outcome: 'broken' | 'large' | 'parts' | undefined;
  let settle = () => undefined as unknown;
  const endAs = (kind: NonNullable<typeof outcome>) => () => {
    outcome ??= kind;
    settle();
  };
  const limits = { fields: mostFields, files: mostParts, fieldSize: fieldBytes, headerSize: 4096 };
  const parser = attempt(() => Busboy({ headers: { 'content-type': contentType }, limits }));
  if (!parser) return { add: () => undefined, held: () => 0, end: async () => ({ kind: 'broken' }) };
  parser.on('field', (name: string | undefined, value, _, isCut) => {
    if (isCut) endAs('large')();
    textBytes += 2 * value.length;
    if (name !== undefined) pairs.push([name, value]);
  });
  parser.on('file', (_, stream, name: string | undefined) => {
    const memory = createGrowingMemory(most);
    files.push({ name: name ?? '', memory });
    stream.on('data', memory.add).on('error', endAs('broken'));
  });
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(event, endAs('large'));
  parser.on('error', endAs('broken')).on('finish', endAs('parts'));
  return {
    add: (piece) => void (outcome === undefined && parser.write(piece)),
    held: () => files.reduce((sum, { memory }) => sum + memory.held(), textBytes),
    async end() {
      if (outcome === undefined) {
        await new Promise<void>((resolve) => {
          settle = resolve;
          parser.end();
        });
      }
      if (outcome !== 'parts') return { kind: outcome ?? 'broken' };
      // A form without chosen files sends one without a name.
      const chosen = files.filter(({ name, memory }) => name !== '' || memory.content().byteLength > 0);
      return {
        kind: 'parts',
        parts: { pairs, files: chosen.map(({ name, memory }) => ({ name, content: memory.content() })) },
      };
    },
  };
};
