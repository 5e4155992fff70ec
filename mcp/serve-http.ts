import { once } from 'node:events';
import {
  createServer as createHttpServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { isIP, type AddressInfo } from 'node:net';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { createServer } from './create-server.ts';
import type { ToolContext } from './tool.ts';

/** Where to listen. */
export interface HttpAddress {
  host: string;
  port: number;
  /** Names besides its own by which clients may call the server. */
  names?: readonly string[];
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
  const names = [address.host, 'localhost', ...(address.names ?? [])];
  const http = createHttpServer((request, response) => {
    const fault = faultOf(request, names);
    if (fault) {
      refuse(response, ...fault);
      return;
    }
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
  const server = createServer(context);
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.on('close', () => {
    void transport.close();
    void server.close();
  });
  await server.connect(transport);
  await transport.handleRequest(request, response);
}

function faultOf(
  request: IncomingMessage,
  names: readonly string[],
): [status: number, message: string] | undefined {
  const { headers } = request;
  if (!isKnownHost(headers.host ?? '', names)) {
    return [403, 'This host is not known. Start the server with --name and the host to allow it.'];
  }
  if (isForeign(headers)) return [403, 'Pages of other sites may not ask.'];
  if (request.url?.split('?')[0] !== path) return [404, `Ask at ${path}.`];
  if (request.method !== 'POST') return [405, 'Only POST is answered.'];
  if (headers['transfer-encoding'] !== undefined) return [411, 'Say how long the question is.'];
  const length = Number(headers['content-length'] ?? 0);
  return length > longestBody ? [413, 'The question is too long.'] : undefined;
}

/**
 * Whether the client called the server by a name of its own. A page can let its own name lead to
 * this machine and ask as if it were the server's; it cannot do that with an address.
 */
function isKnownHost(host: string, names: readonly string[]): boolean {
  const url = `http://${host}`;
  if (!URL.canParse(url)) return false;
  const { hostname, host: whole } = new URL(url);
  // What holds more than a name and a port was made to look like one.
  if (whole !== host.toLowerCase().replace(/:80$/, '')) return false;
  return isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0 || names.includes(hostname);
}

/** A page in a reader's browser must not reach a server on the reader's own machine. */
function isForeign({ origin, host }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
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
