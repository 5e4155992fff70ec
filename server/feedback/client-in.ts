import type { Context } from 'hono';
import type { ServerEnv } from '../server-env.ts';
import { clientOf, type Proxies } from './client-of.ts';

/** The name under which the sender of a request is limited. */
export function clientIn(context: Context<ServerEnv>, { proxies }: { proxies: Proxies }): string {
  const socketAddress = context.env.incoming.socket.remoteAddress;
  return clientOf({ socketAddress, forwardedFor: context.req.header('x-forwarded-for') }, proxies);
}
