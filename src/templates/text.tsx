import { graphql, type PageProps } from 'gatsby';
import { SeoHead } from '../head/seo-head';
import { InnerPage } from '../layout/inner-page';
import { required } from '../required';
import { TextSections } from '../sections/text-sections';

type Props = PageProps<Queries.TextPageQuery>;

/** A page of running text, such as the privacy notice. */
export default function TextPage({ data }: Props) {
  const page = required(data.page);
  return (
    <InnerPage page={page}>
      <TextSections updated={page.updated} sections={page.sections} />
    </InnerPage>
  );
}

export const Head = ({ data }: Props) => <SeoHead page={required(data.page)} />;

export const query = graphql`
  query TextPage($id: String!) {
    page: textPage(id: { eq: $id }) {
      ...PageFields
      updated
      sections { ...TextSection }
    }
  }
`;
