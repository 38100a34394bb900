import { useHydrated } from '../../browser/hydration';
import { contactField } from '../../message/fields';
import type { Contact } from './addressee';

/**
 * Whom the message of a page's form goes to: the contact of the page that led here, or else its own.
 * @param people among whom the address names one
 * @param search the query of the address, which the HTML does not know
 */
export const useContact = (
  own: Contact,
  people: readonly Queries.ContactPersonFragment[],
  search: string,
): Contact => {
  const asked = useHydrated() ? new URLSearchParams(search).get(contactField) : null;
  return people.find(({ slug }) => slug === asked) ?? own;
};
