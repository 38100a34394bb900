import { z } from 'zod';
import { date, line, list, paragraphs, part, picture, ref, refs, shared, text } from './fields';
import { callToAction, clientIndustry, figure, pageEntryFields, pageFields, quotation, video } from './parts';

const chapter = {
  title: line(90, 'Heading of this part of the story'),
  text: paragraphs('The part itself, one to four paragraphs'),
  image: picture('Picture of this part'),
};

const criterion = z.strictObject({
  title: line(80, 'Criterion of success'),
  text: text(320, 'How it was met, with the figure and its base'),
});

const decides = (kind: string) => `Row of related pages; decides on which ${kind} pages the story is shown`;

/** A case study: its card and its page (behaviour.md, rules 47 and 48). `image` is the introduction's picture. */
export const caseStudy = z.strictObject({
  ...pageEntryFields,
  ...pageFields,
  text: text(
    600,
    'Shown on lists, cut after 200 characters where space is short: the story in three or four sentences',
    'Card on lists and on related pages',
  ),
  intro: paragraphs('Opening of the page, one or two paragraphs', 'First part of the page'),
  figures: list(figure, [2, 4], 'Key figures, each with its base', 'Dark band below the introduction'),
  client: part('Part of the page about the client', chapter).describe('The client and the problem'),
  solution: part('Part of the page about the solution', chapter).describe('What we did'),
  success: part('Part of the page about the success', {
    ...chapter,
    comparison: shared('Comparison', {
      label: line(60, 'What was measured: "Layout of a plant room"'),
      before: figure.describe('How much it was: "4 to 5 days", "by hand"'),
      after: figure.describe('How much it is now: "30 to 45 min", "with the tool"'),
    })
      .describe('Lets visitors uncover this picture over that of the client, if both show one scene')
      .optional(),
    video: video.optional(),
    criteria: list(criterion, [3, 7], 'Numbered criteria of success'),
  }).describe('What came of it'),
  services: refs('service', [1, 4], 'Services that took part', decides('service')),
  industry: clientIndustry(decides('industry')),
  project: ref('project', 'Project page of the same work', decides('project')).optional(),
  duration: line(40, 'How long the work took, on the card: "14 weeks"', 'Card of the case study').optional(),
  date: date('Day of publication', 'Read by search engines only').optional(),
  quote: quotation('Part of the page about the success'),
  nextStep: callToAction,
});
