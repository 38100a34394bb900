import { graphql, type PageProps } from 'gatsby';
import { BelowHead } from '../components/below-head';
import { Figures } from '../components/figures';
import { ItemList } from '../components/item-list';
import { NextStep } from '../components/next-step';
import { PageHead } from '../components/page-head';
import { Prose } from '../components/prose';
import { Section } from '../components/section';
import { pictureOf } from '../graphql/picture-data';
import { trail } from '../head/crumbs';
import { Head as PageHeadTags } from '../head/head';
import { Capabilities } from '../sections/capabilities';
import { EngagementModels } from '../sections/engagement-models';
import { Offices } from '../sections/offices';

type Props = PageProps<Queries.AboutPageQuery>;

export default function AboutPage({ data: { page, offices } }: Props) {
  if (!page) throw new Error('This page is no longer in the content');
  const { title, tagline, image, story, figures, values, process, engagement, capabilities } = page;
  return (
    <>
      <PageHead crumbs={trail(page)} title={title} tagline={tagline} picture={pictureOf(image)} />
      <BelowHead>
        <Section title={story.title} ground="white" layout="beside">
          <Prose paragraphs={story.text} opening />
        </Section>
        <Section title="In figures" ground="ink">
          <Figures figures={figures} />
        </Section>
        <Section title={values.title}>
          <ItemList items={values.items} />
        </Section>
        <Section title={process.title} text={process.text} ground="mist" layout="beside">
          <ItemList items={process.steps} numbered columns={2} />
        </Section>
        <Section title={capabilities.title} text={capabilities.text}>
          <Capabilities
            capabilities={capabilities.items.map(({ image: picture, ...item }) => ({
              ...item,
              picture: pictureOf(picture),
            }))}
          />
        </Section>
        <Section title={engagement.title} text={engagement.text} ground="white">
          <EngagementModels models={engagement.models} />
        </Section>
        {offices.nodes.length > 0 && (
          <Section title={page.officesTitle} ground="mist">
            <Offices offices={offices.nodes} />
          </Section>
        )}
        <NextStep {...page.nextStep} />
      </BelowHead>
    </>
  );
}

export const Head = ({ data: { page } }: Props) => {
  if (!page) return null;
  return <PageHeadTags page={page} crumbs={trail(page)} />;
};

export const query = graphql`
  query AboutPage($id: String!) {
    page: aboutPage(id: { eq: $id }) {
      ...PageParts
      story {
        title
        text
      }
      figures {
        value
        label
      }
      values {
        title
        items {
          name
          text
          icon
        }
      }
      process {
        title
        text
        steps {
          name
          text
        }
      }
      engagement {
        title
        text
        models {
          name
          price
          text
        }
      }
      capabilities {
        title
        text
        items {
          name
          text
          image {
            ...CardPicture
          }
          service {
            path
          }
        }
      }
      officesTitle
      nextStep {
        ...NextStepText
      }
    }
    offices: allOffice(sort: { order: ASC }) {
      nodes {
        ...OfficeDetails
      }
    }
  }
`;
