import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listen, type RunningServer } from './listen.ts';

let server: RunningServer;
let responses: ServerResponse[];
let socket: Socket;
beforeEach(async () => {
  responses = [];
  const address = { host: '127.0.0.1', port: 0 };
  server = await listen((_request, response) => void responses.push(response), address);
  socket = connect(Number(new URL(server.address).port), '127.0.0.1');
});
afterEach(async () => {
  socket.destroy();
  await server.close();
});

const get = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

it('answers a few requests that were sent at once, and as many again after those', async () => {
  let said = '';
  socket.on('data', (text) => (said += text.toString()));
  for (const round of [1, 2]) {
    socket.write(get.repeat(9));
    await vi.waitFor(() => expect(responses).toHaveLength(round * 9));
    for (const response of responses.slice(-9)) response.end('whole');
    await vi.waitFor(() => expect(said.match(/whole/g)).toHaveLength(round * 9));
  }
});

it('closes a connection on which more are sent at once', async () => {
  socket.write(get.repeat(1_000));
  socket.on('error', () => undefined);
  await once(socket, 'close');
  expect(responses).toHaveLength(9);
});
