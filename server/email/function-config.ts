import type { GatsbyFunctionConfig } from 'gatsby';
import { rawBodyLimit } from './accept';

/**
 * Makes the host pass the body of the Gatsby Function as bytes, whatever its type. Outside `src/`, because Gatsby
 * 5.16 takes any `export const config` there for a page's and builds its rendering engines.
 */
export const config: GatsbyFunctionConfig = { bodyParser: { raw: { type: '*/*', limit: rawBodyLimit } } };
