/**
 * Adds a link from each page to its form, in develop and in previews with an editor; the published site has none.
 * @param admin address of the editor
 */
export const showEditLink = (admin: string): void => {
  const link = document.body.appendChild(document.createElement('a'));
  link.textContent = 'Edit this page';
  link.href = admin;
  link.style.cssText =
    'position:fixed;left:12px;bottom:12px;z-index:2147482000;padding:8px 16px;border-radius:999px;background:#0b2a35;color:#fff;font:16px/1.4 system-ui,sans-serif';
  // Pages change without loading this again.
  link.addEventListener('click', () => {
    const page = window.location.pathname.replace(/(.)\/$/, '$1');
    link.href = `${admin}?page=${encodeURIComponent(page)}`;
  });
};
