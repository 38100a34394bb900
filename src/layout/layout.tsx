import type { GatsbyBrowser, GatsbySSR } from 'gatsby';
import { cloneElement, type ReactNode, useEffect, useMemo } from 'react';
import { restoreFocus } from '../browser/focus';
import { HydrationMark } from '../browser/hydration';
import { decodeHash, opensAtTop, scrollBehavior, sectionDelay } from '../browser/scroll';
import { askAddress } from '../components/ask-address';
import { OpensAtTop } from '../components/deferred';
import { ErrorBoundary } from '../components/error-boundary';
import { BackToTop } from './back-to-top';
import { Footer } from './footer';
import { CampaignHeader, Header } from './header/header';
import type { MenuItem } from './header/menu-group';
import * as styles from './layout.module.css';
import { PageError } from './page-error';
import { RouteProgress } from './route-progress';
import { SkipLink } from './skip-link';
import { ToastRegions } from './toasts/toast-regions';
import { type LayoutData, useLayoutData } from './use-layout-data';

type WrapPage = NonNullable<GatsbyBrowser['wrapPageElement']> & NonNullable<GatsbySSR['wrapPageElement']>;
type LayoutProps = Pick<Parameters<WrapPage>[0]['props'], 'location' | 'pageContext'>;

/** The main menu's items in their order, with the pages of their groups. */
const useMenuItems = ({ navigation: { header }, services, industries }: LayoutData): MenuItem[] =>
  useMemo(() => {
    const groupPages = { service: services, industry: industries };
    return header
      .toSorted((a, b) => a.index - b.index)
      .map(({ children: group, ...item }) => ({
        ...item,
        pages: group === 'service' || group === 'industry' ? groupPages[group] : [],
      }));
  }, [header, services, industries]);

/** Scrolls to the section that the address names (behaviour.md, rule 6). */
const useScrollToSection = ({ pathname, hash, key }: LayoutProps['location']): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again scrolls again; only `key` differs.
  useEffect(() => {
    const section = decodeHash(hash);
    if (!section) return undefined;
    const timer = setTimeout(() => {
      document.getElementById(section)?.scrollIntoView({ behavior: scrollBehavior() });
    }, sectionDelay);
    return () => clearTimeout(timer);
  }, [pathname, hash, key]);
};

/** Surrounds every page: header, progress, footer, back to top, toasts (behaviour.md, rule 1). */
const Layout = ({ location, pageContext, children }: LayoutProps & { children: ReactNode }) => {
  const data = useLayoutData();
  const { company } = data;
  const { contactButton } = data.navigation;
  const items = useMenuItems(data);
  const { pathname } = location;
  /** A page without menus, and whom its visitors write to. */
  const isCampaign = pageContext.isCampaign === true;
  const contact = typeof pageContext.contact === 'string' ? { slug: pageContext.contact } : undefined;
  useScrollToSection(location);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every navigation.
  useEffect(restoreFocus, [location]);
  const ask = askAddress(contactButton.link, { contact });
  const plainHeader = <CampaignHeader company={company} contact={{ ...contactButton, link: ask }} />;

  return (
    <div className={styles.layout}>
      <SkipLink />
      <ErrorBoundary fallback={() => plainHeader}>
        {isCampaign ? (
          plainHeader
        ) : (
          <Header
            company={company}
            items={items}
            contact={contactButton}
            pathname={pathname}
            navigation={location.key}
          />
        )}
      </ErrorBoundary>
      <ErrorBoundary>
        <RouteProgress />
      </ErrorBoundary>
      <main id="main" className={styles.main} tabIndex={-1}>
        <OpensAtTop value={opensAtTop(location)}>
          <ErrorBoundary fallback={(error) => <PageError error={error} />} resetKey={pathname}>
            {children}
          </ErrorBoundary>
        </OpensAtTop>
      </main>
      <ErrorBoundary>
        <Footer {...data} pathname={pathname} isShort={isCampaign} />
      </ErrorBoundary>
      <ErrorBoundary>
        <BackToTop />
      </ErrorBoundary>
      <ErrorBoundary>
        <ToastRegions />
      </ErrorBoundary>
      <HydrationMark />
    </div>
  );
};

/**
 * Wraps every page in the layout, in the browser and in the HTML. Gatsby's key is the path; with the entry's id as key, a
 * list keeps its state when another filter changes the address.
 */
export const wrapPageElement: WrapPage = ({ element, props: { location, pageContext } }) => (
  <Layout location={location} pageContext={pageContext}>
    {cloneElement(element, { key: String(pageContext.id ?? location.pathname) })}
  </Layout>
);
