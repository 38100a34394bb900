import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { filesBelow } from '../../src/gatsby-node/files-below';
import { findCardFaults } from '../html/card-faults';
import { routes } from './routes';

test('every share card has a whole title, clear of the edges and of the picture', async () => {
  const cards = filesBelow(resolve('dist/company/public/og'));
  expect(cards.length).toBeGreaterThanOrEqual(Object.keys(routes).length);
  const faults = await Promise.all(cards.map(async (card) => [card, await findCardFaults(card)]));
  expect(faults.filter(([, found]) => found?.length)).toEqual([]);
});
