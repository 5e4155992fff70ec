import type { ServedRedirect } from '../static/redirects.ts';
import { block, escapePattern, quote, quotePattern, quoteWithVariables } from './nginx-text.ts';

const statuses = [301, 302, 307, 308] as const;

/** Maps from an address to where it leads, one for each status, because nginx wants that one written out. */
export function redirectMaps(redirects: readonly ServedRedirect[]): string {
  const exact = redirects.filter(({ from }) => !from.endsWith('*'));
  const patterns = redirects.filter(({ from }) => from.endsWith('*'));
  return statuses
    .flatMap((status) => [
      block(`map $uri $docs_exact_${status}`, [
        'default "";',
        ...exact.filter((it) => it.status === status).flatMap(exactLines),
      ]),
      block(`map $request_uri $docs_pattern_${status}`, [
        'default "";',
        ...patterns.filter((it) => it.status === status).map(patternLine),
      ]),
    ])
    .join('');
}

/** Lines that send a reader on, for the maps of a kind. */
export function redirectLines(kind: 'exact' | 'pattern'): string[] {
  return statuses.map(
    (status) => `if ($docs_${kind}_${status}) { return ${status} $docs_${kind}_${status}; }`,
  );
}

function exactLines({ from, to }: ServedRedirect): string[] {
  const bare = from === '/' ? from : from.replace(/\/$/, '');
  const spellings = bare === '/' ? ['/'] : [bare, `${bare}/`];
  return spellings.map((spelling) => `${quote(spelling)} ${target(to)};`);
}

/** The rest is taken as it was sent, still encoded; where it begins the address, it must not name a host. */
function patternLine({ from, to }: ServedRedirect): string {
  const rest = /^\/\*/.test(to) ? '[^/\\x5c%?#][^?]*|' : '[^?]*';
  const address = `^${escapePattern(from.slice(0, -1))}(?<docs_rest>${rest})(?:[?]|$)`;
  return `${quotePattern(address)} ${target(to.replace('*', '${docs_rest}'))};`;
}

/** The query of the request goes before the anchor, unless the target has a query of its own. */
function target(to: string): string {
  if (to.includes('?')) return quoteWithVariables(to);
  const [path = '', hash] = to.split('#');
  return quoteWithVariables(`${path}$is_args$args${hash === undefined ? '' : `#${hash}`}`);
}
