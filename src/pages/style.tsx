import { createElement } from 'react';
import { StyleGuide } from '../style-guide/style-guide';

/** The living style page: for developers and the visual tests, in no menu and no sitemap. */
export default function StylePage() {
  return <StyleGuide />;
}

// `createElement`, not JSX, for the reason given in src/head/head.tsx.
export const Head = () => [
  createElement('title', { key: 'title' }, 'Style'),
  createElement('meta', { key: 'robots', name: 'robots', content: 'noindex' }),
];
