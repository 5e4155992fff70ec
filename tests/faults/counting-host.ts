import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host that is not ours and remembers everything that reaches it. */
export interface CountingHost {
  origin: string;
  /** Address for what does not speak http. */
  port: number;
  hits: string[];
  close: () => void;
}

/** Starts such a host for one test; it answers everything with the same document. */
export async function startCountingHost(body = 'elsewhere'): Promise<CountingHost> {
  const hits: string[] = [];
  const server = createServer((request, response) => {
    hits.push(`${request.method ?? ''} ${request.url ?? ''}`);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', 'text/html');
    response.end(body);
  });
  // Browsers open a connection for a frame before its policy is asked; what counts is that nothing is said on it.
  server.on('clientError', (_error, socket) => {
    hits.push('BYTES');
    socket.destroy();
  });
  server.on('upgrade', (request, socket) => {
    hits.push(`UPGRADE ${request.url ?? ''}`);
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const packets = createSocket('udp4', () => hits.push('UDP'));
  packets.bind(port, '127.0.0.1');
  await once(packets, 'listening');
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    hits,
    close: () => {
      server.closeAllConnections();
      server.close();
      packets.close();
    },
  };
}
