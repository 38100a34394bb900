import { readSearch } from './search';

test.each([
  ['#/search/half an hour', { words: 'half an hour', collection: undefined }],
  ['#/collections/service/search/5%20%25', { words: '5 %', collection: 'service' }],
  ['#/search/100%', { words: '100%', collection: undefined }],
  ['#/collections/service', undefined],
])('%s searches for %o', (hash, search) => {
  expect(readSearch(hash)).toEqual(search);
});
