import type { SiteFile } from './site-files.ts';

/** Files under this path carry a digest of their content in their name. */
const hashedAssets = '/_assets/';

/** How long a browser may keep a file without asking again. */
export function cacheControlOf({ pathname, contentType }: SiteFile): string {
  if (pathname.startsWith(hashedAssets)) return 'public, max-age=31536000, immutable';
  if (/^(image|font)\//.test(contentType)) return 'public, max-age=86400';
  return 'no-cache';
}
