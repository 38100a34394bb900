declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
/** Gatsby's entry of the visitors' scripts, by the name that src/gatsby-node/overrides/styles-per-template.ts gives it. */
declare module 'gatsby-app';
