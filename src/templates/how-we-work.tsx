import { graphql, type PageProps } from 'gatsby';
import { ItemList } from '../components/item-list';
import { Section } from '../components/section';
import { Estimate } from '../forms/estimate/estimate';
import { SeoHead } from '../head/seo-head';
import { questionsNode } from '../head/structured-data';
import { InnerPage } from '../layout/inner-page';
import { required } from '../required';
import { EngagementModels } from '../sections/engagement-models';
import { HoursTable } from '../sections/hours-table';
import { Questions } from '../sections/questions';

type Props = PageProps<Queries.HowWeWorkPageQuery>;

/** For buyers: terms, hours, prices, an estimate, and common questions. */
export default function HowWeWorkPage({ data }: Props) {
  const page = required(data.page);
  const { terms, hours, estimate, questions } = page;
  return (
    <InnerPage page={page} nextStep={page.nextStep} ask={{ ...data, terms: null }}>
      <Section title={terms.title} text={terms.text} background="white">
        <ItemList items={terms.items} />
      </Section>
      {data.about && (
        <Section title={page.pricesTitle} text={data.about.engagement.text}>
          <EngagementModels models={data.about.engagement.models} />
        </Section>
      )}
      {data.quote && (
        <Section id="estimate" title={estimate.title} text={estimate.text} background="white">
          <Estimate estimate={estimate} quotePath={data.quote.path} />
        </Section>
      )}
      <Section title={hours.title} text={hours.text} background="mist" layout="beside">
        <HoursTable hours={hours} offices={data.offices.nodes} />
      </Section>
      <Section title={questions.title}>
        <Questions items={questions.items} />
      </Section>
    </InnerPage>
  );
}

export const Head = ({ data }: Props) => {
  const page = required(data.page);
  return <SeoHead page={page} nodes={(company) => [questionsNode(company, page, page.questions.items)]} />;
};

export const query = graphql`
  query HowWeWorkPage($id: String!) {
    ...Ask
    about: aboutPage { engagement { text models { ...EngagementModel } } }
    page: howWeWorkPage(id: { eq: $id }) {
      ...PageFields
      terms { title text items { ...IconItem } }
      hours { title text ...Hours }
      pricesTitle
      estimate { title text ...Estimate }
      questions { title items { ...Item } }
      nextStep { ...NextStep }
    }
    offices: allOffice { nodes { ...OfficeHours } }
  }
`;
