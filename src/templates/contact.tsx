import { graphql, type PageProps } from 'gatsby';
import { ErrorBoundary } from '../components/error-boundary';
import { SectionError } from '../components/section-error';
import { ContactForm } from '../forms/contact/contact-form';
import { useContact } from '../forms/sending/addressee';
import { SeoHead } from '../head/seo-head';
import { FormPage } from '../layout/form-page';
import { required } from '../required';
import { FormAside } from '../sections/form-aside';
import { OfficePhones, Offices } from '../sections/offices';
import * as styles from './contact.module.css';

type Props = PageProps<Queries.ContactPageQuery>;

export default function ContactPage({ data, location }: Props) {
  const page = required(data.page);
  const contact = useContact(page.contact, data.people.nodes, location.search);
  return (
    <FormPage page={page} action={<OfficePhones offices={data.offices.nodes} />}>
      <section className={styles.section}>
        <div className={styles.inner}>
          <div className={styles.form}>
            <div>
              <h2>{page.formTitle}</h2>
              <p className={styles.text}>{page.formText}</p>
            </div>
            <ErrorBoundary fallback={() => <SectionError />}>
              <ContactForm contact={contact} />
            </ErrorBoundary>
          </div>
          <FormAside
            afterwards={page.afterwards}
            privacy={page.privacy}
            offices={contact ? [] : data.offices.nodes}
          />
        </div>
      </section>
      <Offices
        title={page.officesTitle}
        pictures={data.company?.footerPictures}
        offices={data.offices.nodes}
      />
    </FormPage>
  );
}

export const Head = ({ data }: Props) => <SeoHead page={required(data.page)} opening="compact" hasOffices />;

export const query = graphql`
  query ContactPage($id: String!) {
    page: contactPage(id: { eq: $id }) {
      ...FormPageFields
      formTitle formText officesTitle
      privacy { ...NamedLink }
      afterwards { title steps { ...Item } }
    }
    offices: allOffice { nodes { ...OfficeDetails ...BookingOffice } }
    company { footerPictures { ...FooterPictures } }
    people: allPerson { nodes { ...ContactPerson } }
  }
`;
