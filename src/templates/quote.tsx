import { graphql, type PageProps } from 'gatsby';
import { QuoteForm } from '../forms/quote/quote-form';
import { SeoHead } from '../head/seo-head';
import { InnerPage } from '../layout/inner-page';
import { required } from '../required';
import { FormAside } from '../sections/form-aside';

type Props = PageProps<Queries.QuotePageQuery>;

export default function QuotePage({ data }: Props) {
  const page = required(data.page);
  const services = [...data.services.nodes.map(({ title }) => title), page.unsure];
  return (
    <InnerPage page={page} opening="compact">
      <QuoteForm
        texts={page}
        services={services}
        aside={
          <FormAside
            afterwards={page.afterwards}
            privacy={page.privacy}
            terms={data.prices?.page}
            offices={data.offices.nodes}
          />
        }
      />
    </InnerPage>
  );
}

export const Head = ({ data }: Props) => <SeoHead page={required(data.page)} preloads={[]} />;

export const query = graphql`
  query QuotePage($id: String!) {
    prices { ...PricesPage }
    offices: allOffice { nodes { ...BookingOffice } }
    page: quotePage(id: { eq: $id }) {
      ...PageFields
      ...QuoteTexts
      unsure
      privacy { ...NamedLink }
    }
    services: allService { nodes { title } }
  }
`;
