import { z } from 'zod';
import { attempt } from '../attempt';
import {
  file,
  icon,
  invisibleMessage,
  isVisible,
  line,
  list,
  paragraphs,
  part,
  picture,
  pictureFile,
  shared,
  text,
  wherever,
} from './fields';
import { appearance, entryFields } from './parts';

const webAddress = (description: string, where?: string) =>
  z
    .url({ protocol: /^https$/, error: 'must be a web address that begins with https://' })
    .refine(isVisible, invisibleMessage)
    .meta({ description, where });

const mailAddress = (where?: string) =>
  z
    .email({
      // An invisible character is also why the address is malformed: name the cause.
      error: ({ input }) =>
        typeof input === 'string' && !isVisible(input) ? invisibleMessage : 'must be an email address',
    })
    .meta({ description: 'Email address', where });

/** A text with a fixed form, which the example shows. */
export const shaped = (form: RegExp, message: string, description: string, example: string, where?: string) =>
  z
    .string()
    .regex(form, message)
    .meta({ description, examples: [example], where });

const phone = (where?: string) =>
  shaped(
    /^\+\d[\d ]{6,18}$/,
    'must be written internationally, such as "+91 22 5550 0142"',
    'Phone number, written internationally',
    '+91 22 5550 0142',
    where,
  );

export const time = (description: string, example: string) =>
  shaped(/^([01]\d|2[0-3]):[0-5]\d$/, `must be a time such as ${example}`, description, example);

/** Checks in CLDR that language and country of a locale exist. */
const isLocale = (locale: string): boolean => {
  const [language = '', region = ''] = locale.split('-');
  const names = (type: 'language' | 'region') => new Intl.DisplayNames(['en'], { type, fallback: 'none' });
  return Boolean(attempt(() => names('language').of(language) && names('region').of(region)));
};

export const isTimeZone = (timeZone: string): boolean =>
  attempt(() => new Intl.DateTimeFormat('en', { timeZone })) !== undefined;

const opens = time('Opening time', '09:30');
const closes = time('Closing time', '18:30');

const openingTimes = z
  .strictObject({
    days: line(40, 'Days: "Monday to Friday"; again in another entry for the hours after a break'),
    weekdays: shaped(
      /^[1-7](-[1-7])?$/,
      'must be a day such as "6", or days such as "1-5"',
      'The same days in numbers, 1 for Monday: "1-5"; left out, the footer does not say when the office opens next',
      '1-5',
      'Below the picture of the footer',
    ).optional(),
    opens,
    closes,
  })
  .refine((span) => span.opens < span.closes, {
    path: ['closes'],
    error: 'must be later than opens; hours past midnight are two entries',
    when: wherever({ opens, closes }),
  });

/** Hours of the same days may follow each other, with a break between them. */
const hours = z
  .array(openingTimes)
  .min(1)
  .superRefine((spans, context) => {
    spans.forEach((span, index) => {
      const earlier = spans.findIndex(
        ({ days, opens, closes }) =>
          days.toLowerCase() === span.days.toLowerCase() && span.opens < closes && opens < span.closes,
      );
      if (earlier < 0 || earlier >= index) return;
      context.addIssue({ code: 'custom', path: [index], message: `overlaps hours[${earlier}]` });
    });
  })
  .describe('Opening hours');

/** One of the company's offices: footer, contact page, structured data. */
export const office = part(
  'Footer, the contact page and the page about the company; read by search engines',
  {
    ...entryFields,
    name: line(40, 'City or name of the office'),
    street: line(120, 'Street and number'),
    locality: line(60, 'City'),
    region: line(60, 'State or province; leave out where addresses name none').optional(),
    postalCode: line(12, 'Postal code; leave out where the country has none').optional(),
    country: line(40, 'Country, written out'),
    countryCode: shaped(
      /^[A-Z]{2}$/,
      'must be two capital letters (ISO 3166), such as IN',
      'Country code',
      'IN',
      'Read by search engines only',
    ),
    phone: phone(),
    email: mailAddress(),
    timeZone: z
      .string()
      .refine(isTimeZone, 'must be a time zone such as "Asia/Kolkata"')
      .meta({
        description: 'Time zone, for the local time on the contact page',
        examples: ['Asia/Kolkata'],
      }),
    hours,
    mapUrl: webAddress('Link to the office on a map'),
    bookingUrl: webAddress(
      'Calendar in which visitors book a call; leave out without one',
      'Next to the forms, and at the end of pages',
    ).optional(),
  },
);

const asContact = 'At the end of the pages and at the head of the forms that name them as contact';

