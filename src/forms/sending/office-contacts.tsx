import { useLayoutData } from '../../layout/use-layout-data';
import { telHref } from '../../message/tel-href';
import * as styles from './office-contacts.module.css';

/** Phone and email of every office, in place of a form (`FORM_ENDPOINT=none`). */
export const OfficeContacts = () => {
  const { offices } = useLayoutData();
  return (
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
  );
};
