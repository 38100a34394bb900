import { graphql } from 'gatsby';
import type { Elements } from '../components/elements';
import { PageHeader } from '../components/page-header/page-header';
import { Prose } from '../components/prose';
import { SiteLink } from '../components/site-link';
import * as styles from './message-page.module.css';

interface MessagePageProps {
  /** A short line above the heading. */
  label?: string;
  page: Queries.PageFieldsFragment & {
    text: readonly string[];
    links: readonly Queries.NamedLinkFragment[];
  };
  /** Below the text. */
  children?: Elements;
}

/** A page with one message and a list of links: thank you, not found. */
export const MessagePage = ({ label, page, children }: MessagePageProps) => (
  <PageHeader {...(label && { label })} page={page}>
    <Prose paragraphs={page.text} />
    {children}
    <ul className={styles.links}>
      {page.links.map(({ name, link }) => (
        <li key={link}>
          <SiteLink className={styles.link} to={link}>
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  </PageHeader>
);

export const linkFragment = graphql`
  fragment NamedLink on NavigationLink { name link }
`;
