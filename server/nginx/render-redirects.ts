import { encodePath } from '../static/clean-path.ts';
import type { ServedRedirect } from '../static/redirects.ts';
import { block, escapePattern, quote, quotePattern, quoteWithVariables } from './nginx-text.ts';

const statuses = [301, 302, 307, 308] as const;

/**
 * Maps from an address to where it leads, one for each status, because nginx wants that one written out.
 * @param addresses paths of the site at which there is something
 */
export function redirectMaps(
  redirects: readonly ServedRedirect[],
  addresses: Iterable<string>,
): string {
  const exact = redirects.filter(({ from }) => !from.endsWith('*'));
  const patterns = redirects.filter(({ from }) => from.endsWith('*'));
  return [
    block('map $request_uri $docs_moved_path', [
      'default "";',
      ...patterns
        .filter(staysHere)
        .map(
          (it) => `${quotePattern(`^${restPattern(it)}`)} ${quoteWithVariables(filled(it.to))};`,
        ),
    ]),
    block('map $docs_moved_path $docs_moved_known', [
      'default "";',
      ...patterns.map(({ from }) => `${quotePattern(`^${escapePattern(from.slice(0, -1))}`)} 1;`),
      ...knownLines([...addresses, ...exact.flatMap(spellingsOf)]),
    ]),
    ...statuses.flatMap((status) => [
      block(`map $uri $docs_exact_${status}`, [
        'default "";',
        ...exact.filter((it) => it.status === status).flatMap(exactLines),
      ]),
      block(`map "$docs_moved_known $request_uri" $docs_pattern_${status}`, [
        'default "";',
        ...patterns.filter((it) => it.status === status).map(patternLine),
      ]),
    ]),
  ].join('');
}

/** Lines that send a reader on, for the maps of a kind. */
export function redirectLines(kind: 'exact' | 'pattern'): string[] {
  return statuses.map(
    (status) => `if ($docs_${kind}_${status}) { return ${status} $docs_${kind}_${status}; }`,
  );
}

function exactLines(redirect: ServedRedirect): string[] {
  return spellingsOf(redirect).map((spelling) => `${quote(spelling)} ${target(redirect.to)};`);
}

function spellingsOf({ from }: ServedRedirect): string[] {
  const bare = withoutSlash(from);
  return bare === '/' ? ['/'] : [bare, `${bare}/`];
}

function withoutSlash(address: string): string {
  return address.replace(/(.)\/$/, '$1');
}

/** True when nginx can tell by the path alone whether something is there. */
function staysHere({ to }: ServedRedirect): boolean {
  return /^\/[^?#]*$/.test(to);
}

/** A page is also meant without the slash at its end. */
function knownLines(addresses: readonly string[]): string[] {
  const known = new Set(addresses.flatMap((address) => [address, withoutSlash(address)]));
  return [...known].map((address) => `${quote(encodePath(address))} 1;`);
}

/** A detour to a missing page helps nobody: what stays here must be known. */
function patternLine(redirect: ServedRedirect): string {
  const known = staysHere(redirect) ? '1' : '1?';
  return `${quotePattern(`^${known} ${restPattern(redirect)}`)} ${target(filled(redirect.to))};`;
}

/** The rest is taken as it was sent, still encoded; where it begins the address, it must not name a host. */
function restPattern({ from, to }: ServedRedirect): string {
  const rest = /^\/\*/.test(to) ? '[^/\\x5c%?#][^?]*|' : '[^?]*';
  return `${escapePattern(from.slice(0, -1))}(?<docs_rest>${rest})(?:[?]|$)`;
}

function filled(to: string): string {
  return to.replace('*', '${docs_rest}');
}

/** The query of the request goes before the anchor, unless the target has a query of its own. */
function target(to: string): string {
  if (to.includes('?')) return quoteWithVariables(to);
  const [path = '', hash] = to.split('#');
  return quoteWithVariables(`${path}$is_args$args${hash === undefined ? '' : `#${hash}`}`);
}
