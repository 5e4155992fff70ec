import type { Alternate, PageView } from '../../model/page-view.ts';

/** Public address of a page: absolute, always on the site's own origin, with trailing slash, no query or hash. */
export function publicAddressOf(origin: string, href: string): string {
  const path = href.replace(/[?#].*$/s, '');
  return fileAddressOf(origin, path.endsWith('/') ? path : `${path}/`);
}

/** Public address of a file of the site. */
export function fileAddressOf(origin: string, path: string): string {
  const url = new URL(origin);
  // Set as a pathname, no text can name another host.
  url.pathname = path.replace(/[/\\]+/g, '/');
  return url.href;
}

/** The languages in which a page really is written, the default one first. */
export function writtenAlternates(alternates: readonly Alternate[]): readonly Alternate[] {
  return alternates.filter(({ untranslated }) => !untranslated);
}

/** The one address under which search engines keep a page: repeated and untranslated text belongs to its source. */
export function canonicalAddressOf(view: PageView): string {
  const source = view.untranslated ? defaultAlternateOf(view.alternates) : undefined;
  return publicAddressOf(view.site.origin, view.canonicalHref ?? source?.href ?? view.href);
}

/** The language of addresses without a prefix. */
export function defaultAlternateOf(alternates: readonly Alternate[]): Alternate | undefined {
  return (
    alternates.find(({ href, locale }) => !`${href}/`.startsWith(`/${locale}/`)) ?? alternates[0]
  );
}
