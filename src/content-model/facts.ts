import { z } from 'zod';
import { line } from './fields';

/** Figures of the company that several texts state; `npm run check:content` advises where one of them differs. */
export const facts = z.strictObject({
  facts: z
    .array(
      z
        .strictObject({
          name: line(60, 'What is counted'),
          value: line(20, 'The figure, as the texts write it: "140", "94%"'),
          phrases: z
            .array(
              line(80, 'Words around the figure, with # in its place: "# people in Mumbai"').refine(
                (phrase) => phrase.split('#').length === 2,
                'must have one # where the figure stands',
              ),
            )
            .min(1)
            .describe('How texts state it'),
        })
        .meta({ typeName: 'Fact' }),
    )
    .describe('The figures of the company'),
});
