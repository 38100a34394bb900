import { graphql } from 'gatsby';
import { PageLinks } from '../components/link-row';
import { Section } from '../components/section';
import { type WorkCardProps, WorkCards } from '../components/work-cards';
import { fill } from '../content-model/texts/fill';
import { longDate } from './long-date';

const insightCard = (insight: Queries.InsightCardFragment): WorkCardProps => ({
  title: insight.title,
  text: insight.summary,
  path: insight.path,
  note: fill(TEXTS.articles.dateAndAuthor, { date: longDate(insight.date), author: insight.author.name }),
  picture: insight.image,
});

interface InsightCardsProps {
  id?: string;
  title: string;
  text?: string;
  insights: readonly Queries.InsightCardFragment[];
  /** The list of all articles, with the words of the link to it. */
  list?: Queries.PageLinkFragment | null;
}

/** Articles on other pages; empty without any. */
export const InsightCards = ({ insights, list, ...heading }: InsightCardsProps) =>
  insights.length === 0 ? null : (
    <Section {...heading} aside={<PageLinks pages={[list]} />}>
      <WorkCards cards={insights.map(insightCard)} />
    </Section>
  );

export const insightCardFragment = graphql`
  fragment InsightCard on Insight {
    title summary path date tags
    author { slug name }
    image { ...CardPicture }
  }
`;
