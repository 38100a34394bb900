/** Addresses of the feeds (src/gatsby-node/site-files/feeds.ts writes them). */
export const feedPaths = { rss: '/insights/rss.xml', json: '/insights/feed.json' };
