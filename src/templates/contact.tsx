import { graphql, type PageProps } from 'gatsby';
import { BelowHead } from '../components/below-head';
import { ItemList } from '../components/item-list';
import { PageHead } from '../components/page-head';
import { Section } from '../components/section';
import { pictureOf } from '../graphql/picture-data';
import { trail } from '../head/crumbs';
import { Head as PageHeadTags } from '../head/head';
import { ContactForm } from '../sections/contact-form';
import { Offices } from '../sections/offices';

type Props = PageProps<Queries.ContactPageQuery>;

export default function ContactPage({ data: { page, offices } }: Props) {
  if (!page) throw new Error('This page is no longer in the content');
  const { title, tagline, image, formTitle, formText, officesTitle, afterwards } = page;
  return (
    <>
      <PageHead crumbs={trail(page)} title={title} tagline={tagline} picture={pictureOf(image)} />
      <BelowHead>
        <Section title={formTitle} text={formText} ground="white" layout="beside">
          <ContactForm />
        </Section>
        <Section title={afterwards.title}>
          <ItemList items={afterwards.steps} numbered />
        </Section>
        {offices.nodes.length > 0 && (
          <Section title={officesTitle} ground="mist">
            <Offices offices={offices.nodes} />
          </Section>
        )}
      </BelowHead>
    </>
  );
}

export const Head = ({ data: { page } }: Props) => {
  if (!page) return null;
  return <PageHeadTags page={page} crumbs={trail(page)} />;
};

export const query = graphql`
  query ContactPage($id: String!) {
    page: contactPage(id: { eq: $id }) {
      ...PageParts
      formTitle
      formText
      officesTitle
      afterwards {
        title
        steps {
          name
          text
        }
      }
    }
    offices: allOffice(sort: { order: ASC }) {
      nodes {
        ...OfficeDetails
      }
    }
  }
`;
