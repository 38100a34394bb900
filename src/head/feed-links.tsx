import { feedPaths } from '../content-model/feed-paths';

/** Tells browsers and readers the addresses of the feeds. */
export const FeedLinks = ({ title }: { title: string }) => (
  <>
    <link rel="alternate" type="application/rss+xml" title={title} href={feedPaths.rss} />
    <link rel="alternate" type="application/feed+json" title={title} href={feedPaths.json} />
  </>
);
