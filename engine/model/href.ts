import { cleanAddress, isExternal } from '../base/url.ts';
import type { Locale } from './locale.ts';
import { formatPath, type PathParts, pathPartsOf } from './path-parts.ts';
import { isSpecialPath } from './special-path.ts';

/** A link target in parts; the marks `?` and `#` may be left out. */
export interface HrefTarget {
  pathname: string;
  search?: string;
  hash?: string;
}

/** What is needed to write a link: the codes of the site's languages, the default one first. */
export interface HrefContext {
  locales: readonly Locale[];
}

/**
 * The address to put into a link for a reader of the given language: language prefix and trailing slash.
 * Another language named by the target wins (the default one has no prefix, so naming it says nothing);
 * external, same-page and file addresses stay as they are.
 */
export function hrefOf(target: string | HrefTarget, locale: Locale, context: HrefContext): string {
  const address = cleanAddress(typeof target === 'string' ? target : formatTarget(target));
  if (isExternal(address)) {
    return address;
  }
  const parts = pathPartsOf(address, context.locales);
  const path = parts.hasPath ? pathOf(parts, locale, context) : '';
  return path + parts.query + parts.hash;
}

/** What stands before the path in a language: nothing for the default one and for unknown ones. */
export function localePrefixOf(locale: Locale, { locales }: HrefContext): string {
  return locales.indexOf(locale) > 0 ? `/${locale}` : '';
}

function pathOf(parts: PathParts, locale: Locale, context: HrefContext): string {
  const { language = '', segments, trailingSlash } = parts;
  const named = localePrefixOf(language, context);
  if (isFile(segments)) {
    return named + formatPath(segments, trailingSlash);
  }
  const [first, ...others] = segments;
  const path = formatPath(first === 'api-docs' ? ['api', ...others] : segments, true);
  return isSpecialPath(path) ? path : (named || localePrefixOf(locale, context)) + path;
}

/** A name with an extension such as `.svg` or `.md`; versions (`v0.x`, `v8.5.0`) are pages. */
function isFile(segments: readonly string[]): boolean {
  return /\.[a-z][a-z\d]{1,4}$/i.test(segments.at(-1) ?? '');
}

function formatTarget({ pathname, search = '', hash = '' }: HrefTarget): string {
  return pathname + withMark('?', search) + withMark('#', hash);
}

function withMark(mark: string, text: string): string {
  return text === '' || text.startsWith(mark) ? text : mark + text;
}
