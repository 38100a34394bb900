import { lazy } from 'react';
import { askAddress } from '../../components/ask-address';
import { ButtonLink } from '../../components/button-link';
import type { Elements } from '../../components/elements';
import { WhenNear } from '../../components/when-near';

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

/** A form within a page; a link to its page without scripts, and until it is loaded. */
export const LazyForm = ({ page, subject, children }: LazyFormProps) => (
  <WhenNear fallback={page && <ButtonLink to={askAddress(page.path, subject)}>{page.title}</ButtonLink>}>
    {children}
  </WhenNear>
);
