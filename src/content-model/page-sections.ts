import { z } from 'zod';
import { block, rich, textBlocks } from './blocks';
import { office, time } from './company';
import { date, line, list, namedLink, paragraphs, percent, picture, ref, refs, shared, text } from './fields';
import { callToAction, figure, iconItem, item, video } from './parts';
import { engagementModel } from './prices';

/** A section of a composed page, with a heading. */
const section = <Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  what: string,
  fields: Fields,
) =>
  block(type, what, {
    title: line(80, 'Heading of the section'),
    text: text(260, 'One or two sentences below the heading').optional(),
    ...fields,
  });

const dateTime = (description: string, example: string) =>
  z.iso.datetime({ offset: true, error: 'must be a time such as 2026-03-12T10:00:00+05:30' }).meta({
    description,
    examples: [example],
  });

const pictureText = shared('PictureText', {
  name: line(48, 'Name of the point'),
  text: text(200, 'One sentence about it'),
  image: picture('Small picture', undefined, [480, 360]),
  service: ref('service', 'Service page it belongs to, when there is one').optional(),
});

const step = shared('Step', {
  ...item(48, 320, 'step').shape,
  time: time('When it begins, shown in place of its number', '10:00').optional(),
});

const region = shared('HoursRegion', {
  name: line(60, 'Region, with the city whose clocks it goes by: "US East Coast (New York)"'),
  timeZone: office.shape.timeZone.meta({ description: 'Time zone of that city (such as Asia/Kolkata)' }),
  note: line(90, 'What else a client there should know: "on Sundays for agreed releases"').optional(),
});

const placeInPicture = shared('PlaceInPicture', {
  name: line(30, 'Name of the place'),
  x: percent('left edge of the picture'),
  y: percent('top of the picture'),
});

const way = shared('WayInPicture', {
  x1: percent('left edge, where it begins'),
  y1: percent('top, where it begins'),
  x2: percent('left edge, where it ends'),
  y2: percent('top, where it ends'),
});

const chapter = shared('Chapter', {
  title: line(80, 'Heading of the chapter'),
  text: paragraphs('The chapter'),
  points: list(
    rich(600, 'One point; *its lead* can be emphasised'),
    [2, 12],
    'Points below the text',
  ).optional(),
});

/** The sections of a composed page, besides the blocks of running text. */
const sections = [
  section('text-beside', 'Paragraphs beside their heading', {
    paragraphs: paragraphs('The text'),
    picture: picture('Picture below the heading').optional(),
  }),
  section('icon-items', 'Short texts with icons, side by side', { items: list(iconItem('point'), [2, 9]) }),
  section('picture-items', 'Short texts with small pictures, side by side', {
    items: list(pictureText, [1, 12]),
  }),
  section('steps', 'Numbered steps', {
    steps: list(step, [2, 8]),
    more: namedLink(48, 'Words of a link below the heading', 'Page that tells more').optional(),
  }),
  section('figures', 'Key figures on a dark ground', {
    figures: list(figure, [2, 4], 'The figures', 'Dark band'),
  }),
  section('work', 'Case studies and projects', {
    caseStudies: refs('case-study', [0, 6], 'Case studies to show, in this order'),
    projects: refs('project', [0, 6], 'Projects to show, after them'),
  }),
  section('services', 'Services with links to their pages', {
    services: refs('service', [1, 8], 'Services to show, in this order'),
  }),
  section('industries', 'Industries with links to their pages', {
    industries: refs('industry', [1, 8], 'Industries to show, in this order'),
  }),
  section('people', 'People with name and role', {
    people: refs('person', [1, 12], 'People to show, in this order'),
  }),
  section('prices', 'Price ranges side by side', {
    prices: list(engagementModel, [2, 4], 'What can be bought, with its price'),
  }),
  section('company-prices', 'The price ranges of the company, from prices.json', {}),
  section('estimate', 'Questions that estimate a price, from prices.json', {
    image: picture('Picture above the price').optional(),
  }),
  section('hours', 'The hours that clients elsewhere share with the offices', {
    opens: time('When clients begin to work, by their own clock', '08:00'),
    closes: time('When clients go home', '18:30'),
    rows: list(
      region,
      [1, 8],
      'Regions of clients; the hours that each shares with the offices follow from the time zones',
    ),
  }),
  section('offices', 'All offices with address, phone and hours', {}),
  section('questions', 'Questions with answers, which search engines read, too', {
    questions: list(item(90, 480, 'question'), [2, 15]),
  }),
  section('logos', "Clients' logos", { clients: refs('client', [3, 24], 'Clients to show, in this order') }),
  section('gallery', 'Pictures side by side, or one over the whole width', {
    pictures: list(picture('A picture'), [1, 8]),
  }),
  section('places', 'A picture seen from above, with names on it and ways between them', {
    picture: picture('The picture, 2:1', undefined, [1920, 960]),
    isMap: z.boolean().optional().describe('Whether its right is north: phones show it upright, north up'),
    places: list(placeInPicture, [2, 12], 'Names on the picture'),
    ways: list(way, [1, 12], 'Straight ways that join the places, drawn as visitors reach them').optional(),
  }),
  section('video', 'A short silent video', { video }),
  section('event', 'When and where something takes place', {
    starts: dateTime('When it begins, with the offset from UTC of the place', '2026-03-12T10:00:00+05:30'),
    ends: dateTime('When it ends', '2026-03-12T12:30:00+05:30'),
    place: line(160, 'Where it takes place: an address, or "Online"'),
    isOnline: z.boolean().optional().describe('Whether people take part from where they are'),
    price: line(60, 'What it costs: "Free", "₹4,000 a seat"').optional(),
  }).superRefine(({ starts, ends }, context) => {
    if (Date.parse(ends) > Date.parse(starts)) return;
    context.addIssue({ code: 'custom', path: ['ends'], message: 'is not after the beginning' });
  }),
  section('form', 'The contact form, or the quote form with its steps', {
    form: z.enum(['contact', 'quote']).optional().describe('Which of the two; left out, the contact form'),
    service: ref('service', 'Service that the quote form begins with').optional(),
    message: text(400, 'Text that the form begins with; visitors go on from there').optional(),
  }),
  block('chapters', 'A long text such as a privacy notice, each chapter beside its heading', {
    updated: date('Day of the last change').optional(),
    chapters: list(chapter, [1, 40]),
  }),
  section('call-to-action', 'An invitation with a button', {
    linkText: callToAction.shape.linkText,
    link: callToAction.shape.link,
  }),
] as const;

const pageSection = z
  .discriminatedUnion('type', [...textBlocks, ...sections])
  .meta({ typeName: 'PageSection', description: 'One section of the page, or one block of its text' });

/**
 * A second form competes with the first; so do others, and search engines read one event and one list of questions. Places
 * are styled by the id of their section.
 */
const onlyOnce = new Set<string>(['form', 'event', 'call-to-action', 'questions', 'estimate', 'places']);

/** The sections of a composed page, in the order that its editor chose. */
export const pageSections = list(pageSection, [0, 40], 'The page, section by section').superRefine(
  (listed, context) => {
    listed.forEach(({ type }, index) => {
      if (!onlyOnce.has(type) || listed.findIndex((other) => other.type === type) === index) return;
      const message = `is one "${type}" too many; a page has at most 1`;
      context.addIssue({ code: 'custom', path: [index, 'type'], message });
    });
  },
);
