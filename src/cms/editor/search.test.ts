import { readSearch } from './search';

test.each([
  ['#/search/half an hour', 'half an hour'],
  ['#/collections/service/search/5%20%25', '5 %'],
  ['#/search/100%', '100%'],
  ['#/collections/service', undefined],
])('%s searches for %o', (hash, search) => {
  expect(readSearch(hash)).toEqual(search);
});
