import { Section } from '../components/section';
import { WorkCards } from '../components/work-card';
import { caseStudyCard, projectCard } from './work-cards';

interface RelatedWorkProps {
  title: string;
  caseStudies?: readonly Queries.CaseStudyTeaserFragment[];
  projects?: readonly Queries.ProjectCardFragment[];
}

/** The number of cards in the row. */
const most = 3;

/** Case studies first, then projects; nothing if there are none. */
export const RelatedWork = ({ title, caseStudies = [], projects = [] }: RelatedWorkProps) => {
  const cards = [
    ...caseStudies.map((caseStudy) => ({ ...caseStudyCard(caseStudy), note: 'Case study' })),
    ...projects.map(projectCard),
  ].slice(0, most);
  if (cards.length === 0) return null;
  return (
    <Section title={title} background="white">
      <WorkCards cards={cards} />
    </Section>
  );
};
