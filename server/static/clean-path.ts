/** Control characters and the backslash, which browsers read as a slash. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const forbidden = /[\u0000-\u001f\u007f\\]/;

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * The path of a request target: decoded once, slashes collapsed, so that it always starts
 * with exactly one slash. Undefined when it is not the path of anything this site could hold.
 */
export function cleanPath(target: string): string | undefined {
  const raw = /^[^?#]*/.exec(target)?.[0] ?? '';
  const decoded = decode(raw);
  if (!decoded?.startsWith('/') || forbidden.test(decoded)) return undefined;
  if (decoded.split('/').some((segment) => segment === '.' || segment === '..')) return undefined;
  return decoded.replace(/\/{2,}/g, '/');
}

/** The query of a request target with its question mark, or an empty text. */
export function queryOf(target: string): string {
  return /\?[^#]*/.exec(target)?.[0] ?? '';
}

/** A decoded path as it stands in an address. */
export function encodePath(pathname: string): string {
  return encodeURI(pathname).replaceAll('?', '%3F').replaceAll('#', '%23');
}
