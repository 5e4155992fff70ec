import { once } from 'node:events';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { createServer } from './create-server.ts';
import type { ToolContext } from './tool.ts';

/** Where to listen. */
export interface HttpAddress {
  host: string;
  port: number;
}

/** A server that answers over HTTP. */
export interface HttpServer {
  url: string;
  close: () => Promise<void>;
}

/** Address of the protocol. */
const path = '/mcp';

/** Longest body that any question needs. */
const longestBody = 64 * 1024;

/** Answers over streamable HTTP, without sessions: every request stands alone. */
export async function serveHttp(context: ToolContext, address: HttpAddress): Promise<HttpServer> {
  const http = createHttpServer((request, response) => {
    answer(context, request, response).catch(() => {
      if (!response.headersSent) refuse(response, 500, 'The request could not be answered.');
    });
  });
  http.listen(address.port, address.host);
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const url = `http://${address.host}:${String(port)}${path}`;
  return { url, close: () => closeServer(http) };
}

async function answer(
  context: ToolContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const fault = faultOf(request);
  if (fault) {
    refuse(response, ...fault);
    return;
  }
  const server = createServer(context);
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.on('close', () => {
    void transport.close();
    void server.close();
  });
  await server.connect(transport);
  await transport.handleRequest(request, response);
}

function faultOf(request: IncomingMessage): [status: number, message: string] | undefined {
  if (request.url?.split('?')[0] !== path) return [404, `Ask at ${path}.`];
  if (request.method !== 'POST') return [405, 'Only POST is answered.'];
  if (isForeign(request)) return [403, 'Pages of other sites may not ask.'];
  const length = Number(request.headers['content-length'] ?? 0);
  return length > longestBody ? [413, 'The question is too long.'] : undefined;
}

/** A page in a reader's browser must not reach a server on the reader's own machine. */
function isForeign({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host !== host;
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json', allow: 'POST' });
  response.end(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32600, message } }));
}

async function closeServer(http: ReturnType<typeof createHttpServer>): Promise<void> {
  const closed = once(http, 'close');
  http.close();
  http.closeAllConnections();
  await closed;
}
