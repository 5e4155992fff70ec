import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** How readers who write one message each were served. */
export interface Calm {
  kept: number;
  /** How long each answer took, in milliseconds. */
  times: number[];
}

interface CalmOptions {
  address: string;
  /** First two numbers of the addresses the readers seem to come from. */
  network: string;
  posts: number;
}

/** Between two messages, in milliseconds: well below what the service takes from all together. */
const pause = 40;

/** Posts one message after the other, each from another reader, so that each is to be kept. */
export async function postCalmly({ address, network, posts }: CalmOptions): Promise<Calm> {
  const agent = new Agent({ keepAlive: true });
  const calm: Calm = { kept: 0, times: [] };
  for (let count = 0; count < posts; count += 1) {
    const reader = `${network}.${Math.floor(count / 250)}.${count % 250}`;
    const started = performance.now();
    const status = await post(address, reader, agent);
    calm.times.push(performance.now() - started);
    if (status === 201) calm.kept += 1;
    await wait(pause);
  }
  agent.destroy();
  return calm;
}

function post(address: string, reader: string, agent: Agent): Promise<number> {
  const key = `calm-${reader.replaceAll('.', '-')}`;
  const body = JSON.stringify({ key, page: '/bench', rating: 1, comment: `about ${key}` });
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Origin: address,
    'X-Forwarded-For': reader,
  };
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', agent, headers };
    const outgoing = request(`${address}/_feedback`, options, (incoming) => {
      incoming.resume();
      incoming.on('end', () => resolve(incoming.statusCode ?? 0));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
