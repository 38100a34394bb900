import { PageHead } from '../components/page-head';
import { Prose } from '../components/prose';
import { type PictureNode, pictureOf } from '../graphql/picture-data';
import { WayOn } from './way-on';

interface PageEndProps {
  /** A short line above the heading. */
  label?: string;
  page: {
    title: string;
    tagline: string;
    image: PictureNode;
    text: readonly string[];
    links: readonly { name: string; link: string }[];
  };
}

/** A page that is an end, with ways on: thank you, not found. */
export const PageEnd = ({ label, page: { title, tagline, image, text, links } }: PageEndProps) => (
  <PageHead {...(label && { label })} title={title} tagline={tagline} picture={pictureOf(image)}>
    <Prose paragraphs={text} />
    <WayOn links={links} />
  </PageHead>
);
