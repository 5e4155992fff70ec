import { globSync } from 'node:fs';
import path from 'node:path';
import type { AstroIntegration } from 'astro';

const routesDir = path.join(import.meta.dirname, 'routes');

/** Gives a site the routes of the engine, which are the same for every site. */
export function docs(): AstroIntegration {
  return {
    name: 'docs',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const file of globSync('**/*.{astro,ts}', { cwd: routesDir }).sort()) {
          const pattern = `/${file
            .split(path.sep)
            .join('/')
            .replace(/\.(?:astro|ts)$/, '')}`;
          injectRoute({ pattern, entrypoint: path.join(routesDir, file) });
        }
      },
    },
  };
}
