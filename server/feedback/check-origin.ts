/** The headers by which a browser says where a request comes from. */
export interface OriginHeaders {
  origin: string | undefined;
  secFetchSite: string | undefined;
  host: string | undefined;
}

/**
 * True when the request comes from a page of this site. Browsers say so in `Sec-Fetch-Site`, which no
 * page can forge; where they do not (plain http), `Origin` must be ours.
 */
export function isSameOrigin(headers: OriginHeaders, publicOrigin: string | undefined): boolean {
  const { origin, secFetchSite, host } = headers;
  if (secFetchSite !== undefined) return secFetchSite === 'same-origin';
  if (origin === undefined) return false;
  return publicOrigin === undefined ? hostOf(origin) === host : origin === publicOrigin;
}

/* A proxy may have taken off the encryption, so only the host can be compared. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) && /^https?:/.test(origin) ? new URL(origin).host : undefined;
}
