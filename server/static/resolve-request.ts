import { cleanPath, encodePath, queryOf } from './clean-path.ts';
import { findContentType } from './content-type.ts';
import type { Redirects, RedirectTarget } from './redirects.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';

/** The built site as the server knows it. */
export interface BuiltSite {
  files: SiteFiles;
  redirects: Redirects;
}

/** What a request gets. */
export type Resolution =
  | { kind: 'file'; file: SiteFile }
  | { kind: 'redirect'; target: RedirectTarget }
  | { kind: 'missing-page'; file: SiteFile | undefined }
  | { kind: 'missing-asset' };

/** Decides what a request target (path and query as sent) gets; it never fails. */
export function resolveRequest(site: BuiltSite, target: string): Resolution {
  const direct = findDirect(site, target);
  if (direct) return { kind: 'file', file: direct };
  const pathname = cleanPath(target);
  if (pathname === undefined) return missing(site, '/');
  const found =
    site.redirects.findExact(pathname) ??
    findFile(site, pathname, target) ??
    findCanonical(site, pathname) ??
    site.redirects.findPattern(pathname);
  if (found === undefined) return missing(site, pathname);
  if ('file' in found) return { kind: 'file', file: found };
  return { kind: 'redirect', target: withQuery(found, queryOf(target)) };
}

/** Nearly every request names a file as it is; that needs no look at its spelling. */
function findDirect({ files, redirects }: BuiltSite, target: string): SiteFile | undefined {
  const file = target.includes('//') ? undefined : files.get(target);
  return file && !isMissingPage(target) && !redirects.findExact(target) ? file : undefined;
}

/** Pages that tell a reader that a page is missing; as an address of their own they do not exist. */
const missingPages = {
  en: ['/404.html', '/404/'],
  zh: ['/zh/404.html', '/zh/404/'],
};

function findFile({ files }: BuiltSite, pathname: string, target: string): SiteFile | undefined {
  const doubledSlash = /^[^?#]*\/\//.test(target);
  return doubledSlash || isMissingPage(pathname) ? undefined : files.get(pathname);
}

function isMissingPage(pathname: string): boolean {
  return [...missingPages.en, ...missingPages.zh].includes(pathname);
}

/** The one right spelling of a path that was nearly right. */
function findCanonical({ files }: BuiltSite, pathname: string): RedirectTarget | undefined {
  const spellings = [pathname, `${pathname}/`, pathname.replace(/\/index\.html$/, '/')];
  const known = spellings.find((spelling) => files.has(spelling) && !isMissingPage(spelling));
  return known === undefined ? undefined : { location: encodePath(known), status: 301 };
}

function withQuery(target: RedirectTarget, query: string): RedirectTarget {
  if (target.location.includes('?')) return target;
  const [path = '', hash] = target.location.split('#');
  return { ...target, location: `${path}${query}${hash === undefined ? '' : `#${hash}`}` };
}

function missing({ files }: BuiltSite, pathname: string): Resolution {
  const type = findContentType(pathname);
  if (type !== undefined && !type.startsWith('text/html')) return { kind: 'missing-asset' };
  const own = /^\/zh(\/|$)/.test(pathname) ? missingPages.zh : [];
  const pages = [...own, ...missingPages.en].map((path) => files.get(path));
  return { kind: 'missing-page', file: pages.find((page) => page !== undefined) };
}
