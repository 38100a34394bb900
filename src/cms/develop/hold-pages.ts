import { watch } from 'chokidar';
import type { Handler } from '../decap-packages';

/** Milliseconds after a change until it is checked, passed on and on Gatsby's list of what to do next. */
const taken = 1_200;
/** A page is held no longer than this, in milliseconds, also where changes never end. */
const longest = 5_000;

/**
 * Has a page that is opened right after a save wait until Gatsby has heard of the change. Opened before, it would set off a
 * round of queries into which the change falls: Gatsby then answers some from before it and some from half of it, takes
 * the answers for new and shows them until the next change.
 * @param content folder that editors change
 */
export const holdPages = (content: string): { middleware: Handler; close: () => Promise<void> } => {
  let changed = Number.NEGATIVE_INFINITY;
  const watcher = watch(content, { ignoreInitial: true }).on('all', () => {
    changed = performance.now();
  });
  const middleware: Handler = (request, _response, next) => {
    const asked = performance.now();
    const goOn = (): void => {
      const left = Math.min(changed + taken, asked + longest) - performance.now();
      if (left > 0) setTimeout(goOn, left);
      else next();
    };
    if (request.method === 'GET' && request.headers.accept?.includes('text/html')) goOn();
    else next();
  };
  return { middleware, close: () => watcher.close() };
};
