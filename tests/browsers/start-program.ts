import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A program that runs beside the tests. */
export interface Program {
  /** What it printed so far. */
  printed: () => string;
  stop: () => Promise<void>;
}

/** Starts a program. */
export function startProgram(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Program {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (part) => (printed += String(part)));
  }
  child.once('error', ({ message }) => (printed += message));
  return { printed: () => printed, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** A port that nobody listens to. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
