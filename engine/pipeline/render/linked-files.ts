/** Where the feed of changes is served. */
export const FEED_PATH = '/feed.xml';
