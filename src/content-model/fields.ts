import { z } from 'zod';

/**
 * What a field means beyond its JSON type. Validation, the GraphQL types and the editors' forms read it:
 * - `file`: path of a picture or video, relative to the JSON file that names it
 * - `icon`: name of an icon (lucide.dev/icons, or one of `src/content-tools/icons/own-icons.json`)
 * - `link`: path on this site, with an optional `#section`
 * - `ref`: slug of an entry of the collection named by `to`
 * - `paragraphs`: a list of paragraphs of running text
 * - `rich`: a text with *emphasis* and [links](/path)
 * - `code`: lines of a program
 */
export type FieldKind = 'file' | 'icon' | 'link' | 'ref' | 'paragraphs' | 'rich' | 'code';

declare module 'zod' {
  interface GlobalMeta {
    kind?: FieldKind;
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
    /** Optional fields that an entry made by `npm run new` has, too. */
    samples?: readonly string[];
  }
}

const tidy = (value: string) => value === value.trim();
const tidyMessage = 'begins or ends with a space; remove it';

/** Characters that turn the direction of what follows, so that a text is shown in another order than it is written. */
const turned = /[\u202a-\u202e\u2066-\u2069]/;
/** Control characters other than a line break, and a byte order mark within a text. */
const control = /(?!\n)[\p{Cc}\ufeff]/u;
/** Characters without a shape, which spoil an address. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;

const legible = <Schema extends z.ZodString>(schema: Schema) =>
  schema
    .refine(
      (value) => !turned.test(value),
      'has a character that reverses the direction of the text; type it again',
    )
    .refine((value) => !control.test(value), 'has an invisible control character; type it again');

/** Whether an address is free of invisible characters, which come along when it is copied from a document. */
export const isVisible = (value: string): boolean => !invisible.test(value);
export const invisibleMessage =
  'has an invisible character, which was probably copied with it; type it again';
/** What is wrong with an address: what nobody can see comes first. */
export const addressError =
  (message: string) =>
  ({ input }: { input?: unknown }) =>
    typeof input === 'string' && !isVisible(input) ? invisibleMessage : message;

/** One line of text, at most `max` characters. `what` tells the editor what to write. */
export const line = (max: number, what: string) =>
  legible(z.string().min(1).max(max))
    .refine(tidy, tidyMessage)
    .refine((value) => !value.includes('\n'), 'has a line break; write one line')
    .describe(what);

/** One paragraph with room for several sentences. */
export const text = (max: number, what: string) => line(max, what);

/** Running text as a list of paragraphs, none longer than 900 characters. */
export const paragraphs = (what: string) =>
  z.array(line(900, 'One paragraph of running text')).min(1).meta({ kind: 'paragraphs', description: what });

/** The position of an entry among its siblings; 1 comes first. */
export const order = z
  .int()
  .min(1)
  .max(999)
  .describe('Place among its siblings on every list and in the menu: 1 comes first');

/** Whether an entry is unfinished: the published site leaves it out. */
export const draft = z
  .boolean()
  .optional()
  .describe('true while the entry is unfinished: the published site leaves it out');

/** Fields that entries of every collection have. */
export const entryFields = { order, draft };

const pictureEndings = ['.jpg', '.jpeg', '.png', '.webp'] as const;

