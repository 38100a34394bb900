import { graphql, type PageProps } from 'gatsby';
import { BelowHead } from '../components/below-head';
import { PageHead } from '../components/page-head';
import { pictureOf } from '../graphql/picture-data';
import { trail } from '../head/crumbs';
import { Head as PageHeadTags } from '../head/head';
import { TextSections } from '../sections/text-sections';

type Props = PageProps<Queries.TextPageQuery>;

/** A page of running text, such as the privacy notice. */
export default function TextPage({ data: { page } }: Props) {
  if (!page) throw new Error('This page is no longer in the content');
  const { title, tagline, image, updated, sections } = page;
  return (
    <>
      <PageHead crumbs={trail(page)} title={title} tagline={tagline} picture={pictureOf(image)} />
      <BelowHead>
        <TextSections updated={updated} sections={sections} />
      </BelowHead>
    </>
  );
}

export const Head = ({ data: { page } }: Props) => {
  if (!page) return null;
  return <PageHeadTags page={page} crumbs={trail(page)} />;
};

export const query = graphql`
  query TextPage($id: String!) {
    page: textPage(id: { eq: $id }) {
      ...PageParts
      updated
      sections {
        title
        text
      }
    }
  }
`;
