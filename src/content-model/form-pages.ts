import { z } from 'zod';
import { line, list, namedLink, text } from './fields';
import { item, pageFields, section } from './parts';

const privacy = namedLink(60, 'Words of the link', 'Page about privacy')
  .describe('Link next to the form, to the page that says what happens to the data')
  .optional();

const afterwards = z.strictObject({
  title: line(80, 'Heading of what happens next'),
  steps: list(item(48, 240, 'step'), [2, 4]),
});

export const contactPage = z
  .strictObject({
    template: z.literal('contact'),
    ...pageFields,
    formTitle: line(80, 'Heading of the form'),
    formText: text(260, 'One or two sentences next to the form: who reads the message'),
    privacy,
    officesTitle: line(80, 'Heading of the offices'),
    afterwards: afterwards.meta({ where: 'Next to the form' }),
  })
  .meta({ where: 'The contact page' });

const choices = (what: string, where: string) =>
  list(line(60, `One choice of ${what}`), [2, 10], `Choices of ${what}`, where);

export const quotePage = z
  .strictObject({
    template: z.literal('quote'),
    ...pageFields,
    steps: z
      .strictObject({
        service: section('the step about the service'),
        scope: section('the step about the scope'),
        budget: section('the step about the budget'),
        timeline: section('the step about the timeline'),
        contact: section('the step about the contact details'),
        summary: section('the summary before sending'),
      })
      .meta({ description: 'Headings of the steps', where: 'Heading and text of each step' }),
    privacy,
    unsure: line(
      60,
      'Choice of those who do not know yet which service they need',
      'Last choice of the first step',
    ),
    stages: choices('where the project stands', 'Choices of the step about the scope'),
    budgets: choices('budget range', 'Choices of the step about the budget'),
    timelines: choices('timeline', 'Choices of the step about the timeline'),
    afterwards: afterwards.meta({ where: 'Next to the form, and in its place once it has been sent' }),
  })
  .meta({ where: 'The page with the quote form, which has several steps' });
