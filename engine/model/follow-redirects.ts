import type { Redirect } from './redirect.ts';

/** More steps than any address needs; a circle ends here. */
const mostSteps = 5;

/** Where an address ends: itself when it has a page, undefined when it leads nowhere. */
export function followRedirects(
  address: string,
  redirects: readonly Redirect[],
  hasPage: (address: string) => boolean,
): string | undefined {
  const exact = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  let at = address;
  for (let step = 0; step < mostSteps; step += 1) {
    const [path = ''] = at.split('#');
    if (!path.startsWith('/') || hasPage(path)) return at;
    const next = exact.get(path)?.to ?? patternTarget(path, redirects);
    if (next === undefined) return undefined;
    at = next;
  }
  return undefined;
}

function patternTarget(path: string, redirects: readonly Redirect[]): string | undefined {
  const rule = redirects.find(
    ({ from }) => from.endsWith('*') && path.startsWith(from.slice(0, -1)),
  );
  return rule?.to.replace('*', () => path.slice(rule.from.length - 1));
}
