import { graphql } from 'gatsby';
import { LinkRow } from '../components/link-row';
import { Section } from '../components/section';
import { SiteLink } from '../components/site-link';
import { type WorkCardProps, WorkCards } from '../components/work-cards';
import { longDate } from './long-date';

export const insightCard = (insight: Queries.InsightCardFragment): WorkCardProps => ({
  title: insight.title,
  text: insight.summary,
  path: insight.path,
  note: `${longDate(insight.date)}, ${insight.author.name}`,
  picture: insight.image,
});

interface InsightCardsProps {
  id?: string;
  title: string;
  text?: string;
  insights: readonly Queries.InsightCardFragment[];
  /** The list of all articles, and the words of the link to it. */
  list?: { readonly path: string; readonly name: string } | null;
}

/** Articles on other pages; empty without any. */
export const InsightCards = ({ insights, list, ...heading }: InsightCardsProps) =>
  insights.length === 0 ? null : (
    <Section
      {...heading}
      aside={
        list && (
          <LinkRow>
            <li>
              <SiteLink to={list.path}>{list.name}</SiteLink>
            </li>
          </LinkRow>
        )
      }
    >
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
