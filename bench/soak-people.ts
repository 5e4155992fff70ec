import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ask, type Answer, type Question } from './ask.ts';
import type { SoakSite } from './soak-site.ts';

/** What people did and what went wrong. */
export interface Tally {
  reads: number;
  /** Keys of votes that were acknowledged. */
  votes: Set<string>;
  /** Events that were acknowledged. */
  events: number;
  /** Answers that should not be, and missing ones, in words; those of an outage are only counted. */
  errors: string[];
  duringOutage: number;
}

/** What people see of the world around them. */
export interface World {
  address: string;
  site: SoakSite;
  /** True from the kill until the server answers again. */
  isDown: boolean;
  /** Releases an answer may come from now. */
  releases: readonly string[];
  signal: AbortSignal;
}

const readers = { count: 8, pause: 10 };
const writers = { pause: 50 };
const encodings = ['br', 'gzip', 'identity'];

/** Lets people read, vote and be counted until the signal; gives what they did while they do it. */
export function startPeople(world: World): { tally: Tally; done: Promise<unknown> } {
  const tally: Tally = { reads: 0, votes: new Set(), events: 0, errors: [], duringOutage: 0 };
  const agent = new Agent({ keepAlive: true });
  const { address } = world;

  async function live(pause: number, act: (count: number) => Promise<void>): Promise<void> {
    for (let count = 0; !world.signal.aborted; count += 1) {
      const wasDown = world.isDown;
      try {
        await act(count);
      } catch (error) {
        if (wasDown || world.isDown) tally.duringOutage += 1;
        else tally.errors.push(String(error));
      }
      await wait(pause);
    }
  }

  async function read(): Promise<void> {
    const { pages, files } = world.site;
    const target = pick(Math.random() < 0.05 ? files : pages);
    const headers = { 'Accept-Encoding': pick(encodings) };
    const before = world.releases;
    const answer = await ask({ address: address + target, agent, headers });
    expectStatus(answer, 200);
    const [release = ''] = textOf(answer).split(' ', 1);
    if (![...before, ...world.releases].includes(release)) {
      throw new Error(`${target} came from the release ${release}.`);
    }
    tally.reads += 1;
  }

  async function vote(count: number): Promise<void> {
    const key = `soak-vote-${count}`;
    const message = { key, page: '/page-1', rating: count % 2, comment: `about ${key}` };
    expectStatus(await ask(questionOf('/_feedback', message, count)), 201);
    tally.votes.add(key);
  }

  async function view(count: number): Promise<void> {
    const params = { page_location: pick(world.site.pages) };
    expectStatus(await ask(questionOf('/_events', { name: 'page_view', params }, count)), 204);
    tally.events += 1;
  }

  /** Everyone comes from another address, so that nobody is over the limits of one. */
  function questionOf(target: string, message: object, count: number): Question {
    const client = [10, count >> 16, (count >> 8) & 255, count & 255].join('.');
    return { address: address + target, agent, headers: { 'X-Forwarded-For': client }, message };
  }

  const lives = [
    ...Array.from({ length: readers.count }, () => live(readers.pause, read)),
    live(writers.pause, vote),
    live(writers.pause, view),
  ];
  return { tally, done: Promise.all(lives).finally(() => agent.destroy()) };
}

function expectStatus({ status, bytes }: Answer, expected: number): void {
  if (status === expected) return;
  throw new Error(`${status} instead of ${expected}: ${bytes.toString('utf8', 0, 100)}`);
}

function textOf({ encoding, bytes }: Answer): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

function pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item {
  const found = items[Math.floor(Math.random() * items.length)];
  if (found === undefined) throw new Error('There is nothing to pick from.');
  return found;
}
