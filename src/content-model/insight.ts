import { z } from 'zod';
import { textBlock } from './blocks';
import { date, list, ref, refs, tag, text } from './fields';
import { pageAppearance, pageFields, relatedWork } from './parts';

/** An article (behaviour.md, rules 80 to 84). */
export const insight = z.strictObject({
  ...pageAppearance,
  ...pageFields,
  summary: text(260, 'Two sentences for cards and feeds', 'Cards and feeds'),
  author: ref('person', 'Who wrote it', 'Head of the article, and the author’s list of articles'),
  date: date('Day of publication', 'Head of the article, and order of the list: the newest first'),
  updated: date('Day of the last change, if it was changed', 'Head of the article').optional(),
  tags: list(
    tag(30, 'A subject, written alike everywhere'),
    [1, 5],
    'Subjects',
    'Head of the article, and lists by subject',
  ),
  body: list(textBlock, [3, 80], 'The article, block by block', 'The article'),
  services: refs(
    'service',
    [0, 4],
    'Services it is about',
    'End of the article; decides on which service pages it is shown',
  ),
  industries: refs('industry', [0, 4], 'Industries it is about', 'Decides on which industry pages show it'),
  relatedWork,
});
