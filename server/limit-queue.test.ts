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

it('answers a few requests that were sent at once one after the other, and as many again', async () => {
  let said = '';
  socket.on('data', (text) => (said += text.toString()));
  for (const round of [0, 1]) {
    socket.write(get.repeat(9));
    for (let count = 1; count <= 9; count += 1) {
      await vi.waitFor(() => expect(responses).toHaveLength(round * 9 + count));
      expect(responses.filter((it) => !it.writableEnded)).toHaveLength(1);
      responses.at(-1)?.end(`answer ${round * 9 + count}.`);
    }
  }
  const wanted = Array.from({ length: 18 }, (_, at) => `answer ${at + 1}.`);
  await vi.waitFor(() => expect(said.match(/answer \d+\./g)).toEqual(wanted));
});

it('closes a connection on which more are sent at once', async () => {
  socket.write(get.repeat(1_000));
  socket.on('error', () => undefined);
  await once(socket, 'close');
  expect(responses).toHaveLength(1);
});

it('makes no answers for a client that has gone', async () => {
  socket.write(get.repeat(9));
  await vi.waitFor(() => expect(responses).toHaveLength(1));
  socket.destroy();
  await vi.waitFor(() => expect(responses[0]?.closed).toBe(true));
  responses[0]?.end('too late');
  await new Promise(setImmediate);
  expect(responses).toHaveLength(1);
});

it('answers what waits behind an answer that Node gives by itself', async () => {
  socket.write(get.replace('\r\n\r\n', '\r\nExpect: nothing\r\n\r\n') + get.repeat(2));
  for (const count of [1, 2]) {
    await vi.waitFor(() => expect(responses).toHaveLength(count));
    responses.at(-1)?.end();
  }
  let said = '';
  socket.on('data', (text) => (said += text.toString()));
  const wanted = ['HTTP/1.1 417', 'HTTP/1.1 200', 'HTTP/1.1 200'];
  await vi.waitFor(() => expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(wanted));
});

it('makes no answer after one that closes the connection', async () => {
  socket.write(get.repeat(3));
  await vi.waitFor(() => expect(responses).toHaveLength(1));
  responses[0]?.setHeader('Connection', 'close');
  responses[0]?.end('last');
  socket.resume();
  await once(socket, 'close');
  expect(responses).toHaveLength(1);
});
