import { BookingLinks } from '../components/booking-links';
import { PageLinks } from '../components/link-row';
import { wholeWords } from '../components/whole-words';
import * as styles from './form-aside.module.css';

interface FormAsideProps {
  afterwards: { readonly title: string; readonly steps: readonly Queries.ItemFragment[] };
  privacy: Queries.NamedLinkFragment | null;
  /** The page with terms and prices. */
  terms?: Queries.PageLinkFragment | undefined;
  /** Their calendars; left out where somebody has their own. */
  offices: readonly Queries.BookingOfficeFragment[];
}

/** Accompanies a form: what happens next and how soon, and what becomes of the data. */
export const FormAside = ({ afterwards, privacy, terms, offices }: FormAsideProps) => (
  <div className={styles.aside}>
    <h2 className={styles.title}>{afterwards.title}</h2>
    <ol className={styles.route}>
      {afterwards.steps.map(({ name, text }) => (
        <li key={name} className={styles.station}>
          <h3>{wholeWords(name)}</h3>
          <p>{wholeWords(text)}</p>
        </li>
      ))}
    </ol>
    <BookingLinks calendars={offices} />
    <PageLinks pages={[terms, privacy && { title: privacy.name, path: privacy.link }]} />
  </div>
);
