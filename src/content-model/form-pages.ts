import { z } from 'zod';
import { item, line, link, pageFields, section, text } from './fields';

const privacy = z
  .strictObject({ name: line(60, 'Words of the link'), link: link('Page about privacy') })
  .meta({ typeName: 'NavigationLink', description: 'Link beside the form to what becomes of the data' })
  .optional();

export const contactPage = z.strictObject({
  template: z.literal('contact'),
  ...pageFields,
  formTitle: line(80, 'Heading of the form'),
  formText: text(260, 'One or two sentences beside the form: who reads the message'),
  privacy,
  officesTitle: line(80, 'Heading of the offices'),
  afterwards: z.strictObject({
    title: line(80, 'Heading of what happens next'),
    steps: z
      .array(item(48, 240, 'step'))
      .min(2)
      .max(4),
  }),
});

const choices = (what: string) =>
  z
    .array(line(60, `One choice of ${what}`))
    .min(2)
    .max(10)
    .describe(`Choices of ${what}`);

export const quotePage = z.strictObject({
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
    .describe('Headings of the steps'),
  privacy,
  unsure: line(60, 'Choice of those who do not know yet which service they need'),
  stages: choices('where the project stands'),
  budgets: choices('budget range'),
  timelines: choices('timeline'),
  afterwards: z.strictObject({
    title: line(80, 'Heading of what happens next'),
    steps: z
      .array(item(48, 240, 'step'))
      .min(2)
      .max(4),
  }),
});
