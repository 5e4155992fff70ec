import type { MiddlewareHandler } from 'hono';
import type { ResponseHeaders } from '../engine/model/response-headers.ts';

/** Adds the headers of the service to its answers; what a handler has set itself stays. */
export function serviceHeaders(headers: () => ResponseHeaders): MiddlewareHandler {
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers())) {
      if (!context.res.headers.has(name)) context.header(name, value);
    }
  };
}
