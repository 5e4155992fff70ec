import type { Redirect } from '../../model/redirect.ts';

/** Where static hosts look for the rules. */
export const REDIRECTS_PATH = '/_redirects';

/** Where the project's own server looks for the rules. */
export const REDIRECTS_JSON_PATH = '/_redirects.json';

/**
 * Writes the rules for static hosts. Some compare addresses letter by letter, so a page is
 * named with and without its trailing slash; patterns come last because the first match wins.
 * Planned pages are named once: hosts take few rules, and only this site links there, with a slash.
 */
export function renderRedirectsFile(
  redirects: readonly Redirect[],
  planned: readonly Redirect[] = [],
): string {
  const exact = redirects.filter(({ from }) => !from.endsWith('*'));
  const patterns = redirects.filter(({ from }) => from.endsWith('*'));
  return [
    ...exact.flatMap((redirect) => linesOf(redirect, spellingsOf(encoded(redirect.from)))),
    ...planned.flatMap((redirect) => linesOf(redirect, [encoded(redirect.from)])),
    ...patterns.flatMap((redirect) => linesOf(redirect, [encoded(redirect.from)])),
  ].join('');
}

/** Writes the rules for the project's own server. */
export function renderRedirectsJson(redirects: readonly Redirect[]): string {
  const rules = redirects.map(({ from, to, status }) => ({ from, to: encoded(to), status }));
  return `${JSON.stringify(rules, null, 2)}\n`;
}

function linesOf({ from, to, status }: Redirect, spellings: readonly string[]): string[] {
  const target = encoded(from.endsWith('*') ? to.replace('*', ':splat') : to);
  return spellings.map((spelling) => `${spelling} ${target} ${String(status)}\n`);
}

function spellingsOf(from: string): string[] {
  const bare = from.replace(/\/+$/, '');
  const last = bare.slice(bare.lastIndexOf('/') + 1);
  return bare === '' || last.includes('.') ? [from] : [bare, `${bare}/`];
}

/** Blanks separate the fields of a rule and line ends the rules, so neither may stand inside of one. */
function encoded(address: string): string {
  return address
    .replace(/\p{Surrogate}/gu, '')
    .replace(/[^!-~]/gu, (character) => encodeURIComponent(character));
}
