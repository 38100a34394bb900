import { graphql } from 'gatsby';
import { Deferred } from '../components/deferred';
import type { Elements } from '../components/elements';
import { NextStep } from '../components/next-step';
import { PageHeader } from '../components/page-header';
import { type Breadcrumb, breadcrumbsTo } from '../head/breadcrumbs';

interface InnerPageProps {
  page: Queries.PageFieldsFragment;
  /** From the home page to this page; without it, the two alone. */
  breadcrumbs?: readonly Breadcrumb[];
  /** How the header's picture is cropped; see PageHeader. */
  frame?: 'isle' | 'whole';
  /** The call to action at the end of the page. */
  nextStep?: Queries.NextStepFragment;
  children: Elements;
}

/** A page below the home page: its header, its sections, and what to do next. */
export const InnerPage = ({ page, breadcrumbs, frame = 'isle', nextStep, children }: InnerPageProps) => (
  <>
    <PageHeader
      breadcrumbs={breadcrumbs ?? breadcrumbsTo(page)}
      title={page.title}
      tagline={page.tagline}
      picture={page.image}
      frame={frame}
    />
    <Deferred>
      {children}
      {nextStep && <NextStep {...nextStep} />}
    </Deferred>
  </>
);

export const pageFragments = graphql`
  fragment PageFields on Page {
    title
    tagline
    path
    description
    keywords
    image {
      ...HeaderPicture
    }
  }
  fragment NextStep on CallToAction {
    title
    text
    linkText
    link
  }
  fragment PageLink on Page {
    title
    path
  }
`;
