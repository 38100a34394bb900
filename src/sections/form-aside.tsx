import { BookingLinks } from '../components/booking-links';
import { ItemList } from '../components/item-list';
import { LinkRow } from '../components/link-row';
import { shortTitle } from '../components/short-title';
import { SiteLink } from '../components/site-link';
import * as styles from './form-aside.module.css';

interface FormAsideProps {
  text?: string;
  afterwards: { readonly title: string; readonly steps: readonly Queries.ItemFragment[] };
  privacy: Queries.NamedLinkFragment | null;
  /** The page with terms and prices. */
  terms?: Queries.PageLinkFragment | null;
  offices: readonly Queries.BookingOfficeFragment[];
}

/** Accompanies a form: who answers, what happens next and how soon, and what becomes of the data. */
export const FormAside = ({ text, afterwards, privacy, terms, offices }: FormAsideProps) => (
  <div className={styles.aside}>
    {text && <p className={styles.text}>{text}</p>}
    <h2 className={styles.title}>{afterwards.title}</h2>
    <ItemList items={afterwards.steps} numbered columns={1} compact />
    <BookingLinks offices={offices} />
    <LinkRow>
      {terms && (
        <li>
          <SiteLink to={terms.path}>{shortTitle(terms.title)}</SiteLink>
        </li>
      )}
      {privacy && (
        <li>
          <SiteLink to={privacy.link}>{privacy.name}</SiteLink>
        </li>
      )}
    </LinkRow>
  </div>
);
