import { graphql } from 'gatsby';
import type { ComponentProps } from 'react';
import { Deferred } from '../components/deferred';
import type { Elements } from '../components/elements';
import { NextStep } from '../components/next-step';
import { PageHeader } from '../components/page-header/page-header';
import type { PictureNode } from '../components/picture/picture';
import { type Breadcrumb, breadcrumbsTo } from '../head/breadcrumbs';

type HeaderProps = ComponentProps<typeof PageHeader>;

interface InnerPageProps extends Pick<HeaderProps, 'label' | 'opening' | 'look' | 'picture' | 'corner'> {
  page: Queries.PageFieldsFragment;
  /** From the home page to this page; without it, the two alone. */
  breadcrumbs?: readonly Breadcrumb[];
  /** Below the tagline, such as a button. */
  action?: Elements;
  /** The call to action at the end of the page, and the pages where visitors ask. */
  nextStep?: Queries.NextStepFragment;
  ask?: Queries.AskFragment;
  /** The service that its quote is for. */
  service?: string | undefined;
  /** Next to it, where the page's own shows an interface. */
  isle?: PictureNode | undefined;
  children: Elements;
}

/** A page below the home page: header, sections, and the call to action at its end. */
export const InnerPage = ({
  page,
  breadcrumbs = breadcrumbsTo(page),
  action,
  opening = 'low',
  nextStep,
  ask,
  service,
  isle = page.image,
  children,
  ...header
}: InnerPageProps) => (
  <>
    <PageHeader page={page} breadcrumbs={breadcrumbs} opening={opening} {...header}>
      {action}
    </PageHeader>
    <Deferred>
      {children}
      {nextStep && ask && (
        <NextStep {...nextStep} ask={ask} service={service} person={page.contact} picture={isle} />
      )}
    </Deferred>
  </>
);

export const pageFragments = graphql`
  fragment PageFields on Page {
    title tagline path description keywords
    image { ...LargePicture }
    contact { ...ContactPerson }
  }
  # Not where the header shows another picture, or none on phones.
  fragment Placeholder on Page { image { ...HeaderPicture } }
  fragment NextStep on CallToAction { title text linkText link image { ...LargeFile } }
  fragment PageLink on Page { title path }
  fragment PricesPage on Prices { page { title: name path: link } }
`;
