import { policyOf, type PolicySources } from './content-policy.ts';
import type { RouteClass } from './route-class.ts';

/** Headers of an answer by name. */
export type ResponseHeaders = Readonly<Record<string, string>>;

/** Sent over a secure connection only: elsewhere it has no meaning. */
export const transportSecurity = {
  name: 'Strict-Transport-Security',
  value: 'max-age=63072000',
} as const;

const common: ResponseHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

const documents: ResponseHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': [
    'camera=()',
    'microphone=()',
    'geolocation=()',
    'payment=()',
    'usb=()',
    'browsing-topics=()',
  ].join(', '),
};

/** Read again with every visit, at the price of one short answer when nothing changed. */
const fresh = 'no-cache';
/** The name changes with the content. */
const forever = 'public, max-age=31536000, immutable';
const day = 'public, max-age=86400';

const own = { 'Cross-Origin-Resource-Policy': 'same-origin' };
/** What programs and frames without an origin may use as well. */
const shared = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

const ofClass: Readonly<Record<RouteClass, ResponseHeaders>> = {
  page: { ...documents, ...own, 'Cache-Control': fresh },
  demos: { ...documents, ...own, 'Cache-Control': fresh },
  missing: { ...documents, ...own, 'Cache-Control': 'no-store' },
  // Names that links hint at would be looked up in spite of the policy.
  frame: { ...documents, ...own, 'Cache-Control': fresh, 'X-DNS-Prefetch-Control': 'off' },
  'ad-frame': { ...documents, ...own, 'Cache-Control': fresh },
  // A document without an origin finds even its own scripts elsewhere.
  'frame-script': { ...shared, 'Access-Control-Allow-Origin': '*', 'Cache-Control': forever },
  asset: { ...own, 'Cache-Control': forever },
  picture: { ...shared, 'Cache-Control': day },
  data: { ...shared, 'Cache-Control': fresh },
  worker: { ...own, 'Cache-Control': fresh },
  service: { ...own, 'Cache-Control': 'no-store' },
  // An hour, so that a mistaken one is not remembered for ever.
  redirect: { 'Cache-Control': 'public, max-age=3600' },
};

/** Every header that answers of a class carry besides those that describe their body. */
export function headersOf(routeClass: RouteClass, sources: PolicySources): ResponseHeaders {
  const policy = policyOf(routeClass, sources);
  return {
    ...common,
    ...ofClass[routeClass],
    ...(policy !== undefined && { 'Content-Security-Policy': policy }),
  };
}
