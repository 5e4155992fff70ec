import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endCrashTarget, startCrashTarget, type CrashTarget } from './crash-target.ts';

const head = 'POST /_feedback HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

let folder: string;
let target: CrashTarget | undefined;
let client: Socket | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stop-'));
});
afterEach(async () => {
  client?.destroy();
  target?.child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

it.each([
  ['nothing', ''],
  ['half of its headers', head],
  ['half of its message', `${head}Content-Length: 400\r\n\r\n{"key":`],
])('ends within 5 s while a client has sent %s and stays', async (_what, sent) => {
  target = await startCrashTarget({ file: path.join(folder, 'feedback.sqlite') });
  client = connect(Number(new URL(target.address).port), '127.0.0.1');
  client.on('error', () => undefined);
  await once(client, 'connect');
  if (sent) client.write(sent);
  // Until the server has read it.
  await wait(200);
  const started = performance.now();
  await endCrashTarget(target, 'SIGTERM');
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(target.child.exitCode).toBe(0);
});
