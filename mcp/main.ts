import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from './create-server.ts';
import { loadDocs } from './docs/load-docs.ts';
import { readOptions } from './read-options.ts';
import { createSearch } from './docs/create-search.ts';
import { serveHttp } from './serve-http.ts';

async function main(): Promise<void> {
  const { dist, http } = readOptions(process.argv.slice(2), process.env);
  const docs = await loadDocs(dist);
  const context = { docs, search: createSearch(docs.loadJson) };
  if (!http) {
    await createServer(context).connect(new StdioServerTransport());
    return;
  }
  const server = await serveHttp(context, http);
  console.error(`The documentation answers at ${server.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void server.close());
  }
}

main().catch((error: unknown) => {
  // Standard output belongs to the protocol.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
