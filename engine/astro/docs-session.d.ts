declare module 'virtual:docs-session' {
  import type { Session } from 'engine/astro/session.node.ts';

  /** The session in which a route runs. */
  export const session: Session;
}
