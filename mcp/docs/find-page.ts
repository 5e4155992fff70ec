import { followRedirects } from 'engine/model/follow-redirects.ts';
import type { MachinePage } from 'engine/model/machine-page.ts';
import type { Redirect } from 'engine/model/redirect.ts';
import type { Docs } from './docs.ts';

/**
 * Makes the lookup of pages by canonical pathname or by address: whole or not, with or without `.md`, language
 * and slash, old or new.
 */
export function createPageFinder(
  pages: readonly MachinePage[],
  redirects: readonly Redirect[],
): Docs['findPage'] {
  const byAddress = new Map([
    ...pages.map((page) => [`${page.pathname}/`, page] as const),
    ...pages.map((page) => [page.href, page] as const),
  ]);
  return (address, language) => {
    const end = followRedirects(hrefOf(address), redirects, (it) => byAddress.has(it));
    const found = byAddress.get(end?.split('#')[0] ?? '');
    return found && (pages.find((page) => isSame(page, found, language)) ?? found);
  };
}

function isSame(page: MachinePage, { pathname }: MachinePage, language: string): boolean {
  return page.pathname === pathname && page.locale === language;
}

/** The address as the site writes it: from the root, with a slash at its end. */
function hrefOf(address: string): string {
  const path = address
    .trim()
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/\.md$/, '')
    .replace(/(^|\/)index(\.html)?$/, '$1');
  const name = path.replace(/^\/+|\/+$/g, '');
  return name === '' ? '/' : `/${name}/`;
}
