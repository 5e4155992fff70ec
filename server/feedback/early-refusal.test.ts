import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../site.fixture.ts';
import { startTestService } from './service.fixture.ts';

const page = '<form data-feedback="ask"><textarea name="comment"></textarea></form>';
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

let folder: string;
let site: TestSite;
let service: ReturnType<typeof startTestService>['service'];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'early-'));
  const limits = { perMinute: 1, perDay: 30, overall: 50 };
  ({ service } = startTestService(path.join(folder, 'feedback.sqlite'), { limits }));
  site = await createTestSite({ 'x/a/index.html': page }, service);
});
afterEach(async () => {
  await site.remove();
  await service.close();
  await rm(folder, { recursive: true });
});

function send(type: string, body: string) {
  const headers = { 'content-type': type, origin: site.address };
  return site.send('/_feedback', { method: 'POST', headers, body });
}

function sendMessage(key: string) {
  return send(json, JSON.stringify({ key, page: '/x/a', rating: 1 }));
}

/** Sends the head of a message whose body never follows. */
function sendHead(type: string, length: number) {
  const { port, host } = new URL(site.address);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    `POST /_feedback HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${site.address}\r\n` +
      `Content-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
  );
  return socket;
}

async function firstLineOf(socket: ReturnType<typeof connect>): Promise<string> {
  const [data] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return data.toString().split('\r\n', 1)[0] ?? '';
}

it('refuses a sender over its limit before the message has come', async () => {
  expect((await sendMessage('first-message')).status).toBe(201);
  expect(await firstLineOf(sendHead(json, 200))).toBe('HTTP/1.1 429 Too Many Requests');
});

it('refuses what is too large before it has come', async () => {
  expect(await firstLineOf(sendHead(json, 20_000))).toBe('HTTP/1.1 413 Payload Too Large');
});

it('gives a plain form over the limit its text back all the same', async () => {
  expect((await sendMessage('first-message')).status).toBe(201);
  const fields = { page: '/x/a', locale: 'en', rating: '1', comment: 'Many words' };
  const answer = await send(form, new URLSearchParams(fields).toString());
  expect([answer.status, answer.headers['retry-after']]).toEqual([429, '60']);
  expect(answer.text).toContain('Many words');
});

it('lives on when a sender goes away within its message', async () => {
  const socket = sendHead(json, 200);
  socket.write('{"key":');
  await once(socket, 'connect');
  const gone = once(socket, 'close');
  socket.destroy();
  await gone;
  expect((await site.send('/_health')).text).toBe('{"status":"ok"}');
});

it('answers 200 senders over the limit, and the pages meanwhile', async () => {
  expect((await sendMessage('first-message')).status).toBe(201);
  const refused = Array.from({ length: 200 }, (_, at) => sendMessage(`later-message-${at}`));
  expect((await site.send('/x/a/')).status).toBe(200);
  expect(new Set((await Promise.all(refused)).map(({ status }) => status))).toEqual(new Set([429]));
});
