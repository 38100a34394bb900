/** Sent once React has taken over the HTML; src/start/start.js then repeats what was clicked before. */
const aliveEvent = 'page-alive';

let alive = false;

/** Whether React has taken over the HTML: from then on, what renders first need not look like it. */
export const isAlive = (): boolean => alive;

/** Called by the shell when it has been hydrated; `<html data-alive>` tells tests. */
export const comeAlive = (): void => {
  alive = true;
  document.documentElement.setAttribute('data-alive', '');
  window.dispatchEvent(new Event(aliveEvent));
};
