import { BookingLinks } from '../components/booking-links';
import { ItemList } from '../components/item-list';
import { PageLinks } from '../components/link-row';
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
    <ItemList items={afterwards.steps} numbered compact />
    <BookingLinks calendars={offices} />
    <PageLinks pages={[terms, privacy && { title: privacy.name, path: privacy.link }]} />
  </div>
);
