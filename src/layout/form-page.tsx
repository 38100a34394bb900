import { graphql } from 'gatsby';
import { Deferred } from '../components/deferred';
import type { Elements } from '../components/elements';
import * as compact from '../components/page-header/header-compact.module.css';
import { PageHeader } from '../components/page-header/page-header';
import { breadcrumbsTo } from '../head/breadcrumbs';

interface FormPageProps {
  page: Queries.FormPageFieldsFragment;
  /** What a visitor may do without the form, below the tagline. */
  action?: Elements;
  children: Elements;
}

/** A page that is there for its form: with a low header, and without a call to action. */
export const FormPage = ({ page, action, children }: FormPageProps) => (
  <>
    <PageHeader
      page={page}
      picture={page.picture}
      breadcrumbs={breadcrumbsTo(page)}
      opening="compact"
      look={compact}
    >
      {action}
    </PageHeader>
    <Deferred>{children}</Deferred>
  </>
);

export const formPageFragment = graphql`
  fragment FormPageFields on Page {
    ...PageFields
    picture: image { ...CardPicture }
  }
`;
