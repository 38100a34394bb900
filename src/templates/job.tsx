import { graphql, type PageProps } from 'gatsby';
import { ButtonLink } from '../components/button-link';
import { FactList } from '../components/fact-list';
import { PageLinks } from '../components/link-row';
import { Section } from '../components/section';
import { ContactForm, contactFormId } from '../forms/contact/contact-form';
import { FileField } from '../forms/quote/file-field';
import { Addressee } from '../forms/sending/addressee';
import { breadcrumbsTo } from '../head/breadcrumbs';
import { jobNode } from '../head/job-node';
import { SeoHead } from '../head/seo-head';
import { InnerPage } from '../layout/inner-page';
import { filesField, serviceField } from '../message/fields';
import { required } from '../required';
import { LongText } from '../sections/article/long-text';
import { describeJob } from '../sections/job-facts';
import { longDate } from '../sections/long-date';
import * as styles from './job.module.css';

type Props = PageProps<Queries.JobPageQuery>;

export default function JobPage({ data }: Props) {
  const job = required(data.job);
  const { salary, endOn } = job;
  const { place, employment } = describeJob(job);
  const privacy = data.contactPage?.privacy;
  return (
    <InnerPage
      page={job}
      breadcrumbs={breadcrumbsTo(data.list, job)}
      opening="whole"
      action={
        <>
          <FactList
            facts={{
              [TEXTS.job.where]: place,
              [TEXTS.job.hours]: employment,
              [TEXTS.job.salary]: salary?.text,
              [TEXTS.job.until]: endOn && longDate(endOn),
            }}
          />
          {data.list && <ButtonLink to={`${job.path}#apply`}>{data.list.apply.title}</ButtonLink>}
        </>
      }
    >
      <div className={styles.job}>
        <LongText body={job.body} />
      </div>
      {data.list && (
        <Section
          id="apply"
          background="mist"
          {...data.list.apply}
          layout="beside"
          foot={
            <>
              <Addressee contact={job.contact} form={contactFormId} />
              <PageLinks pages={[privacy && { title: privacy.name, path: privacy.link }]} />
            </>
          }
        >
          <ContactForm
            kind="application"
            send={TEXTS.job.send}
            more={(problem) => (
              <>
                <FileField id="contact-files" name={filesField} label={TEXTS.job.files} error={problem} />
                <input type="hidden" name={serviceField} value={job.title} />
              </>
            )}
          />
        </Section>
      )}
    </InnerPage>
  );
}

export const Head = ({ data }: Props) => {
  const job = required(data.job);
  return (
    <SeoHead
      page={job}
      opening="whole"
      breadcrumbs={breadcrumbsTo(data.list, job)}
      nodes={(company) => [jobNode(company, job)]}
    />
  );
};

export const query = graphql`
  fragment JobData on Job {
    title path slug date endOn employment countries
    offices { street locality region postalCode countryCode }
    salary { text currency low high }
    body { ...TextBlock }
  }
  query JobPage($id: String!) {
    contactPage { privacy { ...NamedLink } }
    list: jobsPage { ...PageLink apply { ...SectionHeading } }
    job(id: { eq: $id }) { ...PageFields ...JobData ...JobFacts }
  }
`;
