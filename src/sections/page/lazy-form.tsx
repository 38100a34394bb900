import { lazy, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { whenNear } from '../../browser/schedule';
import { askAddress } from '../../components/ask-address';
import { ButtonLink } from '../../components/button-link';
import type { Elements } from '../../components/elements';
import { ErrorBoundary } from '../../components/error-boundary';

// Few pages have a form, and all pages of sections would load its code and styles.
export const LazyQuote = lazy(async () => ({ default: (await import('../quote-section')).QuoteSection }));
export const LazyContact = lazy(async () => ({
  default: (await import('../../forms/contact/contact-form')).ContactForm,
}));

interface LazyFormProps {
  /** The page with the form. */
  page: Queries.PageLinkFragment | null;
  /** What it begins with there. */
  subject: Parameters<typeof askAddress>[1];
  /** One of the above. */
  children: Elements;
}

/** A form within a page, loaded when it is near; until then, and without scripts, a link to its page. */
export const LazyForm = ({ page, subject, children }: LazyFormProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(
    () => (place.current ? whenNear(place.current, () => startTransition(() => setIsNear(true))) : undefined),
    [],
  );
  const link = page && <ButtonLink to={askAddress(page.path, subject)}>{page.title}</ButtonLink>;
  if (!isNear) return <div ref={place}>{link}</div>;
  return (
    <ErrorBoundary fallback={() => link}>
      <Suspense fallback={link}>{children}</Suspense>
    </ErrorBoundary>
  );
};
