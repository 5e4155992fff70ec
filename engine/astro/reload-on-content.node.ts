import type { Plugin } from 'vite';
import type { Session } from './session.node.ts';

/** Asks open pages to show a text that has changed: Astro's own content store waits 500 ms before it writes. */
export function reloadOnContent(contentDir: string, session: Session): Plugin {
  return {
    name: 'reload-on-content',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(contentDir);
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(contentDir)) {
          return;
        }
        session.contentVersion += 1;
        session.onContentChange(file);
        if (file.endsWith('.md')) {
          server.ws.send({ type: 'full-reload', path: '*', triggeredBy: file });
        }
      });
    },
  };
}
