import type { HeaderTable } from '../../../model/header-table.ts';
import { transportSecurity, type ResponseHeaders } from '../../../model/response-headers.ts';
import { classOfPath, type RouteClass } from '../../../model/route-class.ts';

/** Where static hosts look for the headers. */
export const HEADERS_PATH = '/_headers';

/** Where the project's own server looks for the headers. */
export const HEADERS_JSON_PATH = '/_headers.json';

/** Rules that a host with the smallest known limit (100) still takes. */
const largestCount = 100;

/** What every answer may carry, whatever other rules add: only more policies, never weaker ones. */
const everywhere = "base-uri 'none'; object-src 'none'; frame-ancestors 'self'";

/** Pages that keep the policy without inline styles, because no demo needs more. */
const strictStyles = "style-src 'self'";

interface Rule {
  path: string;
  headers: ResponseHeaders;
}

/**
 * Writes the headers for static hosts. They join the values of all rules that fit an address, so
 * every folder of the site is named once with all it needs, and stricter pages add a second policy:
 * browsers obey both.
 */
export function renderHeadersFile(table: HeaderTable, pathnames: readonly string[]): string {
  const folders = foldersOf(table, pathnames);
  const strict = strictFolders(table, pathnames).map((path) => rule(path, strictPolicy(table)));
  const all = [rule('/*', commonHeaders(table)), ...folders, ...strict];
  return all.slice(0, largestCount).map(formatRule).join('\n');
}

/** Writes the table for the project's own server. */
export function renderHeadersJson(table: HeaderTable): string {
  return `${JSON.stringify(table, null, 1)}\n`;
}

function rule(path: string, headers: ResponseHeaders): Rule {
  return { path, headers };
}

/** What every class says, redirects too; how long an answer may be kept differs. */
function saidByAll({ classes }: HeaderTable): ResponseHeaders {
  const headers = Object.entries(classes.redirect).filter(([name]) => name !== 'Cache-Control');
  return Object.fromEntries(headers);
}

function commonHeaders(table: HeaderTable): ResponseHeaders {
  return {
    ...saidByAll(table),
    [transportSecurity.name]: transportSecurity.value,
    'Content-Security-Policy': everywhere,
  };
}

/** One rule for each name at the root of the site; the folder of assets has one for each folder in it. */
function foldersOf(table: HeaderTable, pathnames: readonly string[]): Rule[] {
  const classes = new Map<string, Set<RouteClass>>();
  for (const pathname of pathnames) {
    const top = topOf(pathname);
    classes.set(top, (classes.get(top) ?? new Set()).add(classOfPath(table.rules, pathname)));
  }
  return [...classes].sort().map(([top, found]) => rule(top, folderHeaders(table, found)));
}

function topOf(pathname: string): string {
  const [, first = '', second = '', third] = pathname.split('/');
  if (first === '_assets') return third === undefined ? '/_assets/:file' : `/_assets/${second}/*`;
  return pathname.includes('/', 1) ? `/${first}/*` : pathname;
}

/** The most careful class of a folder speaks for all that lies in it. */
const leaders: readonly RouteClass[] = ['frame', 'ad-frame', 'demos', 'page', 'worker', 'data'];

function folderHeaders(table: HeaderTable, found: ReadonlySet<RouteClass>): ResponseHeaders {
  const [first = 'data'] = found;
  const leader = leaders.find((candidate) => found.has(candidate)) ?? first;
  const headers = table.classes[leader === 'page' ? 'demos' : leader];
  const said = Object.keys(saidByAll(table));
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !said.includes(name)));
}

function strictPolicy({ classes }: HeaderTable): ResponseHeaders {
  const policy = classes.page['Content-Security-Policy'] ?? '';
  const styles = policy.split('; ').find((part) => part.startsWith('style-src'));
  return { 'Content-Security-Policy': styles ?? strictStyles };
}

/** Folders all of whose pages do without inline styles, those with most pages first. */
function strictFolders({ rules }: HeaderTable, pathnames: readonly string[]): string[] {
  const counts = new Map<string, { strict: number; loose: number }>();
  for (const pathname of pathnames) {
    const routeClass = classOfPath(rules, pathname);
    if (routeClass !== 'page' && routeClass !== 'demos') continue;
    for (const folder of parentsOf(pathname)) {
      const count = counts.get(folder) ?? { strict: 0, loose: 0 };
      count[routeClass === 'page' ? 'strict' : 'loose'] += 1;
      counts.set(folder, count);
    }
  }
  const strict = [...counts].filter(([, { loose }]) => loose === 0);
  const names = new Set(strict.map(([folder]) => folder));
  return strict
    .filter(
      ([folder]) =>
        !parentsOf(folder)
          .slice(0, -1)
          .some((parent) => names.has(parent)),
    )
    .sort(([, a], [, b]) => b.strict - a.strict)
    .map(([folder]) => `${folder}*`);
}

/** `/`, `/a/` and `/a/b/` for the page `/a/b/`. */
function parentsOf(pathname: string): string[] {
  return [...pathname.matchAll(/\//g)].map(({ index }) => pathname.slice(0, index + 1));
}

function formatRule({ path, headers }: Rule): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}
