import type { Plugin } from 'vite';
import { noteContentChange } from '../pipeline/load/content-version.node.ts';

/** Asks open pages to show a text that has changed: Astro's own content store waits 500 ms before it writes. */
export function reloadOnContent(contentDir: string): Plugin {
  return {
    name: 'reload-on-content',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(contentDir);
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(contentDir)) {
          return;
        }
        noteContentChange(file);
        if (file.endsWith('.md')) {
          server.ws.send({ type: 'full-reload', path: '*', triggeredBy: file });
        }
      });
    },
  };
}
