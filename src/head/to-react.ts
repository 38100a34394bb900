import { createElement, type ReactElement } from 'react';
import type { HeadElement } from './build-head';

/** React elements for the head. */
export const toReact = (elements: readonly HeadElement[]): ReactElement[] =>
  // `createElement`, not JSX: Gatsby wraps that function to keep React 19 from hoisting these elements into the head
  // a second time.
  elements.map((element) => {
    if (element.tag === 'title') return createElement('title', { key: 'title' }, element.text);
    if (element.tag === 'script') {
      const attributes = { key: 'data', type: element.type };
      // `scriptJson` has escaped `<`, so the text cannot close the element.
      return createElement('script', { ...attributes, dangerouslySetInnerHTML: { __html: element.text } });
    }
    return createElement(element.tag, { key: JSON.stringify(element.attributes), ...element.attributes });
  });
