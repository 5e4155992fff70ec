import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { listen, type ConnectionLimits, type RunningServer } from './listen.ts';

const wide: ConnectionLimits = { stillness: 60_000, connections: 100, requests: 100 };
const large = Buffer.alloc(64 * 1024 * 1024);

interface Tested {
  server: RunningServer;
  responses: ServerResponse[];
}

async function withServer(
  limits: Partial<ConnectionLimits>,
  test: (tested: Tested) => Promise<void>,
): Promise<void> {
  const responses: ServerResponse[] = [];
  const server = await listen(
    (_request, response) => {
      responses.push(response);
      response.end(large);
    },
    { host: '127.0.0.1', port: 0 },
    { ...wide, ...limits },
  );
  await test({ server, responses });
  await server.close();
}

function ask({ address }: RunningServer, requests: string): Socket {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(requests);
  return socket;
}

const get = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const head = get.replace('GET', 'HEAD');

it('lets a reader go who stands still', () =>
  withServer({ stillness: 200 }, async ({ server, responses }) => {
    const socket = ask(server, get);
    await vi.waitFor(() => expect(responses[0]?.destroyed).toBe(true), { timeout: 30_000 });
    expect(responses[0]?.writableFinished).toBe(false);
    socket.destroy();
  }));

it('closes connections above the limit and serves the others', () =>
  withServer({ connections: 1 }, async ({ server }) => {
    const first = ask(server, get);
    await once(first, 'readable');
    const second = ask(server, get);
    await once(second, 'close');
    expect(second.bytesRead).toBe(0);
    first.destroy();
  }));

it('ends a connection after so many requests', () =>
  withServer({ requests: 2 }, async ({ server, responses }) => {
    const socket = ask(server, head.repeat(3));
    let said = '';
    socket.on('data', (text) => (said += text.toString()));
    await vi.waitFor(() => expect(said).toContain('HTTP/1.1 503'), { timeout: 30_000 });
    expect(responses).toHaveLength(2);
    socket.destroy();
  }));
