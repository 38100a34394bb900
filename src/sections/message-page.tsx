import { PageHeader } from '../components/page-header/page-header';
import { Prose } from '../components/prose';
import { LinkList } from './link-list';

interface MessagePageProps {
  /** A short line above the heading. */
  label?: string;
  page: Queries.PageFieldsFragment & {
    text: readonly string[];
    links: readonly Queries.NamedLinkFragment[];
  };
}

/** A page with one message and a list of links: thank you, not found. */
export const MessagePage = ({ label, page: { title, tagline, image, text, links } }: MessagePageProps) => (
  <PageHeader {...(label && { label })} title={title} tagline={tagline} picture={image}>
    <Prose paragraphs={text} />
    <LinkList links={links} />
  </PageHeader>
);
