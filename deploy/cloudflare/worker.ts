import pino from 'pino';
import { company } from '../../dist/site-manifest.json';
import { createWebEmail, type WebEmail } from '../../server/email/serverless';

/** The Worker's static files; beside them its settings and secrets (docs/deploying.md). */
interface Environment {
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
}

const log = pino({ browser: { asObject: true } });
let email: WebEmail | undefined;

/** Cloudflare calls it for `/email` alone (wrangler.jsonc, `run_worker_first`), and for addresses without a file. */
export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    if (new URL(request.url).pathname !== '/email') return environment.ASSETS.fetch(request);
    const { ASSETS: _, ...settings } = environment;
    email ??= createWebEmail({ ...settings, TRUST_PROXY: '0' }, company, log);
    return email(request, request.headers.get('cf-connecting-ip') ?? undefined);
  },
};
