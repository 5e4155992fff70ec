import { cleanAddress, isExternal } from '../base/url.ts';
import type { Locale } from './locale.ts';
import { formatPath, type PathParts, pathPartsOf, splitBefore } from './path-parts.ts';

/** What an address says, under the names of the specification. */
export interface ParsedPathname {
  userLanguage: Locale;
  /** Without language. */
  canonicalAs: string;
  /** Without language and hash: what a server sees. */
  canonicalAsServer: string;
  /** Without language, hash and trailing slash, `/api` written as `/api-docs`: names a page. */
  canonicalPathname: string;
}

/** Reads an address; `locales` are the codes of the site's languages, the default one first. */
export function parsePathname(input: string, locales: readonly Locale[]): ParsedPathname {
  const [defaultLocale = 'en'] = locales;
  if (isExternal(input)) {
    return parseExternal(input, defaultLocale);
  }
  const parts = pathPartsOf(input, locales);
  const path = parts.hasPath ? formatPath(parts.segments, parts.trailingSlash) : '';
  return {
    userLanguage: parts.language ?? defaultLocale,
    canonicalAs: path + parts.query + parts.hash,
    canonicalAsServer: path + parts.query,
    canonicalPathname: canonicalPath(parts) + parts.query,
  };
}

/** The canonical pathname of an address; applying it twice changes nothing. */
export function canonicalPathnameOf(input: string, locales: readonly Locale[]): string {
  return parsePathname(input, locales).canonicalPathname;
}

function canonicalPath({ hasPath, segments, trailingSlash, query }: PathParts): string {
  if (!hasPath) {
    return '';
  }
  const [first, ...others] = segments;
  const mapped = first === 'api' ? ['api-docs', ...others] : segments;
  return formatPath(mapped, trailingSlash && query !== '');
}

function parseExternal(input: string, userLanguage: Locale): ParsedPathname {
  const canonicalAs = cleanAddress(input);
  const [canonicalAsServer] = splitBefore('#', canonicalAs);
  const [path, query] = splitBefore('?', canonicalAsServer);
  const canonicalPathname = query === '' ? withoutTrailingSlashes(path) : canonicalAsServer;
  return { userLanguage, canonicalAs, canonicalAsServer, canonicalPathname };
}

// A loop, because the expression `/\/+$/` takes quadratic time on long runs of slashes.
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') {
    end -= 1;
  }
  return path.slice(0, end);
}
