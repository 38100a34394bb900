import type { ComponentProps } from 'react';
import { Section } from '../../components/section';
import { plainText } from '../../content-model/rich-text';
import { ArticleBody } from '../article/article-body';
import type { HeadingIds } from '../article/heading-ids';

interface TextSectionProps {
  text: readonly Queries.TextBlockFragment[];
  ids: HeadingIds;
  background: ComponentProps<typeof Section>['background'];
}

/**
 * Running text. Its only heading, if it begins with it, stands beside it as those of sections do; a table at its
 * beginning has the whole width.
 */
export const TextSection = ({ text, ids, background }: TextSectionProps) => {
  const [first, ...rest] = text;
  const isHeaded =
    first?.__typename === 'HeadingBlock' &&
    plainText(first.text) === first.text &&
    !rest.some(({ __typename }) => __typename === 'HeadingBlock');
  const body = isHeaded ? rest : text;
  // A quotation alone is a pause between sections.
  const isQuote = body.length === 1 && body[0]?.__typename === 'QuoteBlock';
  const isWide = isQuote || body[0]?.__typename === 'TableBlock';
  return (
    <Section
      {...(isHeaded && { id: ids.get(first), title: first.text })}
      background={background}
      {...(!isWide && { layout: 'beside' })}
    >
      <ArticleBody body={body} ids={ids} isWide={isWide} />
    </Section>
  );
};
