import { graphql, type PageProps } from 'gatsby';
import { Section } from '../components/section';
import { WorkCards } from '../components/work-cards';
import { SeoHead } from '../head/seo-head';
import { InnerPage } from '../layout/inner-page';
import { required } from '../required';
import { caseStudyCard } from '../sections/related-work';

type Props = PageProps<Queries.CaseStudiesPageQuery>;

export default function CaseStudiesPage({ data }: Props) {
  const page = required(data.page);
  return (
    <InnerPage
      page={page}
      opening="whole"
      nextStep={page.nextStep}
      ask={data}
      isle={data.caseStudies.nodes[0]?.picture}
    >
      <Section title={required(data.headings?.lists?.caseStudies)} text={page.text} background="white">
        <WorkCards
          cards={data.caseStudies.nodes.map((study) => ({ ...caseStudyCard(study), cue: TEXTS.work.read }))}
          columns={1}
        />
      </Section>
    </InnerPage>
  );
}

export const Head = ({ data }: Props) => <SeoHead page={required(data.page)} opening="whole" />;

export const query = graphql`
  query CaseStudiesPage($id: String!) {
    ...Ask
    headings { lists { caseStudies } }
    page: caseStudiesPage(id: { eq: $id }) { ...PageFields ...Placeholder text nextStep { ...NextStep } }
    caseStudies: allCaseStudy { nodes { ...CaseStudyCard ...ComparedCaseStudy } }
  }
`;
