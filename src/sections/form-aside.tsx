import { BookingLinks } from '../components/booking-links';
import { ItemList } from '../components/item-list';
import { PageLinks } from '../components/link-row';
import * as styles from './form-aside.module.css';

interface FormAsideProps {
  text?: string;
  afterwards: { readonly title: string; readonly steps: readonly Queries.ItemFragment[] };
  privacy: Queries.NamedLinkFragment | null;
  /** The page with terms and prices. */
  terms?: Queries.PageLinkFragment | undefined;
  /** Their calendars; left out where somebody has their own. */
  offices: readonly Queries.BookingOfficeFragment[];
}

/** Accompanies a form: who answers, what happens next and how soon, and what becomes of the data. */
export const FormAside = ({ text, afterwards, privacy, terms, offices }: FormAsideProps) => (
  <div className={styles.aside}>
    {text && <p className={styles.text}>{text}</p>}
    <h2 className={styles.title}>{afterwards.title}</h2>
    <ItemList items={afterwards.steps} numbered compact />
    <BookingLinks calendars={offices} />
    <PageLinks pages={[terms, privacy && { title: privacy.name, path: privacy.link }]} />
  </div>
);
