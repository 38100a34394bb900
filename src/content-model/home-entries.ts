import { z } from 'zod';
import { file, line, link, list, part, picture, pictureFile, text, wherever } from './fields';
import { entryFields } from './parts';

/** A banner of the home page (behaviour.md, rules 26 to 28). Link and button belong together. */
export const heroSlide = part('A banner at the head of the home page', {
  ...entryFields,
  title: line(60, 'Heading on the banner'),
  text: text(150, 'One sentence below the heading'),
  imagePath: pictureFile(
    'Picture for wide screens, 16:9, calm in its left 40 %: words stand there',
    'Banner on windows wider than 768 px',
    [1920, 1080],
  ),
  mobileViewImage: pictureFile(
    'Picture for phones, 3:4, calm in its top 30 %',
    'Banner on windows up to 768 px',
    [1080, 1440],
  ),
  altText: line(180, 'What the picture shows', 'Read out in place of the picture'),
  pageUrl: link('Page the button opens; leave out on a banner without a button').optional(),
  buttonName: line(24, 'Words on the button; only together with pageUrl', 'Button of the banner').optional(),
  parentClass: z
    .enum(['slide-sea', 'slide-dawn', 'slide-ink'])
    .describe(
      'Mood: the colours of sky and water while the picture loads, below it on phones, and behind words with copy-dark',
    ),
  childClass: z
    .enum(['copy-dark', 'copy-light'])
    .describe(
      'What the words stand on in wide windows. copy-light: the picture itself, whose left side has a pale sky down to 40 % of the height and deep water below; copy-dark, for any picture: a sky and a sea in the colours of the theme, in front of that side',
    ),
}).refine((slide) => (slide.pageUrl === undefined) === (slide.buttonName === undefined), {
  path: ['buttonName'],
  error: 'and pageUrl belong together; write both, or neither',
  when: wherever({ pageUrl: z.string().optional(), buttonName: z.string().optional() }),
});

export const product = part('A card in the products of the home page; the first one is shown large', {
  ...entryFields,
  name: line(48, 'Name of the product'),
  category: line(40, 'What kind of product it is, in a few words above its name: "Accounting"'),
  description: text(260, 'What it does for whom, one or two sentences'),
  thumbnail: picture('Small square picture', 'Card, except on the first product', [480, 480]),
  image: picture('Large picture', 'Card of the first product', [1200, 900]),
  link: link('Project page of the product, which a click on the card opens'),
});

export const client = part('A logo on the home page', {
  ...entryFields,
  name: line(48, 'Name of the organisation', 'Read out where the logos are shown one after the other'),
  img: file(['.svg'], 'Its logo as SVG; the page shows it in ink, and in its own colour under the pointer'),
  altText: line(80, 'Words that stand for the logo, usually the name', 'Read out in place of the logo'),
});

/** Two phrases overlap if they share characters of the text. */
const overlap = (text: string, one: string, other: string): boolean => {
  const [first, second] = [text.indexOf(one), text.indexOf(other)];
  return first >= 0 && second >= 0 && first < second + other.length && second < first + one.length;
};

export const testimonial = part('A quotation on the home page', {
  ...entryFields,
  name: line(60, 'Name of the person'),
  role: line(60, 'Their role'),
  company: line(80, 'Their company'),
  text: text(600, 'What they said, without quotation marks'),
  highlights: list(line(80, 'A few words of the text, copied exactly'), [1, 4], 'Phrases to emphasise'),
  work: link('Case study, project or service that they speak of').optional(),
}).superRefine(
  (entry, context) => {
    entry.highlights.forEach((phrase, index) => {
      const report = (message: string) =>
        context.addIssue({ code: 'custom', path: ['highlights', index], message });
      if (!entry.text.includes(phrase)) report(`"${phrase}" is not in the text; copy the words exactly`);
      const earlier = entry.highlights.slice(0, index).find((other) => overlap(entry.text, other, phrase));
      if (earlier !== undefined) report(`overlaps "${earlier}"; emphasise each word once`);
    });
  },
  { when: wherever({ text: z.string(), highlights: z.array(z.string()) }) },
);
