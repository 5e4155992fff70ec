import type { Locale } from '../../model/locale.ts';
import type { MarkdownLocalizer } from '../../model/markdown-token.ts';
import { fileAddressOf, publicAddressOf } from '../describe/head-addresses.ts';
import type { Site } from '../site/site.ts';

/** Words and whole addresses for the Markdown of a page; `href` is the address of the page itself. */
export function markdownLocalizer(site: Site, locale: Locale, href: string): MarkdownLocalizer {
  const { origin } = site.index.config;
  const { words } = site.inLocale(locale);
  return {
    translate: (key) => words.get(key),
    addressOf: (to) => pageAddressOf(to.startsWith('#') ? href + to : site.hrefOf(to, locale)),
    fileAddressOf: (path) => fileAddressOf(origin, path),
  };

  function pageAddressOf(to: string): string {
    const [path = '', anchor] = to.split('#');
    const page = publicAddressOf(origin, path);
    return anchor === undefined ? page : `${page}#${anchor}`;
  }
}
