import { type ComponentProps, lazy } from 'react';
import { askAddress } from '../../components/ask-address';
import { ButtonLink } from '../../components/button-link';
import { WhenNear } from '../../components/when-near';
import type { QuoteSection } from '../quote-section';

const Quote = lazy(async () => ({ default: (await import('../quote-section')).QuoteSection }));

/** The quote form within a page; a link to its page without scripts, and until it is loaded. */
export const LazyQuote = (props: ComponentProps<typeof QuoteSection> & { data: Queries.AskFragment }) => {
  const { filledIn, contact } = props;
  const { quote } = props.data;
  const link = quote && (
    <ButtonLink to={askAddress(quote.path, { service: filledIn?.service, contact })}>
      {quote.title}
    </ButtonLink>
  );
  return (
    <WhenNear fallback={link}>
      <Quote {...props} />
    </WhenNear>
  );
};
