import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limitQueue } from './limit-queue.ts';
import type { ServerSettings } from './read-server-settings.ts';

/** A server that answers. */
export interface RunningServer {
  address: string;
  /** Lets running answers end, then closes. */
  close: () => Promise<void>;
}

/** Short enough that sockets which send nothing cannot pile up. */
const serverOptions = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
  // A request for a page has no body: what would read one need not be made.
  optimizeEmptyRequests: true,
};

/** What connections may cost. */
export interface ConnectionLimits {
  /** How long a sender or a reader may stand still, in milliseconds. */
  stillness: number;
  /** Those above it are closed at once instead of slowing the others. */
  connections: number;
  /** Whoever sends more requests than this opens the next connection. */
  requests: number;
}

const usualLimits: ConnectionLimits = { stillness: 20_000, connections: 15_000, requests: 10_000 };

/** Connections that may wait to be taken up when very many come at once; the system may allow fewer. */
const backlog = 4096;

/** How long running answers may take after the order to stop. */
const graceMilliseconds = 3_000;

/** How soon a connection closes after its last answer, once the order to stop has come. */
const idleMilliseconds = 50;

/** Starts to listen; rejects with the system's error when the address cannot be used. */
export async function listen(
  answer: RequestListener,
  { host, port }: Pick<ServerSettings, 'host' | 'port'>,
  limits = usualLimits,
): Promise<RunningServer> {
  const server = createServer(serverOptions, limitQueue(answer));
  server.timeout = limits.stillness;
  server.maxConnections = limits.connections;
  server.maxRequestsPerSocket = limits.requests;
  server.prependListener('request', (_request, response) => {
    // A client that is still sending after the order to stop shall take its next request elsewhere.
    if (!server.listening) response.setHeader('Connection', 'close');
  });
  server.listen({ port, host, backlog });
  await once(server, 'listening');
  const { port: chosen } = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return { address: `http://${name}:${chosen}`, close: () => close(server) };
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const idle = setInterval(() => server.closeIdleConnections(), idleMilliseconds);
  const grace = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
  await closed;
  clearInterval(idle);
  clearTimeout(grace);
}
