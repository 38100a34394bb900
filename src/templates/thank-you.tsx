import { graphql, type PageProps } from 'gatsby';
import { Head as PageHeadTags } from '../head/head';
import { PageEnd } from '../sections/page-end';

type Props = PageProps<Queries.ThankYouPageQuery>;

/** Where a form sent without scripts lands. */
export default function ThankYouPage({ data: { page } }: Props) {
  if (!page) throw new Error('This page is no longer in the content');
  return <PageEnd page={page} />;
}

export const Head = ({ data: { page } }: Props) => page && <PageHeadTags page={page} noindex />;

export const query = graphql`
  query ThankYouPage($id: String!) {
    page: thankYouPage(id: { eq: $id }) {
      ...PageParts
      text
      links {
        name
        link
      }
    }
  }
`;
