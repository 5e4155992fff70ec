import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { encodePath } from './clean-path.ts';

/** Name of the table the build leaves for the server. */
const fileName = '_redirects.json';

const redirectSchema = v.object({
  from: v.pipe(v.string(), v.regex(/^\/[^*]*\*?$/, 'a path, with at most one * at its end')),
  to: v.pipe(
    v.string(),
    v.regex(/^(\/(?!\/)|https?:\/\/)[!-~]*$/, 'an encoded path or http(s) address'),
  ),
  status: v.picklist([301, 302, 307, 308]),
});

/** An old address and where it leads; `*` ends `from`, its match replaces `*` in `to`. */
export type ServedRedirect = v.InferOutput<typeof redirectSchema>;

/** Where a reader is sent. */
export interface RedirectTarget {
  location: string;
  status: ServedRedirect['status'];
}

/** The redirects of a site, ready for lookup. */
export interface Redirects {
  /** A redirect of exactly this path; a slash at its end makes no difference. */
  findExact: (pathname: string) => RedirectTarget | undefined;
  /** The first `*` redirect that covers this path. */
  findPattern: (pathname: string) => RedirectTarget | undefined;
}

/** Reads the redirects the build wrote; a site without the file has none. */
export async function loadRedirects(dist: string): Promise<Redirects> {
  return createRedirects(await readRedirects(dist));
}

/** Reads the list of redirects the build wrote. */
export async function readRedirects(dist: string): Promise<ServedRedirect[]> {
  const text = await readFile(path.join(dist, fileName), 'utf8').catch(() => '[]');
  const parsed = v.safeParse(v.array(redirectSchema), JSON.parse(text));
  if (!parsed.success) throw new Error(explain(parsed.issues[0]));
  return parsed.output;
}

function explain(issue: v.BaseIssue<unknown>): string {
  return `${fileName}: "${v.getDotPath(issue) ?? ''}" is wrong: ${issue.message}. Build the site again.`;
}

/** Makes the lookup from a list; earlier patterns win. */
export function createRedirects(redirects: readonly ServedRedirect[]): Redirects {
  const exact = new Map(redirects.map((redirect) => [withoutSlash(redirect.from), redirect]));
  const patterns = redirects.filter((redirect) => redirect.from.endsWith('*'));

  function findExact(pathname: string): RedirectTarget | undefined {
    const redirect = exact.get(withoutSlash(pathname));
    return redirect && { location: redirect.to, status: redirect.status };
  }

  function findPattern(pathname: string): RedirectTarget | undefined {
    const redirect = patterns.find(({ from }) => pathname.startsWith(from.slice(0, -1)));
    return redirect && fillPattern(redirect, pathname);
  }

  return { findExact, findPattern };
}

function withoutSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
}

function fillPattern(
  { from, to, status }: ServedRedirect,
  pathname: string,
): RedirectTarget | undefined {
  const rest = pathname.slice(from.length - 1);
  const location = to.replace('*', () => encodePath(rest));
  return originOf(location) === originOf(to.replace('*', '')) ? { location, status } : undefined;
}

/** The reader's part of an address must never choose the host. */
function originOf(location: string): string | undefined {
  const base = 'http://this-site.invalid';
  return URL.canParse(location, base) ? new URL(location, base).origin : undefined;
}
