import { cmsBackend } from './backend';

test('without CMS_BACKEND there is none', () => {
  expect(cmsBackend({ CMS_REPO: 'a/b' })).toBeUndefined();
  expect(cmsBackend({ CMS_BACKEND: '' })).toBeUndefined();
});

test('GitHub needs no more than the repository', () => {
  expect(cmsBackend({ CMS_BACKEND: 'github', CMS_REPO: 'sevenisle/site', CMS_BRANCH: '' })).toEqual({
    config: { name: 'github', repo: 'sevenisle/site', branch: 'main' },
    connect: expect.arrayContaining(['https://api.github.com']),
    pictures: ['https://avatars.githubusercontent.com'],
  });
});

test('a GitLab of one’s own is asked at its address, and only there', () => {
  const backend = cmsBackend({
    CMS_BACKEND: 'gitlab',
    CMS_REPO: 'group/part/site',
    CMS_BRANCH: 'trunk',
    CMS_AUTH_URL: 'https://git.example.com/',
    CMS_APP_ID: 'abc',
  });
  expect(backend?.config).toMatchObject({
    branch: 'trunk',
    base_url: 'https://git.example.com',
    api_root: 'https://git.example.com/api/v4',
    auth_type: 'pkce',
  });
  expect(backend?.connect).toEqual(['https://git.example.com']);
});

test.each([
  [{ CMS_BACKEND: 'svn', CMS_REPO: 'a/b' }, 'CMS_BACKEND: must be'],
  [{ CMS_BACKEND: 'github' }, 'CMS_REPO'],
  [{ CMS_BACKEND: 'github', CMS_REPO: 'site' }, 'CMS_REPO: must name the repository'],
  [{ CMS_BACKEND: 'github', CMS_REPO: 'a/b', CMS_AUTH_URL: 'javascript:1' }, 'CMS_AUTH_URL'],
  [{ CMS_BACKEND: 'gitlab', CMS_REPO: 'a/b' }, 'CMS_APP_ID'],
  [{ CMS_BACKEND: 'gitea', CMS_REPO: 'a/b', CMS_APP_ID: 'x' }, 'CMS_AUTH_URL: must be the address'],
])('%j stops the build', (environment, message) => {
  expect(() => cmsBackend(environment)).toThrow(message);
});
