import { graphql } from 'gatsby';
import { SiteLink } from '../components/site-link';
import { nameSlug } from '../content-model/name-slug';
import { buildChoiceAddress } from '../content-model/project-filter';
import { plural } from '../content-model/texts/fill';
import * as styles from './project-facts.module.css';
import { LinkedPages } from './work-links';

interface ProjectFactsProps {
  project: Queries.ProjectFactsFragment;
  /** Path of the project list, whose filters the technologies link to. */
  listPath: string;
}

/** The facts of a project in one band: client, year, services, industry, technologies. */
export const ProjectFacts = ({
  project: { client, year, industry, services, technologies },
  listPath,
}: ProjectFactsProps) => (
  <div className={styles.band}>
    <dl className={styles.facts}>
      <div>
        <dt>{TEXTS.work.client}</dt>
        <dd>{client}</dd>
      </div>
      <div>
        <dt>{TEXTS.work.firstRelease}</dt>
        <dd>{year}</dd>
      </div>
      {industry && <LinkedPages name={TEXTS.work.industry} pages={[industry]} className={styles.link} />}
      <LinkedPages
        name={plural(TEXTS.work.services, services.length)}
        pages={services}
        className={styles.link}
      />
      <div className={styles.wide}>
        <dt>{TEXTS.work.technology}</dt>
        <dd>
          <ul className={styles.tags}>
            {technologies.map((technology) => (
              <li key={technology}>
                <SiteLink
                  className={styles.tag}
                  to={buildChoiceAddress(listPath, { technology: nameSlug(technology) })}
                >
                  {technology}
                </SiteLink>
              </li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  </div>
);

export const projectFactsFragment = graphql`
  fragment ProjectFacts on Project {
    client year technologies
    services { ...PageLink image { ...LargePicture } }
    industry { ...PageLink }
  }
`;
