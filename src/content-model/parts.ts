import { z } from 'zod';
import { date, file, icon, line, link, list, part, picture, pictureFile, ref, shared, text } from './fields';

const hidden = 'Develop and previews only, and marked there, while the published site leaves it out';

/** When the published site shows an entry (behaviour.md, rule 94). */
export const appearance = {
  draft: z.boolean().optional().meta({
    description: 'Whether the entry is unfinished: the published site leaves it out',
    where: hidden,
  }),
  publishOn: date(
    'First day on which the published site shows it; left out, it is shown at once',
    hidden,
  ).optional(),
  endOn: date('Last day on which the published site shows it; left out, it stays', hidden).optional(),
};

/** The same for entries with a page, whose address may lead on afterwards. */
export const pageAppearance = {
  ...appearance,
  redirectTo: link(
    'Page to which its address leads once it has ended; left out, there is none',
    'Nowhere; visitors of the old address are sent there',
  ).optional(),
};

/** Fields of the collections whose entries editors put in order. */
export const entryFields = {
  order: z.int().min(1).max(999).meta({
    description: 'Place among its siblings on every list and in the menu: 1 comes first',
    where: 'Wherever entries of this kind are listed',
  }),
  ...appearance,
};

/** The same for entries with a page, without the fields of the page. */
export const pageEntryFields = { order: entryFields.order, ...pageAppearance };

const workPath = z
  .string()
  .regex(
    /^\/(case-studies|projects)\/[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be the path of a case study or project, such as "/projects/impex"',
  )
  .meta({ kind: 'link', description: 'Path of a case study or project', examples: ['/projects/impex'] });

/** Work that a page shows: case studies and projects, in this order. */
export const relatedWork = list(
  workPath,
  [1, 3],
  'Case studies and projects to show, in this order; left out, the site chooses those of this page',
  'The section of the page with case studies and projects',
).optional();

/** The industry of the client of a piece of work. */
export const clientIndustry = (where: string) =>
  ref('industry', 'Industry of the client; leave it out if none of the pages is about it', where).optional();

export const item = (nameMax: number, textMax: number, what: string) =>
  shared('NamedText', {
    name: line(nameMax, `Name of the ${what}`),
    text: text(textMax, `One to three sentences about the ${what}`),
  });

export const iconItem = (what: string) =>
  shared('IconText', {
    name: line(48, `Name of the ${what}`),
    text: text(260, `One or two sentences about the ${what}`),
    icon: icon(`Icon of the ${what}`),
  });

export const benefit = shared('Benefit', {
  ...iconItem('benefit').shape,
  figure: line(12, 'The number that says it, set large: "4,000"').optional(),
  instead: line(110, 'What it replaces, set beside it: "Three copies of the price list"').optional(),
});

export const figure = shared('Figure', {
  value: line(18, 'The figure itself, with its unit: "38%", "4 to 5 days"'),
  label: line(90, 'What was counted and against what: "fewer stock-outs than the year before"'),
});

export const video = shared('Video', {
  mp4: file(['.mp4'], 'The video as MP4, without sound'),
  webm: file(['.webm'], 'The same video as WebM'),
  poster: pictureFile('Picture shown before the video plays'),
  text: line(500, 'What the video shows, for those who cannot see it'),
}).describe('A short silent video, played only on request');

/** A client's words about one piece of work. */
export const quotation = (where: string) =>
  shared('Quotation', {
    text: text(400, 'What the person said, without quotation marks'),
    name: line(60, 'Name of the person'),
    role: line(90, 'Their role, and their company if the page does not name it'),
  })
    .meta({ description: 'A person with a role, quoted about this work', where })
    .optional();

/** A section's heading with one or two sentences below it. */
export const section = (what: string, where?: string) =>
  shared('SectionText', {
    title: line(70, `Heading of ${what}`),
    text: text(260, `One or two sentences below the heading of ${what}`),
  }).meta({ where });

export const callToAction = shared('CallToAction', {
  title: line(80, 'Heading of the next step at the end of the page'),
  text: text(240, 'One or two sentences that invite to it'),
  linkText: line(40, 'Words on the button'),
  link: link('Page the button opens'),
  image: pictureFile('Picture beside it; left out, the picture of the page').optional(),
}).meta({ where: 'Invitation at the end of the page' });

export const pageFields = {
  title: line(
    48,
    'Name of the page: its heading, its title in the browser tab, its entry in menus and lists',
    'Heading of the page, browser tab, menus, lists and search results',
  ),
  tagline: line(130, 'The sentence set large below the heading', 'Below the heading of the page'),
  description: line(
    160,
    'What search engines and link previews show: 50 to 160 characters, one or two sentences',
    'Search results and link previews; not on the page itself',
    50,
  ),
  keywords: line(250, 'Search words, separated by commas', 'Read by search engines only'),
  image: picture('Picture of the page', 'Head of the page, its card on lists, and its link preview'),
  contact: ref(
    'person',
    'Whom visitors of this page call or write to; left out, the offices',
    'Invitation at the end of the page, head of its form, subject of the mail',
  ).optional(),
};

/** A page of `content/pages`, whose template decides which fields it has. */
export const definePage = <Fields extends z.ZodRawShape>(template: string, where: string, fields: Fields) =>
  part(where, { template: z.literal(template), ...pageFields, ...fields });
