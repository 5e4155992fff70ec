const oneYearInSeconds = 31_536_000;

/**
 * The value of a cookie, not decoded; undefined when it is absent, given twice or cookies are blocked.
 * Two cookies of one name come from different paths and nothing tells which one is meant.
 */
export function getCookie(name: string): string | undefined {
  if (typeof document === 'undefined') {
    throw new Error(
      'getCookie() is not supported on the server. Use the default value while rendering ' +
        'and read the cookie once the page is in the browser.',
    );
  }
  const values = cookieText()
    .split('; ')
    .filter((part) => part.startsWith(`${name}=`));
  return values.length === 1 ? values[0]?.slice(name.length + 1).split(';')[0] : undefined;
}

/** Keeps a cookie for a year, for the whole site; does nothing when cookies are blocked. */
export function setCookie(name: string, value: string): void {
  // Over plain http a browser would refuse a secure cookie and forget the choice.
  const secure = location.protocol === 'https:' ? ';secure' : '';
  const attributes = `path=/;max-age=${oneYearInSeconds};samesite=lax${secure}`;
  try {
    document.cookie = `${name}=${value.replace(/[;\p{Cc}]/gu, encodeURIComponent)};${attributes}`;
  } catch {
    // Frames without an origin refuse cookies; the choice then lasts as long as the page.
  }
}

function cookieText(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
