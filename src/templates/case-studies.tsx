import { graphql, type PageProps } from 'gatsby';
import { BelowHead } from '../components/below-head';
import { NextStep } from '../components/next-step';
import { PageHead } from '../components/page-head';
import { Section } from '../components/section';
import { WorkCards } from '../components/work-card';
import { pictureOf } from '../graphql/picture-data';
import { trail } from '../head/crumbs';
import { Head as PageHeadTags } from '../head/head';

type Props = PageProps<Queries.CaseStudiesPageQuery>;

export default function CaseStudiesPage({ data: { page, caseStudies } }: Props) {
  if (!page) throw new Error('This page is no longer in the content');
  const { title, tagline, image, text, nextStep } = page;
  return (
    <>
      <PageHead crumbs={trail(page)} title={title} tagline={tagline} picture={pictureOf(image)} />
      <BelowHead>
        <Section title="The stories" text={text} ground="white">
          <WorkCards
            cards={caseStudies.nodes.map(({ image: picture, ...study }) => ({
              ...study,
              picture: pictureOf(picture),
            }))}
            columns={2}
          />
        </Section>
        <NextStep {...nextStep} />
      </BelowHead>
    </>
  );
}

export const Head = ({ data: { page } }: Props) => {
  if (!page) return null;
  return <PageHeadTags page={page} crumbs={trail(page)} />;
};

export const query = graphql`
  query CaseStudiesPage($id: String!) {
    page: caseStudiesPage(id: { eq: $id }) {
      ...PageParts
      text
      nextStep {
        ...NextStepText
      }
    }
    caseStudies: allCaseStudy(sort: { order: ASC }) {
      nodes {
        ...CaseStudyCard
      }
    }
  }
`;
