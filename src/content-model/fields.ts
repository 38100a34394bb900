import { z } from 'zod';
import { slugForm } from './name-slug';

/**
 * What a field means beyond its JSON type. Validation, the GraphQL types and the editors' forms read it:
 * - `file`: path of a picture or video, relative to the JSON file that names it
 * - `icon`: name of an icon (lucide.dev/icons, or one of `src/content-tools/icons/own-icons.json`)
 * - `link`: path on this site, with an optional `#section`
 * - `ref`: slug of an entry of the collection named by `to`
 * - `paragraphs`: a list of paragraphs of running text
 * - `rich`: a text with *emphasis* and [links](/path)
 * - `code`: lines of a program
 * - `tag`: a name that entries share, and that is part of an address
 */
export type FieldKind = 'file' | 'icon' | 'link' | 'ref' | 'paragraphs' | 'rich' | 'code' | 'tag';

/** The notes of a field, apart from its type. */
export interface ModelNotes {
  kind?: FieldKind;
  /** Where the site shows it, for editors; inherited from the field or entity around it. */
  where?: string | undefined;
  /** Collection a `ref` points into. */
  to?: string;
  /** File extensions that a `file` may have. */
  endings?: readonly string[];
  /** Name of the GraphQL type of a shared object. */
  typeName?: string;
  /** Minimum size in pixels for a picture to be sharp where it is shown. */
  minWidth?: number;
  minHeight?: number;
  /** Sample values, where a pattern decides. */
  examples?: readonly string[];
}

declare module 'zod' {
  interface GlobalMeta extends ModelNotes {}
}

/** An object that the site shows in one place. */
export const part = <Fields extends z.ZodRawShape>(where: string, fields: Fields) =>
  z.strictObject(fields).meta({ where });

/** An object that several kinds of entries have: a GraphQL type of its own name. */
export const shared = <Fields extends z.ZodRawShape>(typeName: string, fields: Fields) =>
  z.strictObject(fields).meta({ typeName });

/** Addresses copied from a document often bring characters without a shape along, which spoil them. */
export const isVisible = (value: string): boolean => !/\p{Default_Ignorable_Code_Point}/u.test(value);
export const invisibleMessage =
  'has an invisible character, which was probably copied with it; type it again';

/** Blanks and characters without a shape. */
const blank = /[\s\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * One line of text; check-fields.ts looks for characters that no text may have.
 * @param max most characters
 * @param description what editors have to write, which their forms show
 * @param where where the site shows it
 */
export const line = (max: number, description: string, where?: string, min = 1) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine((value) => value === value.trim(), 'begins or ends with a space; remove it')
    .refine((value) => !value.includes('\n'), 'has a line break; write one line')
    .refine(
      (value) => value === '' || value.replaceAll(blank, '') !== '',
      'shows nothing: it has only invisible characters',
    )
    .meta({ description, where });

/** A name that entries share: a subject or technology. Lists by it have its letters in their address. */
export const tag = (max: number, description: string) =>
  line(max, description)
    .refine((value) => /\p{L}/u.test(value), 'has no letter')
    .meta({ kind: 'tag', description });

/** One paragraph; like a line, it has no line breaks. */
export const text = line;

/** Running text as a list of paragraphs, none longer than 900 characters. */
export const paragraphs = (description: string, where?: string) =>
  z.array(line(900, 'One paragraph of running text')).min(1).meta({ kind: 'paragraphs', description, where });

/** The number of entries in a list. */
export type Limits = readonly [least: number, most: number];

export const list = <Entry extends z.ZodType>(
  entry: Entry,
  [least, most]: Limits,
  description?: string,
  where?: string,
) => {
  const limited = z.array(entry).max(most);
  return (least > 0 ? limited.min(least) : limited).meta({ description, where });
};

/** A day, as `2024-11-21`. */
export const date = (description: string, where?: string) =>
  z.iso
    .date({ error: 'must be a date such as 2024-11-21', abort: true })
    .refine((day) => day >= '1990' && day < '2100', 'is not between 1990 and 2100; is the year right?')
    .meta({ description, where });

/** Path of a file from the folder of the entry. It must exist and have one of the `endings`. */
export const file = (endings: readonly string[], description: string, where?: string) =>
  z
    .string()
    .regex(/^\.{1,2}\//, 'must begin with "./", as in "./picture.jpg"')
    .meta({ kind: 'file', endings, description, where });

/** Pixels. */
type Size = readonly [width: number, height: number];

/** The width of a page header's picture (560 px) at a pixel density of 1.7; twice as many pixels are better still. */
const pagePicture: Size = [960, 720];

/** Path of a picture. The check advises against one smaller than `least`, which would look soft. */
export const pictureFile = (description: string, where?: string, [minWidth, minHeight]: Size = pagePicture) =>
  file(['.jpg', '.jpeg', '.png', '.webp'], description, where).meta({ minWidth, minHeight });

/** A picture with its alternative text (WCAG 1.1.1). */
export const picture = (description: string, where?: string, least?: Size) =>
  shared('Picture', {
    src: pictureFile('The picture', undefined, least),
    alt: line(180, 'What the picture shows, in one sentence, for people who do not see it'),
    focus: z
      .enum(['left', 'right', 'top', 'bottom'])
      .optional()
      .describe('Where its subject is, if not in the middle: that side stays when it is cropped'),
  }).meta({ description, where });

/** Where something is in a picture. */
export const percent = (from: string) => z.number().min(0).max(100).describe(`Percent from the ${from}`);

export const icon = (description: string, where?: string) =>
  z
    .string()
    .regex(slugForm, 'must be an icon name in lower case with hyphens')
    .meta({ kind: 'icon', description, where });

export const link = (description: string, where?: string) =>
  z
    .string()
    .regex(/^\/[^\s]*$/, 'must be a path of this site that begins with "/"')
    .refine(isVisible, invisibleMessage)
    .meta({ kind: 'link', description, where });

/** A link with its words, such as an item of a menu. */
export const namedLink = (max: number, words: string, opens: string) =>
  shared('NavigationLink', { name: line(max, words), link: link(opens) });

export const ref = (to: string, description: string, where?: string) =>
  z
    .string()
    .regex(slugForm, 'must be a file name without .json')
    .meta({ kind: 'ref', to, description, where });

export const refs = (to: string, limits: Limits, description: string, where?: string) =>
  list(ref(to, `Name of a file in the ${to} folder, without .json`), limits, description, where);

/**
 * Condition of a rule between fields: it is checked if those fields have the right shape, whatever is wrong with
 * others, so that one mistake does not hide another.
 */
export const wherever =
  (fields: z.ZodRawShape) =>
  ({ value }: { value: unknown }): boolean =>
    z.object(fields).safeParse(value).success;
