import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { glyphs, Icon } from '../components/icon';
import { SiteLink } from '../components/site-link';
import { isCurrent } from '../navigation/active-link';
import { useEscape, useMediaQuery, useScrolled } from '../navigation/hooks';
import { whenIdle, whenPainted } from '../timing/when';
import * as styles from './header.module.css';
import { Logo } from './logo';
import { MenuGroup } from './menu-group';
import { MenuLink } from './menu-link';

/** An entry of the main menu; with pages it opens a group of links. */
export interface MenuItem {
  name: string;
  link: string;
  /** Path data of the icon in the mobile menu. */
  icon: string;
  pages: readonly { title: string; path: string; icon: string }[];
}

interface HeaderProps {
  company: { name: string; mark: { drawing: string | null } };
  items: readonly MenuItem[];
  contact: { name: string; link: string };
  pathname: string;
}

/** Widths of spec section 9: hamburger below 576, click instead of hover from 600 to 800. */
const mobile = '(max-width: 575.98px)';
const clickable = '(max-width: 575.98px), (min-width: 600px) and (max-width: 800px)';
const isScrolled = (position: number): boolean => position >= 80;

const hidePage = (hidden: boolean): void => {
  const behind = document.querySelectorAll<HTMLElement>('#main, [data-site="footer"], [data-behind-menu]');
  for (const element of behind) element.inert = hidden;
  document.documentElement.toggleAttribute('data-menu-open', hidden);
};

/** Tells its styles whether the page is scrolled. Apart from the header, so that no link renders again for it. */
const Frame = ({ children }: { children: ReactNode }) => {
  const scrolled = useScrolled(isScrolled);
  return (
    <header className={styles.header} data-site="header" data-scrolled={scrolled || undefined}>
      {children}
    </header>
  );
};

export const Header = ({ company, items, contact, pathname }: HeaderProps) => {
  const [menuOpen, setMenuOpen] = useState(false);
  const [openGroup, setOpenGroup] = useState<string>();
  /** Whether the menu is laid out with its icons, which would delay what is seen first. */
  const [isReady, setReady] = useState(false);
  const isMobile = useMediaQuery(mobile);
  const opensByClick = useMediaQuery(clickable);
  const hamburger = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  const closeMenu = useCallback(() => {
    setMenuOpen(false);
    setOpenGroup(undefined);
    hamburger.current?.focus();
  }, []);
  useEscape(menuOpen && openGroup === undefined, closeMenu);

  useEffect(() => whenIdle(() => setReady(true)), []);

  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = menuOpen || openGroup !== undefined;
  }, [menuOpen, openGroup]);

  // React keeps a state that is set to what it is, and with the next page renders the header once more for it, before painting.
  const leave = useCallback(() => {
    if (!isOpen.current) return;
    setMenuOpen(false);
    setOpenGroup(undefined);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page closes everything (spec section 2).
  useEffect(leave, [pathname]);

  // A window that becomes wide has no such menu. That it is narrow is found out only after hydration, when a first tap may
  // have opened the menu already.
  useEffect(() => {
    if (!isMobile) leave();
  }, [isMobile, leave]);

  // The open mobile menu covers the page, so the page must not be reached behind it. That computes the styles of the whole
  // page anew, for which neither the menu nor the page that it leads to waits.
  useEffect(() => {
    if (!menuOpen) return undefined;
    const callOff = whenPainted(() => hidePage(true));
    return () => {
      callOff();
      whenPainted(() => hidePage(false));
    };
  }, [menuOpen]);

  const closeGroup = useCallback((name: string) => {
    setOpenGroup((open) => (open === name ? undefined : open));
  }, []);
  const withIcons = isReady || menuOpen || openGroup !== undefined;

  return (
    <Frame>
      <div className={styles.bar}>
        <SiteLink className={styles.logo} to={pathname === '/' ? '/#hero' : '/'} onClick={leave}>
          <Logo {...company} />
        </SiteLink>
        <button
          ref={hamburger}
          type="button"
          className={styles.hamburger}
          aria-expanded={menuOpen}
          aria-controls={menuId}
          onClick={() => (menuOpen ? closeMenu() : setMenuOpen(true))}
        >
          <Icon path={menuOpen ? glyphs.close : glyphs.menu} />
          <span className={styles.hamburgerLabel}>
            {menuOpen ? 'Close' : 'Menu'}
            {menuOpen && <span className={styles.toggleLabel}> menu</span>}
          </span>
        </button>
        <nav
          id={menuId}
          className={styles.navigation}
          data-ready={isReady || undefined}
          data-open={menuOpen || undefined}
          aria-label="Main"
        >
          <ul className={styles.items}>
            {items.map((item) => {
              const { name, link, icon, pages } = item;
              return pages.length > 0 ? (
                <MenuGroup
                  key={name}
                  item={item}
                  withIcons={withIcons}
                  currentPage={pages.find(({ path }) => isCurrent(path, pathname))?.path}
                  opensByClick={opensByClick}
                  unfolds={isMobile}
                  open={openGroup === name}
                  onOpen={setOpenGroup}
                  onClose={closeGroup}
                  onFollow={leave}
                />
              ) : (
                <MenuLink
                  key={name}
                  name={name}
                  link={link}
                  icon={icon}
                  isCurrent={isCurrent(link, pathname)}
                  className={styles.link}
                  withIcon={withIcons}
                  iconClassName={styles.itemIcon}
                  onFollow={leave}
                />
              );
            })}
          </ul>
          <SiteLink
            className={styles.contact}
            to={contact.link}
            aria-current={isCurrent(contact.link, pathname) ? 'page' : undefined}
            onClick={leave}
          >
            {contact.name}
          </SiteLink>
        </nav>
      </div>
    </Frame>
  );
};
