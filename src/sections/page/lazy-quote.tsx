import { type ComponentProps, lazy, Suspense } from 'react';
import { useHydrated } from '../../browser/hydration';
import { askAddress } from '../../components/ask-address';
import { ButtonLink } from '../../components/button-link';
import { ErrorBoundary } from '../../components/error-boundary';
import type { QuoteSection } from '../quote-section';

// Few pages have it, and all pages of sections would load its code and styles.
const LoadedQuote = lazy(async () => ({ default: (await import('../quote-section')).QuoteSection }));

/** The quote form within a page; a link to its page without scripts, and until it is loaded. */
export const LazyQuote = (props: ComponentProps<typeof QuoteSection> & { data: Queries.AskFragment }) => {
  const isHydrated = useHydrated();
  const { quote } = props.data;
  const link = quote && (
    <ButtonLink to={askAddress(quote.path, { service: props.filledIn?.service, contact: props.contact })}>
      {quote.title}
    </ButtonLink>
  );
  if (!isHydrated) return link;
  return (
    <ErrorBoundary fallback={() => link}>
      <Suspense fallback={link}>
        <LoadedQuote {...props} />
      </Suspense>
    </ErrorBoundary>
  );
};
