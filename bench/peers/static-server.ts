import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** Serves a finished site as any plain host would: the same gzip for every text, nothing kept. */
export async function serveFolder(folder: string): Promise<{ server: Server; origin: string }> {
  const answers = new Map<string, { body: Buffer; type: string } | undefined>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (!answers.has(pathname)) answers.set(pathname, readAnswer(folder, pathname));
    const answer = answers.get(pathname);
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    const encoding = answer.type === 'font/woff2' ? {} : { 'Content-Encoding': 'gzip' };
    response.writeHead(200, { 'Content-Type': answer.type, ...encoding }).end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://127.0.0.1:${String(port)}` };
}

function readAnswer(folder: string, pathname: string): { body: Buffer; type: string } | undefined {
  const file = path.join(
    folder,
    decodeURIComponent(pathname),
    pathname.endsWith('/') ? 'index.html' : '',
  );
  if (!file.startsWith(folder) || !existsSync(file)) return undefined;
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  const body = readFileSync(file);
  return { type, body: type === 'font/woff2' ? body : gzipSync(body, { level: 9 }) };
}