/** Somebody who writes articles, or whom visitors can call. */
export const person = part('Head of the articles that they wrote, and wherever a page names them', {
  ...appearance,
  name: line(60, 'Name of the person'),
  role: line(60, 'Their role in the company'),
  image: picture('Small square picture', undefined, [480, 480]),
  phone: phone(asContact).optional(),
  bookingUrl: webAddress('Calendar in which visitors book a call with them', asContact).optional(),
  about: text(200, 'Two lines about them: what visitors can ask, and what they know', asContact).optional(),
});

const searchEngines = 'Read by search engines only';
const lastLine = 'Last line of the footer';

const socialLink = shared('SocialLink', {
  name: line(30, 'Name of the network'),
  icon: icon('Icon of the network'),
  link: webAddress('Our page there; leave out while there is none').optional(),
});

const year = z.int().min(1900).max(2100);

/** The company itself: everything that names it and belongs to no single page. */
export const site = part('The company itself: header, footer, browser tabs, search results', {
  name: line(30, 'Name of the company, as on the logo', 'Header, footer, browser tabs, search results'),
  legalName: line(80, 'Registered name', lastLine),
  mark: file(['.svg'], 'The mark of the logo, square, next to the name', 'Header, footer and share cards'),
  url: webAddress('Address of the site, without a slash at the end', 'Search engines and link previews')
    .refine((url) => !url.endsWith('/'), 'must not end with a slash')
    .refine(
      (url) => url.endsWith('/') || !URL.canParse(url) || new URL(url).href === `${new URL(url).origin}/`,
      'must be the host alone, such as https://www.company.com; the site cannot be in a folder of it',
    ),
  description: text(160, 'The company in one or two sentences, for search engines', searchEngines),
  email: mailAddress('Sender of mail from the forms; search engines'),
  phone: phone(searchEngines),
  foundingYear: year.meta({ description: 'Year of foundation', where: searchEngines }),
  copyrightYear: year.meta({ description: 'Year in the footer', where: lastLine }),
  locale: z
    .string()
    .regex(/^[a-z]{2}-[A-Z]{2}$/, 'must be a language and country such as en-IN')
    .refine(isLocale, 'names a language or country that does not exist; en-IN is English in India')
    .meta({
      description: 'Language of the site',
      examples: ['en-IN'],
      where: 'Browsers and screen readers',
    }),
  forms: part('The forms', {
    internationalPhone: z
      .boolean()
      .optional()
      .describe('Whether phone numbers of any country are right; otherwise they have ten digits'),
    anyEmail: z
      .boolean()
      .optional()
      .describe(
        'Whether email addresses may have capitals, % and #; otherwise they have small letters alone',
      ),
  }).optional(),
  replyPromise: line(
    120,
    'Who answers a message and when, with # for the visitor’s address',
    'Thanks for a message',
  ).refine((words) => words.split('#').length === 2, 'must have one # where the address stands'),
  confirmation: part('Thanks for a message', {
    subject: line(80, 'Subject; the reference of the message follows it', 'The mail that confirms a message'),
    text: paragraphs('The mail that confirms a message', 'The mail that confirms a message'),
    sent: text(160, 'Sentence that says so, where such mails are sent (MAIL_CONFIRMATION=on)'),
    notSent: text(160, 'Sentence that says so, where none is sent'),
  }),
  footerPictures: part('Above the footer', {
    day: pictureFile('A wide sea by day, the first office left, the second right', undefined, [1920, 525]),
    night: pictureFile('The same by night, in the half of an office that is closed', undefined, [1920, 525]),
    alt: line(180, 'What both show, for people who do not see it'),
  }).optional(),
  footerText: text(200, 'Two lines about the company in the footer', 'Footer, below the logo'),
  socialLinks: list(
    socialLink,
    [0, 8],
    'Social networks; one without link shows its icon only',
    'Icons in the footer',
  ),
});

const phrase = line(80, 'Words around the figure, with # in its place: "# people in Mumbai"').refine(
  (words) => words.split('#').length === 2,
  'must have one # where the figure stands',
);

const fact = shared('Fact', {
  name: line(60, 'What is counted'),
  value: line(20, 'The figure, as the texts write it: "140", "94%"'),
  phrases: z.array(phrase).min(1).describe('How texts state it: digits, or a word up to twelve'),
});

/** Figures of the company that several texts state; `npm run check:content` advises where one of them differs. */
export const facts = part('Nowhere; the check advises where a text states another figure', {
  facts: z.array(fact).describe('The figures of the company'),
});
