import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallDocs } from './docs.fixture.ts';
import { serveHttp, type HttpServer } from './serve-http.ts';

let server: HttpServer;
beforeAll(async () => {
  server = await serveHttp(smallDocs, { host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

it('answers the official client over streamable HTTP', async () => {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(server.url)));
  expect((await client.listTools()).tools).toHaveLength(4);
  const answer = await client.callTool({ name: 'get_page', arguments: { path: '/old' } });
  expect(answer.structuredContent).toMatchObject({ path: '/grid/sorting/' });
  await client.close();
});

it.each([
  ['another address', '/other', { method: 'POST' }, 404],
  ['another method', '/mcp', { method: 'GET' }, 405],
  [
    'a page of another site',
    '/mcp',
    { method: 'POST', headers: { origin: 'https://evil.example' } },
    403,
  ],
  ['a body that is too long', '/mcp', { method: 'POST', body: 'x'.repeat(70_000) }, 413],
  ['a body that is no question', '/mcp', { method: 'POST', body: '{' }, 406],
])('refuses %s', async (_name, path, init, status) => {
  const answer = await fetch(new URL(path, server.url), init);
  expect(answer.status).toBe(status);
});
