import { graphql } from 'gatsby';
import { shortTitle } from '../components/link-row';
import { More } from '../components/more';
import { Picture } from '../components/picture/picture';
import { SiteLink } from '../components/site-link';
import { wholeWords } from '../components/whole-words';
import * as styles from './offerings.module.css';

type Options = Queries.OfferingGroupFragment['options'];

const Options = ({ options }: { options: Options }) => (
  <dl className={styles.options}>
    {options.map(({ name, text }) => (
      <div key={name}>
        <dt className={styles.option}>{name}</dt>
        <dd className={styles.text}>{wholeWords(text)}</dd>
      </div>
    ))}
  </dl>
);

/** Phones show the others on request, but never a single one. */
const countAtOnce = ({ length }: Options): number => (length > 3 ? 2 : 3);

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
        <div className={styles.offers}>
          <Options options={options.slice(0, countAtOnce(options))} />
          <More count={options.length - countAtOnce(options)} onPhones>
            <Options options={options.slice(countAtOnce(options))} />
          </More>
        </div>
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
