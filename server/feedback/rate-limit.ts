import { createTokenBucket, type Now, type Rate, type TokenBucket } from './token-bucket.ts';

/** How many messages the service takes. */
export interface RateLimits {
  perMinute: number;
  perDay: number;
  /** From all senders together, in a second. */
  overall: number;
}

/** Whether a message may pass, and if not whose limit it met. */
export type Verdict =
  { passes: true } | { passes: false; limit: 'client' | 'overall'; seconds: number };

/** Enough for a busy day; a sender forgotten early only begins with full buckets again. */
const knownClients = 20_000;

const minute = 60_000;
const day = 24 * 60 * minute;

/** Makes the limiter; a sender over its own limit costs the others nothing. */
export function createRateLimit(
  { perMinute, perDay, overall }: RateLimits,
  now: Now = () => performance.now(),
): (client: string) => Verdict {
  const clients = new Map<string, readonly TokenBucket[]>();
  const all = createTokenBucket({ count: overall, milliseconds: 1_000 }, now);
  const rates: readonly Rate[] = [
    { count: perMinute, milliseconds: minute },
    { count: perDay, milliseconds: day },
  ];

  function bucketsOf(client: string): readonly TokenBucket[] {
    const buckets = clients.get(client) ?? rates.map((rate) => createTokenBucket(rate, now));
    // Put at the end again, so that the first is the one unseen for longest.
    clients.delete(client);
    clients.set(client, buckets);
    const [oldest] = clients.keys();
    if (clients.size > knownClients && oldest !== undefined) clients.delete(oldest);
    return buckets;
  }

  return (client) => {
    const own = bucketsOf(client);
    const ownWait = Math.max(...own.map((bucket) => bucket.wait()));
    if (ownWait > 0) return refuse('client', ownWait);
    const wait = all.wait();
    if (wait > 0) return refuse('overall', wait);
    for (const bucket of [...own, all]) bucket.take();
    return { passes: true };
  };
}

function refuse(limit: 'client' | 'overall', milliseconds: number): Verdict {
  return { passes: false, limit, seconds: Math.max(1, Math.ceil(milliseconds / 1_000)) };
}
