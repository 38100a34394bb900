// The only script within the HTML (src/gatsby/finish-html.ts). It lets a page be painted before its scripts run, and keeps
// what a visitor clicks on until they are there.
(() => {
  // Milliseconds that a link or a form waits for the scripts; it then does without, as it can.
  const patience = 300;
  let held;
  let timer;

  const release = () => {
    clearTimeout(timer);
    removeEventListener('click', hold, true);
    held?.click();
    held = undefined;
  };

  const hold = (event) => {
    const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
    const control = target.closest('a[href], button');
    if (!control || control.target || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    // Sections of this page and other sites need no script of ours.
    if (control.href && (control.origin !== location.origin || control.pathname === location.pathname))
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = control;
    clearTimeout(timer);
    if (control.href || control.type === 'submit') timer = setTimeout(release, patience);
  };

  // After a reload Back and Forward may change nothing but the address, which nobody follows before the page is alive.
  const here = () => location.pathname + location.search;
  const shown = here();
  const leave = () => {
    if (here() !== shown) location.reload();
  };

  addEventListener('click', hold, true);
  addEventListener('popstate', leave);
  // Sent by the shell; what it does in the same breath comes first.
  addEventListener(
    'page-alive',
    () => {
      removeEventListener('popstate', leave);
      setTimeout(release);
    },
    { once: true },
  );

  const { scripts, json } = document.currentScript.dataset;
  // A request takes the browser some milliseconds: each has a task of its own, so that a slow phone can answer in between.
  const inTurn = (addresses, ask) => {
    for (const address of addresses.split(' ')) setTimeout(ask, 0, address);
  };
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    inTurn(json, (address) => {
      const data = document.createElement('link');
      data.rel = 'preload';
      data.as = 'fetch';
      data.crossOrigin = '';
      data.href = address;
      document.head.append(data);
    });
    inTurn(scripts, (address) => {
      const script = document.createElement('script');
      script.src = address;
      // In the order they are named in.
      script.async = false;
      document.body.append(script);
    });
  };

  // In a tab that nobody sees nothing is painted.
  if (document.visibilityState === 'hidden') start();
  else {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) start();
    }).observe({ type: 'paint', buffered: true });
    addEventListener('visibilitychange', start);
    // A browser that reports no paint.
    addEventListener('load', () => setTimeout(start, 1000));
  }
})();
