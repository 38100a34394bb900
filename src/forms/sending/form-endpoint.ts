import { emailPath } from '../../message/form';

/** Written into the bundle by the build, from `FORM_ENDPOINT` (gatsby-config.ts). */
const given = process.env.GATSBY_FORM_ENDPOINT ?? '';

/** Where forms send their messages: the site's own endpoint, or another server's. */
export const formAddress = given === '' ? emailPath : given;

/** Whether messages can be sent at all; a static host without an endpoint shows phone and email instead. */
export const hasForms = given !== 'none';
