import { graphql, type PageProps } from 'gatsby';
import { Deferred } from '../components/deferred';
import { NextStep } from '../components/next-step';
import { PageHeader } from '../components/page-header/page-header';
import { breadcrumbsTo } from '../head/breadcrumbs';
import { SeoHead } from '../head/seo-head';
import { articleNode } from '../head/structured-data';
import { required } from '../required';
import { ArticleFacts, AuthorSignature } from '../sections/article/article-facts';
import { articleHeadings } from '../sections/article/article-headings';
import { LongText } from '../sections/article/long-text';
import { InsightCards } from '../sections/insight-cards';
import { RelatedPages } from '../sections/page-cards';
import { RelatedWork } from '../sections/related-work';

type Props = PageProps<Queries.InsightPageQuery, { hasLists?: boolean }>;

/** Not an InnerPage: its header is part of the article. */
export default function InsightPage({ data, pageContext }: Props) {
  const insight = required(data.insight);
  const headings = articleHeadings(data.headings?.insight);
  const listPath = pageContext.hasLists ? data.list?.path : undefined;
  return (
    <>
      <article>
        <PageHeader breadcrumbs={breadcrumbsTo(data.list, insight)} page={insight} opening="whole">
          <ArticleFacts article={insight} listPath={listPath} />
        </PageHeader>
        <Deferred>
          <LongText body={insight.body} contents={headings.contents}>
            <AuthorSignature article={insight} listPath={listPath} />
          </LongText>
        </Deferred>
      </article>
      <Deferred>
        <div data-screen-only>
          <RelatedWork title={headings.work} work={data.work} />
          <RelatedPages title={headings.services} pages={insight.services} />
          <InsightCards title={headings.more} insights={data.more.nodes} />
          {data.list && (
            <NextStep
              {...data.list.nextStep}
              ask={data}
              person={insight.contact}
              // The article's own is at its head.
              picture={insight.isles[0]?.image ?? insight.image}
            />
          )}
        </div>
      </Deferred>
    </>
  );
}

export const Head = ({ data }: Props) => {
  const insight = required(data.insight);
  return (
    <SeoHead
      page={insight}
      opening="whole"
      type="article"
      breadcrumbs={breadcrumbsTo(data.list, insight)}
      nodes={(company) => [articleNode(company, insight)]}
      feeds={data.list?.title}
    />
  );
};

export const query = graphql`
  query InsightPage($id: String!, $moreIds: [String!]!, $workIds: [String!]!) {
    ...Ask
    headings { insight { contents work services more } }
    list: insightsPage { ...PageLink nextStep { ...NextStep } }
    insight(id: { eq: $id }) {
      ...PageFields ...Placeholder
      ...ArticleFacts
      body { ...TextBlock }
      services { ...RelatedService }
      isles: services { image { ...LargePicture } }
    }
    more: allInsight(filter: { id: { in: $moreIds } }) { nodes { ...InsightCard } }
    work: pagesById(ids: $workIds) { ...WorkCard }
  }
`;
