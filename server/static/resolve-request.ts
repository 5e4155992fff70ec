import { markdownPathOf } from '../../engine/model/markdown-path.ts';
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
    findMoved(site, pathname) ??
    findMovedMarkdown(site, pathname);
  if (found === undefined) return missing(site, pathname);
  if ('file' in found) return { kind: 'file', file: found };
  return { kind: 'redirect', target: withQuery(found, queryOf(target)) };
}

/** Nearly every request names a file as it is; that needs no look at its spelling. */
function findDirect({ files, redirects }: BuiltSite, target: string): SiteFile | undefined {
  const file = target.includes('//') ? undefined : files.get(target);
  return file && !isMissingPage(target) && !redirects.findExact(target) ? file : undefined;
}

/** Pages that tell a reader, in each language, that a page is missing; as an address of their own they do not exist. */
const missingPage = /^(?:\/[^/]+)?\/404(?:\.html|\/)$/;

function findFile({ files }: BuiltSite, pathname: string, target: string): SiteFile | undefined {
  const doubledSlash = /^[^?#]*\/\//.test(target);
  return doubledSlash || isMissingPage(pathname) ? undefined : files.get(pathname);
}

function isMissingPage(pathname: string): boolean {
  return missingPage.test(pathname);
}

/** The one right spelling of a path that was nearly right. */
function findCanonical({ files }: BuiltSite, pathname: string): RedirectTarget | undefined {
  const spellings = [pathname, `${pathname}/`, pathname.replace(/\/index\.html$/, '/')];
  const known = spellings.find((spelling) => files.has(spelling) && !isMissingPage(spelling));
  return known === undefined ? undefined : { location: encodePath(known), status: 301 };
}

/** Where the pattern of a redirect leads, if something is there: a detour to a missing page helps nobody. */
function findMoved(site: BuiltSite, pathname: string): RedirectTarget | undefined {
  const target = site.redirects.findPattern(pathname);
  const isKnown = !target?.location.startsWith('/') || leadsToFile(site, target.location);
  return isKnown ? target : undefined;
}

/** Redirects that one address may take; more would be a circle. */
const longestDetour = 5;

/** Where the Markdown of a page is that has moved: beside the page, wherever that leads. Of a page of another site only the page is known. */
function findMovedMarkdown(
  site: BuiltSite,
  pathname: string,
  steps = longestDetour,
): RedirectTarget | undefined {
  if (!pathname.endsWith('.md') || steps === 0) return undefined;
  const page = pathname.slice(0, -'.md'.length);
  const moved = site.redirects.findExact(page) ?? findMoved(site, page);
  if (!moved?.location.startsWith('/')) return moved;
  const location = markdownPathOf(moved.location.replace(/[?#].*$/s, ''));
  const isKnown = site.files.has(location) || findMovedMarkdown(site, location, steps - 1);
  return isKnown ? { location, status: moved.status } : undefined;
}

function leadsToFile(site: BuiltSite, location: string, steps = longestDetour): boolean {
  const pathname = cleanPath(location);
  if (pathname === undefined || steps === 0) return false;
  if (findFile(site, pathname, location) ?? findCanonical(site, pathname)) return true;
  const next = site.redirects.findExact(pathname) ?? site.redirects.findPattern(pathname);
  if (!next) return false;
  return !next.location.startsWith('/') || leadsToFile(site, next.location, steps - 1);
}

function withQuery(target: RedirectTarget, query: string): RedirectTarget {
  if (target.location.includes('?')) return target;
  const [path = '', hash] = target.location.split('#');
  return { ...target, location: `${path}${query}${hash === undefined ? '' : `#${hash}`}` };
}

function missing({ files }: BuiltSite, pathname: string): Resolution {
  const type = findContentType(pathname);
  if (type !== undefined && !type.startsWith('text/html')) return { kind: 'missing-asset' };
  // Addresses of another language begin with its code.
  const [, language = ''] = pathname.split('/');
  const folders = [`/${language}`, ''];
  const pages = folders.flatMap((folder) => [`${folder}/404.html`, `${folder}/404/`]);
  return { kind: 'missing-page', file: pages.map((page) => files.get(page)).find(Boolean) };
}
