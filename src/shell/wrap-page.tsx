import type { GatsbyBrowser, GatsbySSR } from 'gatsby';
import { Shell } from './shell';

type WrapPage = NonNullable<GatsbyBrowser['wrapPageElement']> & NonNullable<GatsbySSR['wrapPageElement']>;

/** Puts every page into the one shell; the same in the browser and in the HTML. */
export const wrapPageElement: WrapPage = ({ element, props }) => (
  <Shell location={props.location}>{element}</Shell>
);
