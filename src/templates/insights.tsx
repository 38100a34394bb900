import { graphql, type PageProps } from 'gatsby';
import { PageLinks } from '../components/link-row';
import { Section } from '../components/section';
import { WorkCards } from '../components/work-cards';
import { chooseInsights, type InsightChoice } from '../content-model/insight-lists';
import { nameSlug } from '../content-model/name-slug';
import { FeedLinks } from '../head/feed-links';
import { SeoHead } from '../head/seo-head';
import { InnerPage } from '../layout/inner-page';
import { required } from '../required';
import { articleHeadings } from '../sections/article/article-headings';
import { insightCard } from '../sections/insight-cards';

type Props = PageProps<Queries.InsightsPageQuery, { id: string } & InsightChoice>;

/** The name of the chosen author or subject; undefined for the whole list. */
const findChosenName = (
  data: Queries.InsightsPageQuery,
  { author, tag }: InsightChoice,
): string | undefined => {
  const { nodes } = data.insights;
  if (author) return nodes.find((insight) => insight.author.slug === author)?.author.name;
  return tag && nodes.flatMap(({ tags }) => tags).find((own) => nameSlug(own) === tag);
};

/** The page with the choice's name in its title. */
const applyChoice = (data: Queries.InsightsPageQuery, choice: InsightChoice) => {
  const list = required(data.page);
  const name = findChosenName(data, choice);
  return { list, name, page: name ? { ...list, title: `${list.title}: ${name}` } : list };
};

/** The list of articles; with an author or a subject in its context it shows theirs. */
export default function InsightsPage({ data, pageContext }: Props) {
  const { list, name, page } = applyChoice(data, pageContext);
  const insights = chooseInsights(data.insights.nodes, pageContext);
  const all = articleHeadings(required(data.headings).insight).list;
  return (
    <InnerPage page={page} nextStep={list.nextStep} ask={{ ...data, articles: null }}>
      <Section
        title={name ?? all}
        text={list.text}
        background="white"
        aside={name && <PageLinks pages={[{ title: all, path: list.path }]} />}
      >
        <WorkCards cards={insights.map(insightCard)} />
      </Section>
    </InnerPage>
  );
}

export const Head = ({ data, pageContext }: Props) => {
  const { list, name, page } = applyChoice(data, pageContext);
  return (
    <>
      <SeoHead page={page} noindex={name !== undefined} />
      <FeedLinks title={list.title} />
    </>
  );
};

export const query = graphql`
  query InsightsPage($id: String!) {
    ...Ask
    headings { insight { list } }
    page: insightsPage(id: { eq: $id }) {
      ...PageFields
      text
      nextStep { ...NextStep }
    }
    insights: allInsight { nodes { ...InsightCard } }
  }
`;
