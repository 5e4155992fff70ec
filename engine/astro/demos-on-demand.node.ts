import path from 'node:path';
import type { Plugin } from 'vite';

const loader = path.join(import.meta.dirname, 'load-demo.ts');

/**
 * Astro's development server follows every import of a page to find its styles. A glob of all demos would make it load
 * all of them, with their packages, before it shows the first page: here an import names the demo when it is drawn.
 */
export function demosOnDemand(contentDir: string): Plugin {
  return {
    name: 'demos-on-demand',
    apply: 'serve',
    enforce: 'pre',
    load: (id) => (id === loader ? codeFor(contentDir) : undefined),
  };
}

function codeFor(contentDir: string): string {
  return `export async function loadDemo(id) {
  const file = ${JSON.stringify(`${contentDir}/`)} + id + '.tsx';
  return (await import(/* @vite-ignore */ file)).default;
}`;
}
