import { graphql } from 'gatsby';
import { PageLinks } from '../components/link-row';
import { Section } from '../components/section';
import { WorkCards } from '../components/work-cards';
import { fill } from '../content-model/texts/fill';
import { longDate } from './long-date';

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
  insights.length > 0 && (
    <Section {...heading} aside={<PageLinks pages={[list]} />}>
      <WorkCards
        related
        cards={insights.map(({ date, author, ...insight }) => ({
          ...insight,
          note: fill(TEXTS.articles.dateAndAuthor, { date: longDate(date), author: author.name }),
        }))}
      />
    </Section>
  );

export const insightCardFragment = graphql`
  fragment InsightCard on Insight {
    title text: summary path date tags
    author { name }
    picture: image { ...CardPicture }
  }
`;
