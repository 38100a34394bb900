import { graphql } from 'gatsby';
import { Picture } from '../../components/picture/picture';
import * as styles from './people.module.css';

/** People with portrait, name and role. */
export const People = ({ people }: { people: readonly Queries.PortraitFragment[] }) => (
  <ul className={styles.people}>
    {people.map(({ name, role, image }) => (
      <li key={name} className={styles.person}>
        <Picture picture={image} className={styles.picture} sizes="276px" />
        <h3>{name}</h3>
        <p className={styles.role}>{role}</p>
      </li>
    ))}
  </ul>
);

export const portraitFragment = graphql`
  fragment Portrait on Person { name role image { ...CardPicture } }
`;
