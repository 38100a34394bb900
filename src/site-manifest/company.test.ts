import { companyContent } from '../../tests/test-companies';
import { readCompany } from './company';

test('the company has the names of its people, for those to whom messages go', () => {
  process.env.CONTENT_DIR = companyContent;
  expect(readCompany()).toMatchObject({
    name: expect.any(String),
    people: { 'farida-lokhandwala': 'Farida Lokhandwala', 'nilesh-pathare': 'Nilesh Pathare' },
  });
});
