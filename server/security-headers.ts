import type { MiddlewareHandler } from 'hono';
import { frameHeadersOf } from './frame-headers.ts';

/** Headers every answer carries. */
const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

/** Adds the fixed security headers to every answer. */
export function securityHeaders(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const all = { ...headers, ...frameHeadersOf(context.req.path) };
    for (const [name, value] of Object.entries(all)) context.header(name, value);
  };
}
