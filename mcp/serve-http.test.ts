import { request } from 'node:http';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallDocs } from './docs.fixture.ts';
import { serveHttp, type HttpServer } from './serve-http.ts';

let server: HttpServer;
beforeAll(async () => {
  server = await serveHttp(smallDocs, { host: '127.0.0.1', port: 0, names: ['docs.intern'] });
});
afterAll(() => server.close());

it('answers the official client over streamable HTTP', async () => {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(server.url)));
  expect((await client.listTools()).tools).toHaveLength(8);
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
  ['a page without an origin', '/mcp', { method: 'POST', headers: { origin: 'null' } }, 403],
  ['an origin that is none', '/mcp', { method: 'POST', headers: { origin: 'x' } }, 403],
  ['a body that is too long', '/mcp', { method: 'POST', body: 'x'.repeat(70_000) }, 413],
  ['a body that is no question', '/mcp', { method: 'POST', body: '{' }, 406],
])('refuses %s', async (_name, path, init, status) => {
  const answer = await fetch(new URL(path, server.url), init);
  expect(answer.status).toBe(status);
});

/** Asks as a browser does whose page let its own name lead to this machine. */
function statusFor(headers: Record<string, string>, body = '{}'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(server.url, { method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

it.each([
  'evil.test',
  'evil.test:4174',
  'localhost.evil.test',
  '127.0.0.1.evil.test',
  'localhost@evil.test',
  'evil.test#localhost',
  'localhost/',
])('refuses a host that is not its own: %j', async (host) => {
  expect(await statusFor({ host, origin: `http://${host}` })).toBe(403);
  expect(await statusFor({ host })).toBe(403);
});

it.each(['localhost', 'localhost:9', '127.0.0.1', '[::1]:80', '192.168.1.5:4174', 'docs.intern'])(
  'lets clients call it %s',
  async (host) => {
    // Past the gate, where the protocol finds nothing that it could answer with.
    expect(await statusFor({ host, 'content-length': '2' })).toBe(406);
  },
);

it('refuses a body whose length nobody said', async () => {
  expect(await statusFor({ 'transfer-encoding': 'chunked' })).toBe(411);
});
