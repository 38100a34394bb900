import { feedPaths } from '../content-model/insight-lists';

/** Tells browsers and readers the addresses of the feeds. */
export const FeedLinks = ({ title }: { title: string }) => (
  <>
    <link rel="alternate" type="application/rss+xml" title={title} href={feedPaths.rss} />
    <link rel="alternate" type="application/feed+json" title={title} href={feedPaths.json} />
  </>
);
