import { graphql } from 'gatsby';
import { SiteLink } from '../components/site-link';
import * as styles from './link-list.module.css';

/** Links to other pages of the site. */
export const LinkList = ({ links }: { links: readonly Queries.NamedLinkFragment[] }) => (
  <ul className={styles.links}>
    {links.map(({ name, link }) => (
      <li key={link}>
        <SiteLink className={styles.link} to={link}>
          {name}
        </SiteLink>
      </li>
    ))}
  </ul>
);

export const linkFragment = graphql`
  fragment NamedLink on NavigationLink {
    name
    link
  }
`;
