import { graphql } from 'gatsby';
import { Picture } from '../../components/picture/picture';
import { wholeWords } from '../../components/whole-words';
import * as styles from './people.module.css';

/** People with portrait, name, role and what they know. */
export const People = ({ people }: { people: readonly Queries.PortraitFragment[] }) => (
  <ul className={styles.people}>
    {people.map(({ name, role, image, about }) => (
      <li key={name} className={styles.person}>
        <Picture picture={image} className={styles.picture} sizes="160px" />
        <div className={styles.words}>
          <h3>{name}</h3>
          <p className={styles.role}>{role}</p>
          {about && <p className={styles.about}>{wholeWords(about)}</p>}
        </div>
      </li>
    ))}
  </ul>
);

export const portraitFragment = graphql`
  fragment Portrait on Person { name role about image { ...SmallPicture } }
`;
