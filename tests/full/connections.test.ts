import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const count = 10_000;
let server: ChildProcess;
let port: number;

beforeAll(async () => {
  const script = path.join(import.meta.dirname, 'small-site.ts');
  server = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(server.stdout ?? server, 'data')) as [Buffer];
  port = Number(new URL(line.toString().trim()).port);
}, 60_000);
afterAll(() => void server.kill());

type Outcome = 'answered' | 'refused' | 'lost';

/** One connection that asks once and stays open. */
function ask(open: Socket[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    open.push(socket);
    socket.once('connect', () => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'));
    socket.once('data', (data) =>
      resolve(data.toString('latin1', 9, 12) === '200' ? 'answered' : 'lost'),
    );
    socket.once('error', (error) =>
      resolve('code' in error && error.code === 'ECONNREFUSED' ? 'refused' : 'lost'),
    );
    socket.once('close', () => resolve('lost'));
    socket.setTimeout(60_000, () => socket.destroy());
  });
}

it('F39 10,000 connections at once are all taken up, and 99.9 % of them answered', async () => {
  const open: Socket[] = [];
  const outcomes = await Promise.all(Array.from({ length: count }, () => ask(open)));
  for (const socket of open) socket.destroy();
  const answered = outcomes.filter((outcome) => outcome === 'answered').length;
  console.log(`Of ${count} connections ${answered} were answered.`);
  expect(outcomes.filter((outcome) => outcome === 'refused')).toEqual([]);
  expect(answered).toBeGreaterThanOrEqual(count * 0.999);
}, 180_000);
