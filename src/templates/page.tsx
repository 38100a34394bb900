import { graphql, type PageProps } from 'gatsby';
import { HeaderCorner } from '../components/page-header/header-corner';
import { answerPages, notFoundPage } from '../content-model/fixed-pages';
import { SeoHead } from '../head/seo-head';
import { eventNode, questionsNode } from '../head/structured-data';
import { InnerPage } from '../layout/inner-page';
import { thankYouPath } from '../message/fields';
import { required } from '../required';
import { Opening } from '../sections/page/opening';
import { PageSections } from '../sections/page/page-sections';
import { placeStyles } from '../sections/page/places';

type Props = PageProps<Queries.ComposedPageQuery>;

type Page = NonNullable<Queries.ComposedPageQuery['page']>;

/** Nobody looks for a campaign, which leads nowhere but to its form, nor for a page that answers. */
const isApart = ({ isCampaign, path }: Page): boolean => isCampaign === true || answerPages.includes(path);

const noBreadcrumbs = { breadcrumbs: [] };

const headerOpening = ({ opening }: Page) => (opening?.figure ? 'whole' : opening ? 'isle' : 'low');

/** A page whose sections its editor chose. */
export default function ComposedPage({ data }: Props) {
  const page = required(data.page);
  const { path, opening, nextStep } = page;
  // The page about prices does not lead to itself.
  const prices = data.prices?.page.path === path ? null : data.prices;
  return (
    <InnerPage
      page={page}
      {...(isApart(page) && noBreadcrumbs)}
      opening={headerOpening(page)}
      {...(opening?.figure && { corner: <HeaderCorner {...opening.figure} /> })}
      {...(path === notFoundPage && { label: TEXTS.errors.notFound })}
      action={
        opening && (
          <Opening
            opening={opening}
            confirmation={path === thankYouPath ? data.company?.confirmation : undefined}
          />
        )
      }
      {...(nextStep && { nextStep })}
      ask={{ ...data, prices }}
    >
      <PageSections page={page} data={data} />
    </InnerPage>
  );
}

export const Head = ({ data }: Props) => {
  const page = required(data.page);
  const places = page.sections.find((section) => section.__typename === 'PlacesBlock');
  return (
    <SeoHead
      page={page}
      opening={headerOpening(page)}
      {...(isApart(page) && noBreadcrumbs)}
      noindex={isApart(page)}
      hasOffices={page.sections.some(({ __typename }) => __typename === 'OfficesBlock')}
      nodes={(company) =>
        page.sections.flatMap((section) => {
          if (section.__typename === 'QuestionsBlock') {
            return questionsNode(company, page, section.questions);
          }
          return section.__typename === 'EventBlock' ? eventNode(company, page, section) : [];
        })
      }
      css={places && placeStyles(places.places)}
    />
  );
};

export const query = graphql`
  query ComposedPage($id: String!) {
    ...Ask
    ...SectionData
    company { confirmation { sent notSent } }
    page: composedPage(id: { eq: $id }) {
      ...PageFields ...Placeholder
      isCampaign
      opening { ...Opening }
      sections { ...PageSection }
      nextStep { ...NextStep }
    }
  }
`;
