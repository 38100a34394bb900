import { graphql, type PageProps } from 'gatsby';
import { SeoHead } from '../head/seo-head';
import { required } from '../required';
import { MessagePage } from '../sections/message-page';

type Props = PageProps<Queries.NotFoundPageQuery>;

export default function NotFoundPage({ data }: Props) {
  return <MessagePage label="404 Not Found" page={required(data.page)} />;
}

export const Head = ({ data }: Props) => <SeoHead page={required(data.page)} breadcrumbs={[]} noindex />;

export const query = graphql`
  query NotFoundPage($id: String!) {
    page: notFoundPage(id: { eq: $id }) {
      ...PageFields
      text
      links { ...NamedLink }
    }
  }
`;
