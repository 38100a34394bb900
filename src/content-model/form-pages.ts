import { z } from 'zod';
import { line, list, namedLink, part, text } from './fields';
import { definePage, item, section } from './parts';

const privacy = namedLink(60, 'Words of the link', 'Page about privacy')
  .describe('Link next to the form, to the page that says what happens to the data')
  .optional();

const afterwards = z.strictObject({
  title: line(80, 'Heading of what happens next'),
  steps: list(item(48, 240, 'step'), [2, 4]),
});

export const contactPage = definePage('contact', 'The contact page', {
  formTitle: line(80, 'Heading of the form'),
  formText: text(260, 'One or two sentences next to the form: who reads the message'),
  privacy,
  officesTitle: line(80, 'Heading of the offices'),
  afterwards: afterwards.meta({ where: 'Next to the form' }),
});

const choices = (what: string, where: string) =>
  list(line(60, `One choice of ${what}`), [2, 10], `Choices of ${what}`, where);

export const quotePage = definePage('quote', 'The page with the quote form, which has several steps', {
  steps: part('Heading and text of each step', {
    service: section('the step about the service'),
    scope: section('the step about the scope'),
    budget: section('the step about the budget'),
    timeline: section('the step about the timeline'),
    contact: section('the step about the contact details'),
    summary: section('the summary before sending'),
  }).describe('Headings of the steps'),
  privacy,
  unsure: line(60, 'For those who do not know yet which service they need', 'Last choice of the first step'),
  stages: choices('where the project stands', 'Choices of the step about the scope'),
  budgets: choices('budget range', 'Choices of the step about the budget'),
  timelines: choices('timeline', 'Choices of the step about the timeline'),
  afterwards: afterwards.meta({ where: 'Next to the form, and in its place once it has been sent' }),
});
