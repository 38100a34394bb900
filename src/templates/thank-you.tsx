import { graphql, type PageProps } from 'gatsby';
import { SeoHead } from '../head/seo-head';
import { required } from '../required';
import { MessagePage } from '../sections/message-page';

type Props = PageProps<Queries.ThankYouPageQuery>;

/** Visitors land here after sending a form without JavaScript. */
export default function ThankYouPage({ data }: Props) {
  return <MessagePage page={required(data.page)} />;
}

export const Head = ({ data }: Props) => <SeoHead page={required(data.page)} breadcrumbs={[]} noindex />;

export const query = graphql`
  query ThankYouPage($id: String!) {
    page: thankYouPage(id: { eq: $id }) {
      ...PageFields
      text
      links { ...NamedLink }
    }
  }
`;
