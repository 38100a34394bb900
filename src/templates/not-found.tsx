import { graphql, type PageProps } from 'gatsby';
import { Head as PageHeadTags } from '../head/head';
import { PageEnd } from '../sections/page-end';

type Props = PageProps<Queries.NotFoundPageQuery>;

/** What an unknown address shows. */
export default function NotFoundPage({ data: { page } }: Props) {
  if (!page) throw new Error('This page is no longer in the content');
  return <PageEnd label="404 Not Found" page={page} />;
}

export const Head = ({ data: { page } }: Props) => page && <PageHeadTags page={page} noindex />;

export const query = graphql`
  query NotFoundPage($id: String!) {
    page: notFoundPage(id: { eq: $id }) {
      ...PageParts
      text
      links {
        name
        link
      }
    }
  }
`;
