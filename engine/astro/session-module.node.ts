import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import type * as sessions from './session.node.ts';

type Sessions = typeof sessions;

const file = path.join(import.meta.dirname, 'session.node.ts');
const name = 'virtual:docs-session';

/**
 * The file of the session as Node itself loads it, and therefore once: the configuration of Astro and its routes
 * are each loaded by a bundler, which would make a copy of it for either.
 */
export function loadSessions(): Sessions {
  return createRequire(file)(file) as Sessions;
}

/** Lets routes import the session in which they run. */
export function sessionModule(): Plugin {
  return {
    name: 'docs-session',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? code : undefined),
  };
}

const code = `import { createRequire } from 'node:module';
const load = createRequire(${JSON.stringify(file)});
export const session = load(${JSON.stringify(file)}).currentSession();`;
