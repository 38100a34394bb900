import { Section } from '../components/section';
import { WorkCards } from '../components/work-card';
import { type PictureNode, pictureOf } from '../graphql/picture-data';

interface RelatedWorkProps {
  title: string;
  caseStudies?: readonly { title: string; text: string; path: string; image: PictureNode }[];
  projects?: readonly { title: string; tagline: string; path: string; client: string; image: PictureNode }[];
}

/** At most this many pieces of work stand in one row. */
const most = 3;

/** Case studies first, then projects; nothing at all where there are none. */
export const RelatedWork = ({ title, caseStudies = [], projects = [] }: RelatedWorkProps) => {
  const cards = [
    ...caseStudies.map(({ image, ...study }) => ({
      ...study,
      note: 'Case study',
      picture: pictureOf(image),
    })),
    ...projects.map(({ tagline, client, image, ...project }) => ({
      ...project,
      text: tagline,
      note: client,
      picture: pictureOf(image),
    })),
  ].slice(0, most);
  if (cards.length === 0) return null;
  return (
    <Section title={title} ground="white">
      <WorkCards cards={cards} />
    </Section>
  );
};
