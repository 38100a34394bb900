import { graphql, type PageProps } from 'gatsby';
import { useContact } from '../forms/sending/addressee';
import { SeoHead } from '../head/seo-head';
import { FormPage } from '../layout/form-page';
import { required } from '../required';
import { QuoteSection } from '../sections/quote-section';

type Props = PageProps<Queries.QuotePageQuery>;

export default function QuotePage({ data, location }: Props) {
  const page = required(data.page);
  const contact = useContact(page.contact, data.people.nodes, location.search);
  return (
    <FormPage page={page}>
      <QuoteSection data={data} contact={contact} />
    </FormPage>
  );
}

export const Head = ({ data }: Props) => <SeoHead page={required(data.page)} opening="compact" />;

export const query = graphql`
  query QuotePage($id: String!) {
    ...QuoteSection
    people: allPerson { nodes { ...ContactPerson } }
    page: quotePage(id: { eq: $id }) { ...FormPageFields }
  }
`;
