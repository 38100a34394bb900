import { pictureNode } from './test-pictures';

/** Somebody whom pages name as contact. */
export const person: Queries.ContactPersonFragment = {
  slug: 'meera-shah',
  name: 'Meera Shah',
  role: 'Lead analyst',
  about: 'Ask her about forms.',
  phone: '+91 22 5550 0159',
  bookingUrl: 'https://calendar.example/meera',
  image: pictureNode('A lamp'),
};
