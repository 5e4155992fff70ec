import type { HttpBindings } from '@hono/node-server';

/** What handlers need to know of the Node request. */
export interface ServerEnv {
  Bindings: HttpBindings;
}
