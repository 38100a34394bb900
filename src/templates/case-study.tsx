import { graphql, type PageProps } from 'gatsby';
import { Comparison } from '../components/comparison';
import { Deferred } from '../components/deferred';
import { FactList } from '../components/fact-list';
import { NextStep } from '../components/next-step';
import { HeaderCorner } from '../components/page-header/header-corner';
import { PageHeader } from '../components/page-header/page-header';
import { Prose } from '../components/prose';
import { Quotation } from '../components/quotation';
import { Section } from '../components/section';
import { Statistics } from '../components/statistics/statistics';
import { WorkCards } from '../components/work-cards';
import { breadcrumbsTo } from '../head/breadcrumbs';
import { SeoHead } from '../head/seo-head';
import { articleNode } from '../head/structured-data';
import { required } from '../required';
import { caseStudyCard } from '../sections/related-work';
import { StoryPart } from '../sections/story-part';
import { Video } from '../sections/video';
import { WorkLinks } from '../sections/work-links';

type Props = PageProps<Queries.CaseStudyPageQuery>;

/** Not an InnerPage: its header is part of the article. */
export default function CaseStudyPage({ data }: Props) {
  const caseStudy = required(data.caseStudy);
  const headings = required(data.headings?.caseStudy);
  const { client, solution, success } = caseStudy;
  const [figure] = caseStudy.figures;
  const others = data.others.nodes;
  return (
    <>
      <article>
        <PageHeader
          breadcrumbs={breadcrumbsTo(data.list, caseStudy)}
          page={caseStudy}
          opening="whole"
          {...(figure && { corner: <HeaderCorner {...figure} /> })}
        >
          <FactList
            facts={{
              [TEXTS.work.client]: caseStudy.project?.client,
              [TEXTS.work.duration]: caseStudy.duration,
            }}
          />
        </PageHeader>
        <Deferred>
          <Section title={headings.intro} background="white" layout="beside">
            <Prose paragraphs={caseStudy.intro} opening />
          </Section>
          <Section title={headings.figures} background="ink">
            <Statistics statistics={caseStudy.figures} />
          </Section>
          <StoryPart label={headings.client} part={client} side="right" />
          <StoryPart label={headings.solution} part={solution} side="left" />
          <StoryPart
            label={headings.success}
            part={success}
            side="right"
            comparison={
              success.comparison && (
                <Comparison {...success.comparison} pictures={[client.image, success.image]} />
              )
            }
            criteria={success.criteria}
          >
            {caseStudy.quote && (
              <div data-screen-only>
                <Quotation {...caseStudy.quote} />
              </div>
            )}
            {success.video && <Video video={success.video} />}
          </StoryPart>
        </Deferred>
      </article>
      <Deferred>
        <WorkLinks work={caseStudy} />
        <div data-screen-only>
          {others.length > 0 && (
            <Section title={headings.others} background="white">
              <WorkCards cards={others.map(caseStudyCard)} related />
            </Section>
          )}
          <NextStep
            {...caseStudy.nextStep}
            ask={data}
            service={caseStudy.services[0]?.title}
            picture={caseStudy.image}
          />
        </div>
      </Deferred>
    </>
  );
}

export const Head = ({ data }: Props) => {
  const caseStudy = required(data.caseStudy);
  return (
    <SeoHead
      page={caseStudy}
      opening="whole"
      type="article"
      breadcrumbs={breadcrumbsTo(data.list, caseStudy)}
      nodes={(company) => [articleNode(company, caseStudy)]}
    />
  );
};

export const query = graphql`
  query CaseStudyPage($id: String!, $otherIds: [String!]!) {
    ...Ask
    headings { caseStudy { intro figures client solution success others } }
    list: caseStudiesPage { ...PageLink }
    caseStudy(id: { eq: $id }) {
      ...PageFields ...Placeholder
      ...WorkLinks
      date duration intro
      project { client }
      quote { ...Quotation }
      figures { ...Statistic }
      client { title text image { ...LargePicture } }
      solution { title text image { ...LargePicture } }
      success {
        title text
        image { ...LargePicture }
        comparison { ...Comparison }
        video { ...Video }
        criteria { title text }
      }
      nextStep { ...NextStep }
    }
    others: allCaseStudy(filter: { id: { in: $otherIds } }) {
      nodes { ...CaseStudyFacts text: excerpt }
    }
  }
`;
