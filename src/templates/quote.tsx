import { graphql, type PageProps } from 'gatsby';
import { SeoHead } from '../head/seo-head';
import { InnerPage } from '../layout/inner-page';
import { required } from '../required';
import { QuoteSection } from '../sections/quote-section';

type Props = PageProps<Queries.QuotePageQuery>;

export default function QuotePage({ data }: Props) {
  return (
    <InnerPage page={required(data.page)} opening="compact">
      <QuoteSection data={data} />
    </InnerPage>
  );
}

export const Head = ({ data }: Props) => <SeoHead page={required(data.page)} preloads={[]} />;

export const query = graphql`
  query QuotePage($id: String!) {
    ...QuoteSection
    page: quotePage(id: { eq: $id }) { ...PageFields }
  }
`;
