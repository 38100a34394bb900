import { emailPath } from '../../message/fields';

/** Written into the bundle by the build, from `FORM_ENDPOINT` (gatsby-config.ts). */
const given = process.env.GATSBY_FORM_ENDPOINT ?? '';

/** Messages are posted here: to this site's endpoint, or to another server's. */
export const formAddress = given === '' ? emailPath : given;

/** False on a static host without an endpoint, which shows phone and email instead. */
export const hasForms = given !== 'none';
