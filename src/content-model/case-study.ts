import { z } from 'zod';
import {
  callToAction,
  entryFields,
  figure,
  file,
  line,
  pageFields,
  paragraphs,
  picture,
  pictureFile,
  quotation,
  ref,
  refs,
  text,
} from './fields';

const chapter = {
  title: line(90, 'Heading of this part of the story'),
  text: paragraphs('The part itself, one to four paragraphs'),
  image: picture('Picture of this part'),
};

/** A case study: its card and its page (behaviour.md, rules 47 and 48). `image` is the introduction's picture. */
export const caseStudy = z.strictObject({
  ...entryFields,
  ...pageFields,
  text: text(
    600,
    'Shown on lists, cut after 200 characters where space is short: the story in three or four sentences',
  ),
  intro: paragraphs('Opening of the page, one or two paragraphs'),
  figures: z.array(figure).min(2).max(4).describe('Key figures set large, each with its base'),
  client: z.strictObject(chapter).describe('The client and the problem'),
  solution: z.strictObject(chapter).describe('What we did'),
  success: z
    .strictObject({
      ...chapter,
      video: z
        .strictObject({
          mp4: file(['.mp4'], 'The video as MP4, without sound'),
          webm: file(['.webm'], 'The same video as WebM'),
          poster: pictureFile('Picture shown before the video plays'),
          text: text(500, 'What the video shows, for those who cannot see it'),
        })
        .optional()
        .describe('A short silent video, played only on request'),
      criteria: z
        .array(
          z.strictObject({
            title: line(80, 'Criterion of success'),
            text: text(320, 'How it was met, with the figure and its base'),
          }),
        )
        .min(3)
        .max(7)
        .describe('Numbered criteria of success'),
    })
    .describe('What came of it'),
  services: refs('service', 'Services that took part').min(1).max(4),
  industry: ref(
    'industry',
    'Industry of the client; leave it out if none of the pages is about it',
  ).optional(),
  project: ref('project', 'Project page of the same work').optional(),
  duration: line(40, 'How long the work took, on the card: "14 weeks"').optional(),
  quote: quotation.optional(),
  nextStep: callToAction,
});