/** Path of a file beside the JSON, which must exist and have one of the `endings`. */
export const file = (endings: readonly string[], what: string) =>
  z
    .string()
    .regex(/^\.{1,2}\//, 'must be a path relative to this JSON file, such as "./picture.jpg"')
    .meta({ kind: 'file', endings, description: what });

/** Size in pixels. */
interface Size {
  width: number;
  height: number;
}

/** The width of a page header's picture (560 px) at a pixel density of 1.7; twice as many pixels are better still. */
const pagePicture: Size = { width: 960, height: 720 };

/** Path of a picture; a warning is shown if it is smaller than `least` and would look soft. */
export const pictureFile = (what: string, least: Size = pagePicture) =>
  file(pictureEndings, what).meta({ minWidth: least.width, minHeight: least.height });

/** A picture with its alternative text (WCAG 1.1.1). */
export const picture = (what: string, least?: Size) =>
  z
    .strictObject({
      src: pictureFile('Path of the picture beside this JSON file', least),
      alt: line(180, 'What the picture shows, in one sentence, for people who do not see it'),
      focus: z
        .enum(['left', 'right', 'top', 'bottom'])
        .optional()
        .describe('Where its subject is, if not in the middle: that side stays when it is cropped'),
    })
    .meta({ typeName: 'Picture', description: what });

export const icon = (what: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be an icon name in lower case with hyphens')
    .meta({ kind: 'icon', description: what });

export const link = (what: string) =>
  z
    .string()
    .regex(/^\/[^\s]*$/, 'must be a path of this site that begins with "/"')
    .refine(isVisible, invisibleMessage)
    .meta({ kind: 'link', description: what });

export const ref = (to: string, what: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a file name without .json')
    .meta({ kind: 'ref', to, description: what });

export const refs = (to: string, what: string) =>
  z.array(ref(to, `Name of a file in the ${to} folder, without .json`)).describe(what);

/** Work that a page shows: case studies and projects, in this order. */
export const relatedWork = z
  .array(
    z
      .string()
      .regex(
        /^\/(case-studies|projects)\/[a-z0-9]+(-[a-z0-9]+)*$/,
        'must be the path of a case study or project, such as "/projects/impex"',
      )
      .meta({ kind: 'link', description: 'Path of a case study or project', examples: ['/projects/impex'] }),
  )
  .min(1)
  .max(3)
  .optional()
  .describe(
    'Case studies and projects to show, in this order; left out, the site chooses those of this page',
  );

export const item = (nameMax: number, textMax: number, what: string) =>
  z
    .strictObject({
      name: line(nameMax, `Name of the ${what}`),
      text: text(textMax, `One to three sentences about the ${what}`),
    })
    .meta({ typeName: 'NamedText' });

export const iconItem = (what: string) =>
  z
    .strictObject({
      name: line(48, `Name of the ${what}`),
      text: text(260, `One or two sentences about the ${what}`),
      icon: icon(`Icon of the ${what}`),
    })
    .meta({ typeName: 'IconText' });

export const figure = z
  .strictObject({
    value: line(18, 'The figure itself, with its unit: "38%", "4 to 5 days"'),
    label: line(90, 'What was counted and against what: "fewer stock-outs than the year before"'),
  })
  .meta({ typeName: 'Figure' });

/** What a client said about one piece of work. */
export const quotation = z
  .strictObject({
    text: text(400, 'What the person said, without quotation marks'),
    name: line(60, 'Name of the person'),
    role: line(90, 'Their role, and their company if the page does not name it'),
  })
  .meta({ typeName: 'Quotation', description: 'A person with a role, quoted about this work' });

/** A section's heading with one or two sentences below it. */
export const section = (what: string) =>
  z
    .strictObject({
      title: line(70, `Heading of ${what}`),
      text: text(260, `One or two sentences below the heading of ${what}`),
    })
    .meta({ typeName: 'SectionText' });

export const callToAction = z
  .strictObject({
    title: line(80, 'Heading of the next step at the end of the page'),
    text: text(240, 'One or two sentences that invite to it'),
    linkText: line(40, 'Words on the button'),
    link: link('Page the button opens'),
  })
  .meta({ typeName: 'CallToAction' });

/** Fields that every page has: its heading, its `<title>` and its entry in search results. */
export const pageFields = {
  title: line(
    48,
    'Name of the page: its heading, its title in the browser tab, its entry in menus and lists',
  ),
  tagline: line(130, 'The sentence set large below the heading'),
  description: z
    .string()
    .min(50)
    .max(160)
    .refine(tidy, tidyMessage)
    .describe('What search engines and link previews show: 50 to 160 characters, one or two sentences'),
  keywords: line(250, 'Search words, separated by commas'),
  image: picture('Picture at the head of the page and on its share card'),
};

/**
 * Condition of a rule between fields: it is checked if those fields have the right shape, whatever is wrong with
 * others, so that one mistake does not hide another.
 */
export const wherever =
  (fields: z.ZodRawShape) =>
  ({ value }: { value: unknown }): boolean =>
    z.object(fields).safeParse(value).success;
