import { phone, webAddress } from './company';
import { line, part, picture, text } from './fields';
import { appearance } from './parts';

const asContact = 'At the end of the pages and at the head of the forms that name them as contact';

/** Somebody who writes articles, or whom visitors can call. */
export const person = part('Head of the articles that they wrote, and wherever a page names them', {
  ...appearance,
  name: line(60, 'Name of the person'),
  role: line(60, 'Their role in the company'),
  image: picture('Small square picture', undefined, [480, 480]),
  phone: phone(asContact).optional(),
  bookingUrl: webAddress('Calendar in which visitors book a call with them', asContact).optional(),
  about: text(200, 'Two lines about them: what visitors can ask, and what they know', asContact).optional(),
});
