import { graphql, type PageProps } from 'gatsby';
import { SeoHead } from '../head/seo-head';
import { eventNode, questionsNode } from '../head/structured-data';
import { InnerPage } from '../layout/inner-page';
import { required } from '../required';
import { PageSections } from '../sections/page/page-sections';

type Props = PageProps<Queries.ComposedPageQuery>;

/** A campaign leads nowhere but to its form. */
const noBreadcrumbs = { breadcrumbs: [] };

/** A page whose sections its editor chose. */
export default function ComposedPage({ data }: Props) {
  const page = required(data.page);
  return (
    <InnerPage
      page={page}
      {...(page.isCampaign && noBreadcrumbs)}
      {...(page.nextStep && { nextStep: page.nextStep })}
      ask={data}
    >
      <PageSections sections={page.sections} ask={data} />
    </InnerPage>
  );
}

export const Head = ({ data }: Props) => {
  const page = required(data.page);
  return (
    <SeoHead
      page={page}
      {...(page.isCampaign && noBreadcrumbs)}
      noindex={page.isCampaign ?? false}
      nodes={(company) =>
        page.sections.flatMap((section) => {
          if (section.__typename === 'QuestionsBlock') {
            return questionsNode(company, page, section.questions);
          }
          return section.__typename === 'EventBlock' ? eventNode(company, page, section) : [];
        })
      }
    />
  );
};

export const query = graphql`
  query ComposedPage($id: String!) {
    ...Ask
    page: composedPage(id: { eq: $id }) {
      ...PageFields
      isCampaign
      sections { ...PageSection }
      nextStep { ...NextStep }
    }
  }
`;
