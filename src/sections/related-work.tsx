import { Section } from '../components/section';
import { WorkCards } from '../components/work-cards';
import { caseStudyCard, projectCard } from './work-cards';

interface RelatedWorkProps {
  title: string;
  caseStudies?: readonly Queries.CaseStudyTeaserFragment[];
  projects?: readonly Queries.ProjectCardFragment[];
  /** Paths in the order in which they are shown; without them, case studies come first. */
  order?: readonly string[] | undefined;
}

/** The number of cards in the row. */
const most = 3;

/** Case studies and projects, at most three; nothing if there are none. */
export const RelatedWork = ({ title, caseStudies = [], projects = [], order }: RelatedWorkProps) => {
  const cards = [
    ...caseStudies.map((caseStudy) => ({ ...caseStudyCard(caseStudy), note: 'Case study' })),
    ...projects.map(projectCard),
  ];
  if (order) cards.sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
  if (cards.length === 0) return null;
  return (
    <Section title={title} background="white">
      <WorkCards cards={cards.slice(0, most)} />
    </Section>
  );
};
