import { graphql } from 'gatsby';
import { Breadcrumbs } from '../components/breadcrumbs';
import { Deferred } from '../components/deferred';
import type { Elements } from '../components/elements';
import { Picture } from '../components/picture/picture';
import { wholeWords } from '../components/whole-words';
import { breadcrumbsTo } from '../head/breadcrumbs';
import { headerSizes } from '../head/preload-picture';
import * as styles from './form-page.module.css';

interface FormPageProps {
  page: Queries.FormPageFieldsFragment;
  /** What a visitor may do without the form, below the tagline. */
  action?: Elements;
  children: Elements;
}

/** A page that is there for its form: with a low header of its own, and without a call to action. */
export const FormPage = ({ page, action, children }: FormPageProps) => (
  <>
    <div data-opening="compact">
      <div className={styles.head}>
        <div className={styles.words}>
          <Breadcrumbs breadcrumbs={breadcrumbsTo(page)} />
          <h1>{wholeWords(page.title)}</h1>
          <p className={styles.tagline}>{wholeWords(page.tagline)}</p>
          {action}
        </div>
        <div className={styles.frame}>
          <Picture picture={page.picture} className={styles.picture} sizes={headerSizes.compact} />
        </div>
      </div>
    </div>
    <Deferred>{children}</Deferred>
  </>
);

export const formPageFragment = graphql`
  fragment FormPageFields on Page {
    ...PageFields
    picture: image { ...CardPicture }
  }
`;
