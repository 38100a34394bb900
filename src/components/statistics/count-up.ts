import { type RefObject, useEffect } from 'react';
import { wantsLessMotion } from '../../browser/motion';
import { whenNear } from '../../browser/schedule';
import { writeNumber } from '../../content-model/texts/fill';

const duration = 900;

const { group, decimal } = LOCALE;
/** The first number of a value, with what surrounds it: "27%", "1,140". Not "4 to 5". */
const form = new RegExp(`^(\\D*)(\\d[\\d${group}]*(?:[${decimal}]\\d+)?)(\\D*)$`);

/** A value at a share of its way up, between 0 and 1, with the digits of the whole. */
export const valueAt = (value: string, share: number): string => {
  const [, before = '', number = '', after = ''] = form.exec(value) ?? [];
  if (number === '' || share >= 1) return value;
  const decimals = number.split(decimal)[1]?.length ?? 0;
  const reached = (Number(number.replaceAll(group, '').replace(decimal, '.')) * share).toFixed(decimals);
  const [whole = '', fraction] = reached.split('.');
  const grouped = number.includes(group) ? writeNumber(Number(whole)) : whole;
  return before + grouped + (fraction === undefined ? '' : decimal + fraction) + after;
};

/** Counts up the values in an element once, when it is first scrolled to; never those a translator has replaced. */
export const useCountUp = (list: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = list.current;
    // Leave values alone that are visible from the start.
    if (!element || wantsLessMotion() || element.getBoundingClientRect().top < window.innerHeight)
      return undefined;
    const shown = [...element.querySelectorAll<HTMLElement>('[data-count]')];
    let frame = 0;
    const start = () => {
      const started = performance.now();
      const step = (now: number): void => {
        const share = Math.min(1, (now - started) / duration);
        for (const { firstChild, dataset } of shown) {
          if (firstChild instanceof Text)
            firstChild.data = valueAt(dataset.count ?? '', 1 - (1 - share) ** 3);
        }
        if (share < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };
    const cancel = whenNear(element, start, { threshold: 0.4 });
    return () => {
      cancel();
      cancelAnimationFrame(frame);
    };
  }, [list]);
};
