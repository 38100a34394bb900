/** Written by the build, so it is not there on a fresh checkout (src/site-manifest). */
declare module '*/dist/site-manifest.json' {
  export const company: import('../src/site-manifest/company').Company;
}
