import { graphql } from 'gatsby';
import { shortTitle } from '../components/link-row';
import { Picture } from '../components/picture/picture';
import { SiteLink } from '../components/site-link';
import { wholeWords } from '../components/whole-words';
import * as styles from './offerings.module.css';

/** Groups of offerings, each next to its named options, and with a project in which to see them. */
export const Offerings = ({ groups }: { groups: readonly Queries.OfferingGroupFragment[] }) => (
  <ul className={styles.list}>
    {groups.map(({ name, options, project }) => (
      <li key={name} className={styles.group}>
        <div className={styles.head}>
          <h3 className={styles.name}>{name}</h3>
          {project && (
            <SiteLink className={styles.project} to={project.path} data-screen-only>
              <div data-frame>
                <Picture picture={project.image} alt="" sizes="(max-width: 899.98px) 100vw, 400px" />
              </div>
              <span>{shortTitle(project.title)}</span>
            </SiteLink>
          )}
        </div>
        <dl className={styles.options}>
          {options.map((option) => (
            <div key={option.name}>
              <dt className={styles.option}>{option.name}</dt>
              <dd className={styles.text}>{wholeWords(option.text)}</dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
);

export const offeringFragment = graphql`
  fragment OfferingGroup on ServiceOfferings {
    name
    options { ...Item }
    project { title path image { ...CardPicture } }
  }
`;
