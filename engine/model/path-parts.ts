import { cleanAddress } from '../base/url.ts';
import type { Locale } from './locale.ts';

/** A site address taken apart; put together again it can never lead to another host. */
export interface PathParts {
  /** The language named by the path itself. */
  language?: Locale;
  /** Folders below the language: none is empty, `.` or `..`. */
  segments: readonly string[];
  trailingSlash: boolean;
  /** False for a place on the current page: an empty address, `#hash` or `?query`. */
  hasPath: boolean;
  /** With its `?`, or empty. */
  query: string;
  /** With its `#`, or empty. */
  hash: string;
}

/** Takes a site address apart; several language prefixes count as the first one. */
export function pathPartsOf(address: string, locales: readonly Locale[]): PathParts {
  const [beforeHash, hash] = splitBefore('#', cleanAddress(address));
  const [path, query] = splitBefore('?', beforeHash);
  // Servers and browsers differ on `\`, `%5c` and `%2f`: as slashes they are harmless everywhere.
  const plainPath = path.replace(/\\|%2f|%5c/gi, '/');
  const all = segmentsOf(plainPath);
  const segments = withoutLanguages(all, locales);
  const [language] = all.slice(0, all.length - segments.length);
  return {
    ...(language !== undefined && { language }),
    segments,
    trailingSlash: plainPath.endsWith('/'),
    hasPath: path !== '',
    query,
    hash,
  };
}

/** The path of the segments, beginning with exactly one slash. */
export function formatPath(segments: readonly string[], trailingSlash: boolean): string {
  return `/${segments.join('/')}${trailingSlash && segments.length > 0 ? '/' : ''}`;
}

/** The text before the first mark, and the rest beginning with the mark. */
export function splitBefore(mark: string, text: string): [before: string, rest: string] {
  const index = text.indexOf(mark);
  return index === -1 ? [text, ''] : [text.slice(0, index), text.slice(index)];
}

function segmentsOf(path: string): string[] {
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (/^(?:\.|%2e){2}$/i.test(segment)) {
      segments.pop();
    } else if (!/^(?:\.|%2e)?$/i.test(segment)) {
      segments.push(segment);
    }
  }
  return segments;
}

function withoutLanguages(segments: readonly string[], locales: readonly Locale[]): string[] {
  const start = segments.findIndex((segment) => !locales.includes(segment));
  return start === -1 ? [] : segments.slice(start);
}
