import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Many requests for one file from one client at once. */
export interface Attack {
  target: string;
  connections: number;
  /** Requests that each connection sends without waiting for an answer. */
  pipelined: number;
  encoding?: string;
}

/** How the connections of an attack ended. */
export interface AttackOutcome {
  answered: number;
  /** Those that the server closed without an answer. */
  closed: number;
  /** Those that were neither answered nor closed. */
  left: number;
}

/** An attacker reads so much of what was asked for, stands still for a while, and goes. */
const readBytes = 1_000_000;
const stillMilliseconds = 2_000;
const longestWait = 15_000;

const { address, attack } = workerData as { address: string; attack: Attack };
const { port, hostname, host } = new URL(address);

function open({ target, pipelined, encoding }: Attack): Promise<keyof AttackOutcome> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const headers = `Host: ${host}\r\n${encoding ? `Accept-Encoding: ${encoding}\r\n` : ''}`;
    let outcome: keyof AttackOutcome = 'closed';
    let received = 0;
    socket.write(`GET ${target} HTTP/1.1\r\n${headers}\r\n`.repeat(pipelined));
    socket.on('data', (chunk) => {
      if (received === 0 && chunk.toString('latin1', 0, 12) === 'HTTP/1.1 200')
        outcome = 'answered';
      received += chunk.length;
      if (received < readBytes) return;
      socket.pause();
      void wait(stillMilliseconds).then(() => socket.destroy());
    });
    socket.setTimeout(longestWait, () => {
      if (received === 0) outcome = 'left';
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(outcome));
  });
}

const total: AttackOutcome = { answered: 0, closed: 0, left: 0 };
const opened = Array.from({ length: attack.connections }, () => open(attack));
for (const outcome of await Promise.all(opened)) total[outcome] += 1;
parentPort?.postMessage(total);
