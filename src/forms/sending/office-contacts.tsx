import { ContactPerson } from '../../components/contact-person';
import { useLayoutData } from '../../layout/use-layout-data';
import { telHref } from '../../message/tel-href';
import type { Contact } from './addressee';
import * as styles from './office-contacts.module.css';

/** The person to call, and phone and email of every office, in place of a form (`FORM_ENDPOINT=none`). */
export const OfficeContacts = ({ contact }: { contact?: Contact }) => {
  const { offices } = useLayoutData();
  return (
    <>
      {contact && <ContactPerson person={contact} />}
      <ul className={styles.offices}>
        {offices.map(({ name, phone, email }) => (
          <li key={name} className={styles.office}>
            <h3>{name}</h3>
            <p>
              <a href={telHref(phone)}>{phone}</a>
            </p>
            <p>
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
};
