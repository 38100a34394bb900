import { z } from 'zod';

const note = z.object({
  /** Path of the field, as `benefits.2.text`; empty if it is none. */
  path: z.string(),
  /** The address of its form, if that is another one (form-mistakes.ts). */
  form: z.string().optional(),
  /** The field in the form's own labels: `Benefits 3: Text`. */
  label: z.string(),
  /** What is wrong and what to do. */
  sentence: z.string(),
});

/** A mistake or advice as the editor lists it. */
export type FormNote = z.infer<typeof note>;

/** What becomes of a change. */
export const outcomeSchema = z.union([
  /** Done, with advice on the entry, and the files that no entry names any more. */
  z.object({ done: z.literal(true), advice: z.array(note), unused: z.array(z.string()) }),
  /** Somebody else has changed the file: its text now, or null if it is gone. */
  z.object({ theirs: z.string().nullable() }),
  z.object({ mistakes: z.array(note) }),
]);

export type Outcome = z.infer<typeof outcomeSchema>;
