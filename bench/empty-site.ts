import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

const rules = JSON.stringify({
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

/** Serves pages with a heading and nothing else: what a browser needs for them no page can go below. */
export async function serveEmptyPages(hrefs: readonly string[], port: number): Promise<Server> {
  const links = hrefs.map((href) => `<p><a href="${href}">${href}</a></p>`).join('');
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><html lang="en"><head><title>${request.url ?? ''}</title><script type="speculationrules">${rules}</script></head><body><div class="side__body"><nav>${links}</nav></div><h1>${request.url ?? ''}</h1></body></html>`,
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
