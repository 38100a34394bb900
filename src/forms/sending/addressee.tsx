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
