import { z } from 'zod';

/** The service where editors of the published site sign in, with the repository that they write to. */
export interface CmsBackend {
  /** Decap's `backend` (decapcms.org/docs/backends-overview). */
  config: Record<string, unknown>;
  /** Other hosts that the CMS calls, as sources of the Content Security Policy. */
  connect: readonly string[];
  /** Other hosts that pictures come from: avatars, files of the repository. */
  pictures: readonly string[];
}

const settings = z.object({
  CMS_BACKEND: z.enum(['github', 'gitlab', 'gitea', 'forgejo'], {
    error: 'must be github, gitlab, gitea or forgejo',
  }),
  CMS_REPO: z.string().regex(/^[\w.-]+(\/[\w.-]+)+$/, 'must name the repository, such as owner/name'),
  CMS_BRANCH: z.string().min(1).default('main'),
  CMS_AUTH_URL: z
    .url({ protocol: /^https$/, error: 'must be an address that begins with https://' })
    .optional(),
  CMS_APP_ID: z.string().min(1).optional(),
});

/**
 * The backend that the environment configures (docs/deploying.md); undefined without `CMS_BACKEND`: then there is no /admin.
 * @throws if the configuration is incomplete
 */
export const cmsBackend = (environment: NodeJS.ProcessEnv): CmsBackend | undefined => {
  if (!environment.CMS_BACKEND) return undefined;
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { CMS_BACKEND: name, CMS_REPO: repo, CMS_BRANCH: branch, CMS_AUTH_URL, CMS_APP_ID } = parsed.data;
  const signIn = CMS_AUTH_URL?.replace(/\/$/, '');
  if (name === 'github') {
    return {
      config: { name, repo, branch, ...(signIn && { base_url: signIn }) },
      // Decap checks GitHub's status before it writes.
      connect: ['https://api.github.com', 'https://www.githubstatus.com'],
      pictures: ['https://avatars.githubusercontent.com'],
    };
  }
  const host = signIn ?? (name === 'gitlab' ? 'https://gitlab.com' : undefined);
  if (!host) throw new Error(`CMS_AUTH_URL: must be the address of the ${name} server`);
  if (!CMS_APP_ID) throw new Error(`CMS_APP_ID: must be the id of an OAuth application of ${host}`);
  return {
    config: {
      name,
      repo,
      branch,
      base_url: host,
      api_root: `${host}/api/${name === 'gitlab' ? 'v4' : 'v1'}`,
      app_id: CMS_APP_ID,
      // Needs no server in between (RFC 7636).
      ...(name === 'gitlab' && { auth_type: 'pkce' }),
    },
    connect: [new URL(host).origin],
    pictures: [new URL(host).origin, 'https://secure.gravatar.com'],
  };
};
