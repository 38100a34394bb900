import { graphql, type PageProps } from 'gatsby';
import { PageLinks } from '../components/link-row';
import { Section } from '../components/section';
import { buildTagAddress, fewestForLists } from '../content-model/insight-lists';
import type { InsightsContext } from '../content-model/list-pages';
import { breadcrumbsTo } from '../head/breadcrumbs';
import { SeoHead } from '../head/seo-head';
import { InnerPage } from '../layout/inner-page';
import { required } from '../required';
import { articleHeadings } from '../sections/article/article-headings';
import { InsightList } from '../sections/insight-list';
import { ListPageLinks, listPageSeo } from '../sections/list-page-links';

type Props = PageProps<Queries.InsightsPageQuery, InsightsContext>;

const readPage = ({ data, pageContext }: Pick<Props, 'data' | 'pageContext'>) => {
  const list = required(data.page);
  const { name } = pageContext;
  const seo = listPageSeo(list, pageContext, name ? [name] : []);
  // An author's or subject's page is below the list.
  return { list, name, seo, breadcrumbs: breadcrumbsTo(list, ...(name ? [seo.page] : [])) };
};

/** A page of the list of articles, of all or of those by one author or about one subject. */
export default function InsightsPage({ data, pageContext }: Props) {
  const { list, name, seo, breadcrumbs } = readPage({ data, pageContext });
  const insights = data.insights.nodes;
  const all = articleHeadings(required(data.headings).insight).list;
  const subjects = [...new Set(insights.flatMap(({ tags }) => tags))];
  const links = name
    ? [{ title: all, path: list.path }]
    : subjects.map((tag) => ({ title: tag, path: buildTagAddress(list.path, tag) }));
  return (
    <InnerPage
      page={name ? { ...list, title: seo.page.title } : list}
      breadcrumbs={breadcrumbs}
      nextStep={list.nextStep}
      ask={{ ...data, articles: null }}
    >
      <Section
        title={name ?? all}
        text={list.text}
        background="white"
        aside={data.all.totalCount >= fewestForLists && <PageLinks pages={links} />}
      >
        <InsightList insights={insights} />
        <ListPageLinks {...pageContext} />
      </Section>
    </InnerPage>
  );
}

export const Head = (props: Props) => {
  const { list, seo, breadcrumbs } = readPage(props);
  return <SeoHead {...seo} breadcrumbs={breadcrumbs} feeds={list.title} />;
};

export const query = graphql`
  query InsightsPage($id: String!, $ids: [String!]!) {
    ...Ask
    headings { insight { list } }
    page: insightsPage(id: { eq: $id }) { ...PageFields text nextStep { ...NextStep } }
    insights: allInsight(filter: { id: { in: $ids } }) { nodes { ...InsightCard } }
    all: allInsight { totalCount }
  }
`;
