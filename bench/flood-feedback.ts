import { Agent, request } from 'node:http';

/** What became of the messages of one client. */
export interface Flood {
  stored: number;
  /** How long each answer took, in milliseconds. */
  times: number[];
}

interface FloodOptions {
  address: string;
  /** Address the messages seem to come from. */
  client: string;
  /** How long, or how many. */
  seconds?: number;
  posts?: number;
  /** Milliseconds between two messages of a calm client, which sends one at a time. */
  pause?: number;
}

const atOnce = 64;

/** Posts messages as fast as they are answered, or calmly one after the other. */
export async function floodFeedback(options: FloodOptions): Promise<Flood> {
  const { seconds = Infinity, posts = Infinity, pause } = options;
  const agent = new Agent({ keepAlive: true });
  const flood: Flood = { stored: 0, times: [] };
  const end = performance.now() + seconds * 1000;
  let sent = 0;
  async function run(): Promise<void> {
    while (sent < posts && performance.now() < end) {
      sent += 1;
      const started = performance.now();
      const key = `${options.client.replaceAll('.', '-')}-${sent}`;
      const status = await post(options, key, agent);
      flood.times.push(performance.now() - started);
      if (status === 201) flood.stored += 1;
      if (pause !== undefined) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  await Promise.all(Array.from({ length: pause === undefined ? atOnce : 1 }, run));
  agent.destroy();
  return flood;
}

function post({ address, client }: FloodOptions, key: string, agent: Agent): Promise<number> {
  const body = JSON.stringify({ key, page: '/bench', rating: 1, comment: `about ${key}` });
  const headers = {
    'Content-Type': 'application/json',
    Origin: address,
    'X-Forwarded-For': client,
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${address}/_feedback`,
      { method: 'POST', agent, headers },
      (incoming) => {
        incoming.resume();
        incoming.on('end', () => resolve(incoming.statusCode ?? 0));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
