import { useRef } from 'react';
import { useHydrated } from '../../browser/hydration';
import { Section } from '../../components/section';
import { SiteLink } from '../../components/site-link';
import { WorkCards } from '../../components/work-cards';
import {
  buildChoiceAddress,
  type Choice,
  countValues,
  type Facet,
  facets,
  filterProjects,
  readChoice,
  toggleValue,
} from '../../content-model/project-filter';
import { projectCard } from '../work-card-props';
import { chosenNames, valueNames } from './chosen-names';
import * as styles from './project-list.module.css';

type ListedProject = Queries.ListedProjectFragment;

interface ProjectListProps {
  title: string;
  text: string;
  /** Shown if no project matches. */
  emptyText: string;
  /** Path of the unfiltered list. */
  base: string;
  /** The query of the address. */
  query: string;
  /** The page's own filter. */
  choice: Choice;
  projects: readonly ListedProject[];
}

const groupNames: Record<Facet, string> = {
  service: 'Service',
  industry: 'Industry',
  technology: 'Technology',
};

/** Longer groups show their most frequent values, and the others on request. */
const mostAtOnce = 8;

type Value = readonly [slug: string, name: string];

/** The values that a group shows at once, and those behind "more", each in alphabetical order. */
const splitValues = (values: readonly Value[], counts: ReadonlyMap<string, number>) => {
  const frequent = new Set(
    values
      .toSorted(([one], [other]) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
      .slice(0, mostAtOnce),
  );
  return {
    first: values.filter((value) => frequent.has(value)),
    more: values.filter((value) => !frequent.has(value)),
  };
};

/**
 * The project list with its filters. Every value has its own page, so filters are plain links; with scripts,
 * values of several facets combine in the query (behaviour.md, rule 49).
 */
export const ProjectList = ({
  title,
  text,
  emptyText,
  base,
  query,
  choice: ownChoice,
  projects,
}: ProjectListProps) => {
  const hydrated = useHydrated();
  const status = useRef<HTMLParagraphElement>(null);
  // The HTML cannot depend on the query, so it is read after hydration.
  const choice = hydrated ? { ...ownChoice, ...readChoice(query) } : ownChoice;
  const shown = filterProjects(projects, choice);
  const chosen = chosenNames(projects, choice);

  return (
    <Section title={title} text={text} background="white">
      <nav className={styles.filters} aria-label="Filter the projects">
        {facets.map((facet) => {
          const counts = countValues(projects, choice, facet);
          const { first, more } = splitValues(valueNames(projects, facet), countValues(projects, {}, facet));
          const chip = ([value, name]: readonly [string, string]) => {
            const isChosen = choice[facet] === value;
            const count = counts.get(value) ?? 0;
            // The query needs scripts: without them a link replaces the choice instead of adding to it.
            const next = hydrated ? toggleValue(choice, facet, value) : isChosen ? {} : { [facet]: value };
            return (
              <li key={value}>
                <SiteLink
                  className={styles.value}
                  to={buildChoiceAddress(base, next)}
                  state={{ keepScroll: true }}
                  aria-current={isChosen ? 'true' : undefined}
                  data-empty={(hydrated && count === 0) || undefined}
                >
                  <span>{name}</span>
                  <span className={styles.count}>{count}</span>
                </SiteLink>
              </li>
            );
          };
          return (
            <div key={facet} className={styles.facet}>
              <h3 className={styles.name}>{groupNames[facet]}</h3>
              <ul className={styles.values}>{first.map(chip)}</ul>
              {more.length > 0 && (
                <details className={styles.more} open={more.some(([value]) => value === choice[facet])}>
                  <summary>{`${more.length} more`}</summary>
                  <ul className={styles.values}>{more.map(chip)}</ul>
                </details>
              )}
            </div>
          );
        })}
      </nav>
      <div className={styles.summary}>
        <p ref={status} role="status" tabIndex={-1}>
          {chosen.length > 0
            ? `${shown.length} of ${projects.length} projects: ${chosen.join(', ')}`
            : `${projects.length} projects`}
        </p>
        {chosen.length > 0 && (
          // The link disappears with the filters, so the focus moves nearby (WCAG 2.4.3).
          <SiteLink
            to={base}
            state={{ keepScroll: true }}
            onClick={() => status.current?.focus({ preventScroll: true })}
          >
            Show all projects
          </SiteLink>
        )}
      </div>
      {shown.length > 0 ? (
        <WorkCards cards={shown.map(projectCard)} />
      ) : (
        <p className={styles.empty}>{emptyText}</p>
      )}
    </Section>
  );
};
