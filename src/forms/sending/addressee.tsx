import { useState } from 'react';
import { useHydrated } from '../../browser/hydration';
import { ContactPerson } from '../../components/contact-person';
import { fill } from '../../content-model/texts/fill';
import { contactField } from '../../message/fields';
import { hasForms } from './form-endpoint';

/**
 * Whom a page names for visitors to call and write to. `isLate`: known only once the page is shown, from its address,
 * which the HTML does not know.
 */
export type Contact = (Queries.ContactPersonFragment & { isLate?: boolean }) | null | undefined;

interface AddresseeProps {
  contact: Contact;
  /** At the end of the form: who is known late stands there, or the fields would move while somebody reads. */
  late?: boolean;
  /** Id of the form, where this stands outside it. */
  form?: string;
}

/** Whom a form's message goes to, or whom to call on a site without forms; nothing without one person. */
export const Addressee = ({ contact, late = false, form }: AddresseeProps) => {
  if (!contact || (contact.isLate ?? false) !== late) return null;
  if (!hasForms) return <ContactPerson person={contact} />;
  return (
    <div>
      <ContactPerson person={contact} line={fill(TEXTS.form.goesTo, { name: contact.name })} />
      <input type="hidden" name={contactField} value={contact.slug} form={form} />
    </div>
  );
};

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
  const isHydrated = useHydrated();
  const [isLate] = useState(!isHydrated);
  const asked = isHydrated ? new URLSearchParams(search).get(contactField) : null;
  const person = people.find(({ slug }) => slug === asked);
  return person ? { ...person, isLate } : own;
};
