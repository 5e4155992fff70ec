/** Where the feed of changes is served. */
export const FEED_PATH = '/feed.xml';

/** Where the web app manifest is served. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** Where browsers read how the site is searched. */
export const OPEN_SEARCH_PATH = '/opensearch.xml';
