// Fetches a page's scripts once the page is painted, so that they never hold up the first look at it
// (src/gatsby/finish-html.ts). In a tab that nobody sees nothing is painted, and nothing waited for.
{
  const { scripts = '' } = document.currentScript?.dataset ?? {};
  const load = () => {
    for (const address of scripts.split(' ')) {
      const script = document.createElement('script');
      script.src = address;
      // In the order they are named in.
      script.async = false;
      document.body.append(script);
    }
  };
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));
}
