/** Where edited demos run, and the scripts that only this document loads. */
const frameDocument = '/demo-frame/';
const frameScripts = '/_assets/frame/';

/**
 * Code of any origin may run in the frame, so it is given none: it reaches no storage, no network,
 * no window but its own, and nobody else may embed it.
 */
const policy = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Names that links hint at would be looked up in spite of the policy. */
const documentHeaders = { 'Content-Security-Policy': policy, 'X-DNS-Prefetch-Control': 'off' };

/** Headers of the frame in which edited demos run; none for every other address. */
export function frameHeadersOf(pathname: string): Readonly<Record<string, string>> {
  if (pathname === frameDocument) return documentHeaders;
  // A document without an origin finds even its own scripts elsewhere.
  if (pathname.startsWith(frameScripts)) return { 'Access-Control-Allow-Origin': '*' };
  return {};
}
