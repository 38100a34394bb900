import { graphql, type PageProps } from 'gatsby';
import { ItemList } from '../components/item-list';
import { Section } from '../components/section';
import { ContactForm } from '../forms/contact/contact-form';
import { SeoHead } from '../head/seo-head';
import { InnerPage } from '../layout/inner-page';
import { required } from '../required';
import { Offices } from '../sections/offices';

type Props = PageProps<Queries.ContactPageQuery>;

export default function ContactPage({ data }: Props) {
  const page = required(data.page);
  return (
    <InnerPage page={page}>
      <Section title={page.formTitle} text={page.formText} background="white" layout="beside">
        <ContactForm />
      </Section>
      <Section title={page.afterwards.title}>
        <ItemList items={page.afterwards.steps} numbered />
      </Section>
      <Offices title={page.officesTitle} offices={data.offices.nodes} />
    </InnerPage>
  );
}

export const Head = ({ data }: Props) => <SeoHead page={required(data.page)} />;

export const query = graphql`
  query ContactPage($id: String!) {
    page: contactPage(id: { eq: $id }) {
      ...PageFields
      formTitle
      formText
      officesTitle
      afterwards { title steps { ...Item } }
    }
    offices: allOffice(sort: [{ order: ASC }, { fields: { slug: ASC } }]) { nodes { ...OfficeDetails } }
  }
`;
