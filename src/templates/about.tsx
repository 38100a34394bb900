import { graphql, type PageProps } from 'gatsby';
import { ItemList } from '../components/item-list';
import { Prose } from '../components/prose';
import { Section } from '../components/section';
import { Statistics } from '../components/statistics/statistics';
import { SeoHead } from '../head/seo-head';
import { InnerPage } from '../layout/inner-page';
import { required } from '../required';
import { Capabilities } from '../sections/capabilities';
import { EngagementModels } from '../sections/engagement-models';
import { Offices } from '../sections/offices';

type Props = PageProps<Queries.AboutPageQuery>;

export default function AboutPage({ data }: Props) {
  const page = required(data.page);
  const headings = required(data.headings).about;
  const { story, figures, values, process, capabilities, engagement } = page;
  return (
    <InnerPage page={page} nextStep={page.nextStep} ask={data}>
      <Section title={story.title} background="white" layout="beside">
        <Prose paragraphs={story.text} opening />
      </Section>
      <Section title={headings.figures} background="ink">
        <Statistics statistics={figures} />
      </Section>
      <Section title={values.title}>
        <ItemList items={values.items} />
      </Section>
      <Section title={process.title} text={process.text} background="mist" layout="beside">
        <ItemList items={process.steps} numbered columns={2} />
      </Section>
      <Section title={capabilities.title} text={capabilities.text}>
        <Capabilities capabilities={capabilities.items} />
      </Section>
      <Section title={engagement.title} text={engagement.text} background="white">
        <EngagementModels models={engagement.models} />
      </Section>
      <Offices title={page.officesTitle} offices={data.offices.nodes} />
    </InnerPage>
  );
}

export const Head = ({ data }: Props) => <SeoHead page={required(data.page)} />;

export const query = graphql`
  query AboutPage($id: String!) {
    ...Ask
    headings { about { figures } }
    page: aboutPage(id: { eq: $id }) {
      ...PageFields
      story { title text }
      figures { ...Statistic }
      values { title items { ...IconItem } }
      process { title text steps { ...Item } }
      capabilities { title text items { ...Capability } }
      engagement { title text models { ...EngagementModel } }
      officesTitle
      nextStep { ...NextStep }
    }
    offices: allOffice { nodes { ...OfficeDetails } }
  }
`;
