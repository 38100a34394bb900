import { type ReactNode, useEffect, useMemo } from 'react';
import { restoreFocus } from '../browser/focus';
import { HydrationMark } from '../browser/hydration';
import { decodeHash, opensAtTop, scrollBehavior, sectionDelay } from '../browser/scroll';
import { OpensAtTop } from '../components/deferred';
import { ErrorBoundary } from '../components/error-boundary';
import { BackToTop } from './back-to-top';
import { Footer } from './footer';
import { Header } from './header/header';
import { HeaderError } from './header/header-error';
import type { MenuItem } from './header/menu-group';
import * as styles from './layout.module.css';
import { PageError } from './page-error';
import { RouteProgress } from './route-progress';
import { SkipLink } from './skip-link';
import { ToastRegions } from './toasts/toast-regions';
import { type LayoutData, useLayoutData } from './use-layout-data';

interface LayoutProps {
  location: { pathname: string; hash: string; key?: string; action?: string; state?: unknown };
  children: ReactNode;
}

/** The main menu's items in their order, with the pages of their groups. */
const menuItems = ({
  navigation,
  services,
  industries,
}: Pick<LayoutData, 'navigation' | 'services' | 'industries'>): MenuItem[] => {
  const groupPages = { service: services, industry: industries };
  return [...navigation.header]
    .sort((a, b) => a.index - b.index)
    .map(({ children: group, ...item }) => ({
      ...item,
      pages: group === 'service' || group === 'industry' ? groupPages[group] : [],
    }));
};

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

const nothing = () => null;

/** Surrounds every page: header, progress, footer, back to top, toasts (behaviour.md, rule 1). */
export const Layout = ({ location, children }: LayoutProps) => {
  const { company, navigation, services, industries, offices, insightsPage } = useLayoutData();
  const items = useMemo(
    () => menuItems({ navigation, services, industries }),
    [navigation, services, industries],
  );
  const { pathname } = location;
  useScrollToSection(location);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every navigation.
  useEffect(restoreFocus, [location]);

  return (
    <div className={styles.layout}>
      <SkipLink />
      <ErrorBoundary fallback={() => <HeaderError company={company} contact={navigation.contactButton} />}>
        <Header company={company} items={items} contact={navigation.contactButton} pathname={pathname} />
      </ErrorBoundary>
      <ErrorBoundary fallback={nothing}>
        <RouteProgress />
      </ErrorBoundary>
      <main id="main" className={styles.main} tabIndex={-1}>
        <OpensAtTop value={opensAtTop(location)}>
          <ErrorBoundary fallback={(error) => <PageError error={error} />} resetKey={pathname}>
            {children}
          </ErrorBoundary>
        </OpensAtTop>
      </main>
      <ErrorBoundary fallback={nothing}>
        <Footer
          company={company}
          menu={navigation.footer}
          legal={
            insightsPage
              ? [{ name: insightsPage.title, link: insightsPage.path }, ...navigation.legal]
              : navigation.legal
          }
          services={services}
          offices={offices}
          pathname={pathname}
        />
      </ErrorBoundary>
      <ErrorBoundary fallback={nothing}>
        <BackToTop />
      </ErrorBoundary>
      <ErrorBoundary fallback={nothing}>
        <ToastRegions />
      </ErrorBoundary>
      <HydrationMark />
    </div>
  );
};
