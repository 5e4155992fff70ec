import { followRedirects } from 'engine/model/follow-redirects.ts';
import type { MarkdownPage } from 'engine/model/markdown-page.ts';
import type { Redirect } from 'engine/model/redirect.ts';
import type { Docs, FoundPlace } from './docs.ts';

/**
 * Makes the lookup of pages by canonical pathname or by address: whole or not, with or without `.md`, language
 * and slash, old or new.
 */
export function createPageFinder(
  pages: readonly MarkdownPage[],
  redirects: readonly Redirect[],
): Pick<Docs, 'findPage' | 'findPlace'> {
  const byAddress = new Map([
    ...pages.map((page) => [`${page.pathname}/`, page] as const),
    ...pages.map((page) => [page.href, page] as const),
  ]);
  const lasting = redirects.filter(({ status }) => status === 301 || status === 308);
  function endOf(asked: string, rules: readonly Redirect[]): MarkdownPage | undefined {
    const end = followRedirects(asked, rules, (it) => byAddress.has(it));
    return byAddress.get(end?.split('#')[0] ?? '');
  }
  function findPlace(address: string, language: string): FoundPlace | undefined {
    const asked = hrefOf(address);
    const found = endOf(asked, redirects);
    if (!found) return undefined;
    const page = pages.find((it) => isSame(it, found, language)) ?? found;
    if (byAddress.has(asked)) return { page };
    return { page, instead: endOf(asked, lasting) ? 'moved' : 'substitute' };
  }
  return { findPlace, findPage: (address, language) => findPlace(address, language)?.page };
}

function isSame(page: MarkdownPage, { pathname }: MarkdownPage, language: string): boolean {
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
