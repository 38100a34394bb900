import { useHydrated } from '../../browser/hydration';
import { ContactPerson } from '../../components/contact-person';
import { fill } from '../../content-model/texts/fill';
import { contactField } from '../../message/fields';

/** Whom a page names for visitors to call and write to. */
export type Contact = Queries.ContactPersonFragment | null | undefined;

/** The head of a form whose message goes to one person; nothing without one. */
export const Addressee = ({ contact }: { contact: Contact }) =>
  contact && (
    <div>
      <ContactPerson person={contact} line={fill(TEXTS.form.goesTo, { name: contact.name })} />
      <input type="hidden" name={contactField} value={contact.slug} />
    </div>
  );

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
