import { z } from 'zod';
import {
  addressError,
  entryFields,
  file,
  icon,
  invisibleMessage,
  isVisible,
  line,
  link,
  text,
} from './fields';

const webAddress = (what: string) =>
  z
    .url({ protocol: /^https$/, error: 'must be a web address that begins with https://' })
    .refine(isVisible, invisibleMessage)
    .describe(what);
const mailAddress = z.email({ error: addressError('must be an email address') }).describe('Email address');
const phone = z
  .string()
  .regex(/^\+\d[\d ]{6,18}$/, 'must be written internationally, such as "+91 22 5550 0142"')
  .meta({ description: 'Phone number, written internationally', examples: ['+91 22 5550 0142'] });

/** Whether language and country of a locale exist (CLDR). */
const isLocale = (locale: string): boolean => {
  const [language = '', region = ''] = locale.split('-');
  const names = (type: 'language' | 'region') => new Intl.DisplayNames(['en'], { type, fallback: 'none' });
  try {
    return Boolean(names('language').of(language) && names('region').of(region));
  } catch {
    return false;
  }
};

/** One of the company's offices: footer, contact page, structured data. */
export const office = z.strictObject({
  ...entryFields,
  name: line(40, 'City or name of the office'),
  street: line(120, 'Street and number'),
  locality: line(60, 'City'),
  region: line(60, 'State'),
  postalCode: line(12, 'Postal code'),
  country: line(40, 'Country, written out'),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be two capital letters (ISO 3166), such as IN')
    .meta({ description: 'Country code', examples: ['IN'] }),
  phone,
  email: mailAddress,
  timeZone: z
    .string()
    .refine((zone) => {
      try {
        new Intl.DateTimeFormat('en', { timeZone: zone });
        return true;
      } catch {
        return false;
      }
    }, 'must be a time zone such as "Asia/Kolkata"')
    .meta({
      description: 'Time zone (IANA name), for the local time on the contact page',
      examples: ['Asia/Kolkata'],
    }),
  hours: z
    .array(
      z.strictObject({
        days: line(40, 'Days: "Monday to Friday"'),
        opens: z
          .string()
          .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30')
          .meta({ description: 'Opening time', examples: ['09:30'] }),
        closes: z
          .string()
          .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 18:30')
          .meta({ description: 'Closing time', examples: ['18:30'] }),
      }),
    )
    .min(1)
    .describe('Opening hours'),
  mapUrl: webAddress('Link to the office on a map'),
  bookingUrl: webAddress('Calendar in which visitors book a call; leave out without one').optional(),
});

/** The company itself: everything that names it and belongs to no single page. */
export const site = z.strictObject({
  name: line(30, 'Name of the company, as on the logo'),
  legalName: line(80, 'Registered name'),
  mark: file(['.svg'], 'The mark of the logo, square, shown beside the name'),
  url: webAddress('Address of the site, without a slash at the end')
    .refine((url) => !url.endsWith('/'), 'must not end with a slash')
    .refine(
      (url) => url.endsWith('/') || !URL.canParse(url) || new URL(url).href === `${new URL(url).origin}/`,
      'must be the host alone, such as https://www.company.com; the site cannot be in a folder of it',
    ),
  tagline: line(90, 'What the company does, in one sentence'),
  description: text(160, 'The company in one or two sentences, for search engines'),
  email: mailAddress,
  phone,
  foundingYear: z.int().min(1900).max(2100).describe('Year of foundation'),
  copyrightYear: z.int().min(1900).max(2100).describe('Year in the footer'),
  locale: z
    .string()
    .regex(/^[a-z]{2}-[A-Z]{2}$/, 'must be a language and country such as en-IN')
    .refine(isLocale, 'names a language or country that does not exist; en-IN is English in India')
    .meta({ description: 'Language of the site', examples: ['en-IN'] }),
  themeColor: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #0B2A35')
    .meta({ description: 'Colour of the browser frame on phones', examples: ['#0B2A35'] }),
  footerText: text(200, 'Two lines about the company in the footer'),
  socialLinks: z
    .array(
      z
        .strictObject({
          name: line(30, 'Name of the network'),
          icon: icon('Icon of the network'),
          link: webAddress('Our page there; leave out while there is none').optional(),
        })
        .meta({ typeName: 'SocialLink' }),
    )
    .max(8)
    .describe('Social networks; one without link shows its icon only'),
});

/** Addresses that have moved. `npm run rename` writes it; the server answers the old ones with 301. */
export const redirects = z.strictObject({
  moved: z
    .array(
      z
        .strictObject({
          from: z
            .string()
            .regex(/^\/[a-z0-9]+([-/][a-z0-9]+)*$/, 'must be a path of this site such as "/old-name"')
            .meta({ description: 'Address that the page had', examples: ['/old-name'] }),
          to: link('Address that the page has now'),
        })
        .meta({ typeName: 'MovedAddress' }),
    )
    .describe('Pages that have moved, so that old links still lead to them'),
});

/** The menus (behaviour.md, rules 8 and 19). Items with `children` list every page of that collection. */
export const navigation = z.strictObject({
  header: z
    .array(
      z
        .strictObject({
          index: z.int().min(1).max(7).describe('Place in the menu, 1 to 7'),
          name: line(24, 'Words in the menu'),
          link: link('Page or section it opens'),
          icon: icon('Icon in the mobile menu'),
          children: z
            .enum(['service', 'industry'])
            .optional()
            .describe('Collection whose pages are listed below this item'),
        })
        .meta({ typeName: 'NavigationItem' }),
    )
    .min(1)
    .max(7)
    .describe('Main menu'),
  contactButton: z
    .strictObject({ name: line(24, 'Words on the button'), link: link('Page it opens') })
    .meta({ typeName: 'NavigationLink' })
    .describe('Button at the end of the main menu'),
  footer: z
    .array(
      z
        .strictObject({ name: line(24, 'Words in the menu'), link: link('Page or section it opens') })
        .meta({ typeName: 'NavigationLink' }),
    )
    .min(1)
    .max(8)
    .describe('Menu in the footer'),
  legal: z
    .array(
      z
        .strictObject({ name: line(24, 'Words in the menu'), link: link('Page it opens') })
        .meta({ typeName: 'NavigationLink' }),
    )
    .max(4)
    .describe('Small links at the end of the footer'),
});
