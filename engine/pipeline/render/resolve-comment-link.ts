import { canonicalPathnameOf } from '../../model/pathname.ts';
import { hasPage } from '../site/site-index.ts';
import type { Site } from '../site/site.ts';

/**
 * Where a link in a package's comment leads: to the page of this site with that address, else to the
 * documentation of the package's authors; nowhere when neither is known.
 */
export function resolveCommentLink(
  { index, localeCodes }: Site,
  href: string,
  docsOrigin: string | undefined,
): string | undefined {
  const isOwn = docsOrigin !== undefined && href.startsWith(`${docsOrigin}/`);
  const address = isOwn ? href.slice(docsOrigin.length) : href;
  if (!address.startsWith('/')) {
    return /^https:\/\//.test(address) ? address : undefined;
  }
  const [path = '', anchor] = address.split('#');
  const pathname = canonicalPathnameOf(path, localeCodes);
  if (hasPage(index, pathname)) {
    return anchor === undefined || !index.api.has(pathname)
      ? `${pathname}/`
      : `${pathname}/#${anchor}`;
  }
  return docsOrigin === undefined ? undefined : docsOrigin + address;
}
