import { graphql } from 'gatsby';
import { Prose } from '../../components/prose';
import { SiteLink } from '../../components/site-link';
import { confirmedAnchor } from '../../message/fields';
import * as styles from './opening.module.css';

interface OpeningProps {
  opening: Queries.OpeningFragment;
  /** Whether a mail confirms the message of a visitor who lands here after sending a form without JavaScript. */
  confirmation?: { readonly sent: string; readonly notSent: string } | null | undefined;
}

/** Below the tagline of a page: a text and links. */
export const Opening = ({ opening: { text, links }, confirmation }: OpeningProps) => (
  <>
    {text && <Prose paragraphs={text} />}
    {/* The server's redirect names the first if it is true; the page itself cannot know. */}
    {confirmation && (
      <p id={confirmedAnchor} className={styles.confirmed}>
        {confirmation.sent}
      </p>
    )}
    {confirmation && <p className={styles.unconfirmed}>{confirmation.notSent}</p>}
    {links && (
      <ul className={styles.links}>
        {links.map(({ name, link }) => (
          <li key={link}>
            <SiteLink className={styles.link} to={link}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    )}
  </>
);

export const openingFragments = graphql`
  fragment NamedLink on NavigationLink { name link }
  fragment Opening on ComposedPageOpening { text links { ...NamedLink } figure { ...Statistic } }
`;
