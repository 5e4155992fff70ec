import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'server-main-'));
  await writeFile(path.join(dist, 'index.html'), '<h1>Home</h1>');
});
afterAll(() => rm(dist, { recursive: true }));

function start(env: Record<string, string>): ChildProcess {
  const main = path.join(import.meta.dirname, 'main.ts');
  return spawn(process.execPath, [main], { env: { ...process.env, DIST: dist, ...env } });
}

async function outcome(server: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = '';
  server.stderr?.on('data', (text: Buffer) => (said += text.toString()));
  await once(server, 'close');
  return { code: server.exitCode, said };
}

it('prints its address, answers, and ends quietly when told to', async () => {
  const server = start({ PORT: '0' });
  const ended = outcome(server);
  const [line] = (await once(server.stdout ?? server, 'data')) as [Buffer];
  const address = /http:\S+/.exec(line.toString())?.[0] ?? '';
  expect(await (await fetch(address)).text()).toBe('<h1>Home</h1>');
  server.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, said: '' });
});

it('says where messages are kept that nobody chose a place for, and what removes them', async () => {
  const server = start({ PORT: '0' });
  let said = '';
  server.stdout?.on('data', (text: Buffer) => (said += text.toString()));
  await vi.waitFor(() => expect(said).toContain('which "git clean -x" removes'), 30_000);
  server.kill('SIGTERM');
  await once(server, 'close');
});

it('names the port that is taken and how to choose another', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const { code, said } = await outcome(start({ PORT: String(port) }));
  other.close();
  expect(code).toBe(1);
  expect(said).toContain(`Port ${port} is already in use`);
  expect(said).toContain(`PORT=${port + 1} npm start`);
});

it('does not start on a file that is something else, and leaves it as it is', async () => {
  const notes = path.join(dist, 'notes.txt');
  await writeFile(notes, 'years of work');
  const { code, said } = await outcome(start({ PORT: '0', FEEDBACK_FILE: notes }));
  expect(code).toBe(1);
  expect(said).toContain(`FEEDBACK_FILE names ${notes}, which is not a database`);
  expect(await readFile(notes, 'utf8')).toBe('years of work');
});

it.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, but it is "abc".'],
  [{ PORT: '70000' }, 'but it is "70000"'],
  [{ DIST: '/no/such/folder' }, 'Run "npm run build" first.'],
])('with %j says what to do', async (env, message) => {
  const { code, said } = await outcome(start(env));
  expect(code).toBe(1);
  expect(said).toContain(message);
});
