import type { MiddlewareHandler } from 'hono';
import { isSameOrigin } from './check-origin.ts';

/** Lets through only what comes from a page of this site. */
export function requireSameOrigin({
  publicOrigin,
}: {
  publicOrigin: string | undefined;
}): MiddlewareHandler {
  return async (context, next) => {
    const headers = {
      origin: context.req.header('origin'),
      secFetchSite: context.req.header('sec-fetch-site'),
      host: context.req.header('host'),
    };
    if (!isSameOrigin(headers, publicOrigin)) {
      return context.json({ error: 'from another site' }, 403);
    }
    await next();
  };
}
