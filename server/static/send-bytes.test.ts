import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendBytes } from './send-bytes.ts';

const large = Buffer.alloc(8 * 1024 * 1024, 'x');

let server: Server;
let client: Socket;
beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  vi.useRealTimers();
  client.destroy();
  server.closeAllConnections();
  server.close();
});

/** A client that has asked; it reads only when the test does. */
async function askedResponse(): Promise<ServerResponse> {
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  return response;
}

it('sends a large body whole', async () => {
  const response = await askedResponse();
  response.setHeader('Content-Length', String(large.length));
  sendBytes(response, large);
  const received: Buffer[] = [];
  client.on('data', (chunk) => received.push(chunk));
  await once(client, 'end');
  const all = Buffer.concat(received);
  expect(all.subarray(all.indexOf('\r\n\r\n') + 4).equals(large)).toBe(true);
});

it('hands over one slice at a time, however large the body is', async () => {
  const response = await askedResponse();
  sendBytes(response, large);
  expect(response.writableLength).toBeLessThan(70_000);
});

it('lets a reader go who does not take a slice in half a minute', async () => {
  const response = await askedResponse();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  sendBytes(response, large);
  vi.advanceTimersByTime(29_999);
  expect(response.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(response.destroyed).toBe(true);
});

it('keeps nothing for a reader who went before the body was there', async () => {
  const response = await askedResponse();
  client.destroy();
  await once(response, 'close');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  sendBytes(response, large);
  expect(vi.getTimerCount()).toBe(0);
});
