import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A server in a process of its own, which may be killed. */
export interface CrashTarget {
  child: ChildProcess;
  address: string;
}

/** The real server, and one that lies: it acknowledges what it has not written yet. */
export const programs = {
  honest: path.resolve(import.meta.dirname, '../main.ts'),
  early: path.join(import.meta.dirname, 'early-server.ts'),
};

const manyMessages = {
  FEEDBACK_PER_MINUTE: '1000000000',
  FEEDBACK_PER_DAY: '1000000000',
  FEEDBACK_PER_SECOND_OVERALL: '1000000000',
};

/** What starts the program; `strace` and its like may stand before it. */
export interface CrashTargetOptions {
  file: string;
  program?: string;
  prefix?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** The user the server runs as, when it is not the one who runs the tests. */
  uid?: number;
}

/** Starts a server without limits on the database file and waits until it listens. */
export async function startCrashTarget(options: CrashTargetOptions): Promise<CrashTarget> {
  const { file, program = programs.honest, prefix = [], env = {}, uid } = options;
  const [command, ...args] = [...prefix, process.execPath, program];
  const dist = mkdtempSync(path.join(tmpdir(), 'crash-target-'));
  chmodSync(dist, 0o755);
  const child = spawn(command, args, {
    env: { ...process.env, ...manyMessages, PORT: '0', DIST: dist, FEEDBACK_FILE: file, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(uid !== undefined && { uid }),
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  child.stdout.resume();
  return { child, address: /http:\S+/.exec(line.toString())?.[0] ?? '' };
}

/** True when a server is gone, by itself or by a signal. */
export function hasEnded({ child }: CrashTarget): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Ends a server by a signal and waits until it is gone; one that has gone already is a fault. */
export async function endCrashTarget(
  target: CrashTarget,
  signal: 'SIGKILL' | 'SIGTERM',
): Promise<void> {
  const { child } = target;
  if (hasEnded(target)) {
    throw new Error(`The server had ended with ${child.signalCode ?? child.exitCode ?? ''}.`);
  }
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** Posts a message whose comment is its key; gives the status, or undefined without an answer. */
export async function post(address: string, key: string): Promise<number | undefined> {
  try {
    const response = await fetch(`${address}/_feedback`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: address },
      body: JSON.stringify({ key, page: '/x/durable', rating: 1, comment: key }),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}
