import { type ReactNode, useEffect, useMemo } from 'react';
import { SeenFromTop } from '../navigation/arrival';
import { comeAlive } from '../navigation/hydration';
import { opensAtTop, scrollBehavior, sectionDelay, sectionOfHash } from '../navigation/scroll';
import { BackToTop } from './back-to-top';
import { ErrorBoundary } from './error-boundary';
import { Footer } from './footer';
import { Header, type MenuItem } from './header';
import { RouteProgress } from './route-progress';
import * as styles from './shell.module.css';
import { SkipLink } from './skip-link';
import { Toasts } from './toasts';
import { useShellData } from './use-shell-data';

interface ShellProps {
  location: { pathname: string; hash: string; key?: string; action?: string; state?: unknown };
  children: ReactNode;
}

/** The frame of every page: header, progress, page, footer, back-to-top (spec section 2). */
export const Shell = ({ location, children }: ShellProps) => {
  const { company, navigation, services, industries, offices } = useShellData();
  const { pathname, hash, key } = location;

  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again scrolls again, and only `key` tells.
  useEffect(() => {
    const section = sectionOfHash(hash);
    if (!section) return undefined;
    const timer = setTimeout(() => {
      document.getElementById(section)?.scrollIntoView({ behavior: scrollBehavior() });
    }, sectionDelay);
    return () => clearTimeout(timer);
  }, [pathname, hash, key]);

  useEffect(comeAlive, []);

  const items = useMemo((): MenuItem[] => {
    const pagesOf = { service: services, industry: industries };
    return [...navigation.header]
      .sort((a, b) => a.index - b.index)
      .map(({ children: group, ...item }) => ({
        ...item,
        pages: group === 'service' || group === 'industry' ? pagesOf[group] : [],
      }));
  }, [navigation, services, industries]);

  return (
    <div className={styles.shell}>
      <SkipLink />
      <Header company={company} items={items} contact={navigation.contactButton} pathname={pathname} />
      <RouteProgress />
      <main id="main" className={styles.main} tabIndex={-1}>
        <SeenFromTop value={opensAtTop(location)}>
          <ErrorBoundary pathname={pathname}>{children}</ErrorBoundary>
        </SeenFromTop>
      </main>
      <Footer
        company={company}
        menu={navigation.footer}
        legal={navigation.legal}
        services={services}
        offices={offices}
        pathname={pathname}
      />
      <BackToTop />
      <Toasts />
    </div>
  );
};
