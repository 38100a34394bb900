import { graphql, navigate } from 'gatsby';
import { useEffect, useRef } from 'react';
import { useHydrated } from '../../browser/hydration';
import { More } from '../../components/more';
import { Section } from '../../components/section';
import { SiteLink } from '../../components/site-link';
import { WorkCards } from '../../components/work-cards';
import { chosenNames, type FilterValue, listFilterValues } from '../../content-model/filter-values';
import type { ProjectsContext } from '../../content-model/list-pages';
import {
  buildChoiceAddress,
  facets,
  filterProjects,
  readChoice,
  toggleValue,
} from '../../content-model/project-filter';
import { plural } from '../../content-model/texts/fill';
import { required } from '../../required';
import { ListPageLinks } from '../list-page-links';
import { projectCard } from '../related-work';
import * as styles from './project-list.module.css';

interface ProjectListProps {
  headings: { readonly projects: string | null; readonly noProjects: string | null };
  /** The unfiltered list. */
  page: { readonly path: string; readonly text: string };
  /** The query of the address. */
  query: string;
  /** The page's own filter, and its part of the list. */
  own: ProjectsContext;
  projects: readonly Queries.ListedProjectFragment[];
}

/** As many as fit in a row: longer groups show their most frequent values, and the others on request. */
const mostAtOnce = 5;

/** The values that a group shows at once, and those behind "more". */
const splitValues = (values: readonly FilterValue[]) => {
  // One alone would need as much room behind "more".
  const most = values.length === mostAtOnce + 1 ? values.length : mostAtOnce;
  const frequent = new Set(values.toSorted((one, other) => other.total - one.total).slice(0, most));
  return {
    first: values.filter((value) => frequent.has(value)),
    more: values.filter((value) => !frequent.has(value)),
  };
};

/**
 * What the page shows: its own part of the list or, where it has all projects, those that the query chooses. `betterPage` is
 * the one that can show them, if this one lacks projects.
 */
const narrow = ({ page, own, projects }: ProjectListProps, query: string) => {
  const choice = readChoice(query);
  if (Object.keys(choice).length === 0) return { ...own, shown: projects, betterPage: undefined };
  if (projects.length < own.all) {
    const betterPage = buildChoiceAddress(page.path, { ...own.choice, ...choice }, own.combined);
    return { ...own, shown: projects, betterPage };
  }
  const shown = filterProjects(projects, choice);
  const values = listFilterValues(projects, choice);
  return { choice, values, found: shown.length, shown, betterPage: undefined };
};

/**
 * The project list with its filters. Every value has its own page, so filters are plain links; with scripts,
 * values of several facets combine in the query (behaviour.md, rule 49).
 */
export const ProjectList = (props: ProjectListProps) => {
  const { headings, page, query, own } = props;
  const hydrated = useHydrated();
  const status = useRef<HTMLParagraphElement>(null);
  // The HTML cannot depend on the query, so it is read after hydration.
  const { choice, values, found, shown, betterPage } = narrow(props, hydrated ? query : '');
  const chosen = chosenNames(values, choice);
  useEffect(() => {
    if (betterPage) void navigate(betterPage, { replace: true });
  }, [betterPage]);

  return (
    <Section title={required(headings.projects)} text={page.text} background="white" layout="split">
      <nav className={styles.filters} aria-label={TEXTS.projects.filter}>
        {facets.map((facet) => {
          const { first, more } = splitValues(values[facet]);
          const chip = ({ slug: value, name, count }: FilterValue) => {
            const isChosen = choice[facet] === value;
            // The query needs scripts: without them a link replaces the choice instead of adding to it.
            const next = hydrated ? toggleValue(choice, facet, value) : isChosen ? {} : { [facet]: value };
            return (
              <li key={value}>
                <SiteLink
                  className={styles.value}
                  to={buildChoiceAddress(page.path, next, own.combined)}
                  state={{ keepScroll: true }}
                  aria-current={isChosen ? 'true' : undefined}
                  data-empty={(hydrated && count === 0) || undefined}
                >
                  <span>{`${name} `}</span>
                  <span className={styles.count}>{count}</span>
                </SiteLink>
              </li>
            );
          };
          return (
            <div key={facet} className={styles.facet}>
              <h3 className={styles.name}>{TEXTS.projects[facet]}</h3>
              <ul className={styles.values}>{first.map(chip)}</ul>
              <More count={more.length} isOpen={more.some(({ slug }) => slug === choice[facet])}>
                <ul className={styles.values}>{more.map(chip)}</ul>
              </More>
            </div>
          );
        })}
      </nav>
      <div className={styles.summary}>
        <p ref={status} role="status" tabIndex={-1}>
          {chosen.length > 0
            ? plural(TEXTS.projects.some, own.all, { shown: found, names: chosen.join(', ') })
            : plural(TEXTS.projects.all, own.all)}
        </p>
        {chosen.length > 0 && (
          // The link disappears with the filters, so the focus moves nearby (WCAG 2.4.3).
          <SiteLink
            to={page.path}
            state={{ keepScroll: true }}
            onClick={() => status.current?.focus({ preventScroll: true })}
          >
            {TEXTS.projects.showAll}
          </SiteLink>
        )}
      </div>
      {shown.length > 0 ? (
        <WorkCards cards={shown.map(projectCard)} />
      ) : (
        <p className={styles.empty}>{required(headings.noProjects)}</p>
      )}
      <ListPageLinks {...own} />
    </Section>
  );
};

export const listedProjectFragment = graphql`
  fragment ListedProject on Project {
    ...ProjectCard
    technologies
    services { slug title }
    industry { slug title }
  }
`;
