import { graphql, type PageProps } from 'gatsby';
import { BelowHead } from '../components/below-head';
import { Figures } from '../components/figures';
import { NextStep } from '../components/next-step';
import { PageHead } from '../components/page-head';
import { Prose } from '../components/prose';
import { Section } from '../components/section';
import { WorkCards } from '../components/work-card';
import { pictureOf } from '../graphql/picture-data';
import { type Crumb, trail } from '../head/crumbs';
import { Head as PageHeadTags } from '../head/head';
import { articleNode } from '../head/structured-data';
import { Film } from '../sections/film';
import { StoryPart } from '../sections/story-part';
import { WorkLinks } from '../sections/work-links';

type Props = PageProps<Queries.CaseStudyPageQuery>;

const crumbsOf = (list: Crumb | null, page: Crumb) => trail(...(list ? [list] : []), page);

export default function CaseStudyPage({ data: { caseStudy, list, others } }: Props) {
  if (!caseStudy) throw new Error('This case study is no longer in the content');
  const { title, tagline, image, intro, figures, client, solution, success } = caseStudy;
  const { services, industry, project, nextStep } = caseStudy;
  return (
    <>
      <article>
        <PageHead
          crumbs={crumbsOf(list, caseStudy)}
          title={title}
          tagline={tagline}
          picture={pictureOf(image)}
        />
        <BelowHead>
          <Section title="Success Story" ground="white" layout="beside">
            <Prose paragraphs={intro} opening />
          </Section>
          <Section title="The figures" ground="ink">
            <Figures figures={figures} />
          </Section>
          <StoryPart label="The client" {...client} picture={pictureOf(client.image)} side="right" />
          <StoryPart label="The solution" {...solution} picture={pictureOf(solution.image)} side="left" />
          <StoryPart
            label="The success"
            {...success}
            picture={pictureOf(success.image)}
            side="right"
            criteria={success.criteria}
          >
            {success.video && (
              <Film {...success.video} poster={pictureOf({ alt: '', src: success.video.poster })} />
            )}
          </StoryPart>
        </BelowHead>
      </article>
      <BelowHead>
        <WorkLinks services={services} industry={industry} project={project} />
        <div data-screen-only>
          {others.nodes.length > 0 && (
            <Section title="More Case Studies" ground="white">
              <WorkCards
                cards={others.nodes.map(({ image: picture, ...other }) => ({
                  ...other,
                  picture: pictureOf(picture),
                }))}
              />
            </Section>
          )}
          <NextStep {...nextStep} />
        </div>
      </BelowHead>
    </>
  );
}

export const Head = ({ data: { caseStudy, list } }: Props) => {
  if (!caseStudy) return null;
  return (
    <PageHeadTags
      page={caseStudy}
      type="article"
      crumbs={crumbsOf(list, caseStudy)}
      nodes={(company) => [articleNode(company, caseStudy, caseStudy.keywords)]}
    />
  );
};

export const query = graphql`
  query CaseStudyPage($id: String!, $otherIds: [String!]!) {
    list: caseStudiesPage {
      title
      path
    }
    caseStudy(id: { eq: $id }) {
      ...PageParts
      intro
      figures {
        value
        label
      }
      client {
        title
        text
        image {
          ...HeadPicture
        }
      }
      solution {
        title
        text
        image {
          ...HeadPicture
        }
      }
      success {
        title
        text
        image {
          ...HeadPicture
        }
        video {
          mp4 {
            publicURL
          }
          webm {
            publicURL
          }
          poster {
            childImageSharp {
              gatsbyImageData(
                layout: CONSTRAINED
                width: 640
                outputPixelDensities: [0.5, 1, 2]
                sizes: "(max-width: 1279px) calc(100vw - 48px), 1188px"
                placeholder: DOMINANT_COLOR
              )
            }
          }
          text
        }
        criteria {
          title
          text
        }
      }
      services {
        title
        path
      }
      industry {
        title
        path
      }
      project {
        title
        path
      }
      nextStep {
        ...NextStepText
      }
    }
    others: allCaseStudy(filter: { id: { in: $otherIds } }, sort: { order: ASC }) {
      nodes {
        ...CaseStudyTeaser
      }
    }
  }
`;
