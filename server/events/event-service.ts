import { createGroupCommit } from '../feedback/group-commit.ts';
import { createRateLimit, type RateLimits, type Verdict } from '../feedback/rate-limit.ts';
import type { ReconnectingStore } from '../feedback/reconnecting-store.ts';
import type { Tally } from './tally.ts';

/** What the route needs to count. */
export interface EventService {
  /** Resolves when the counts are on the disk. */
  add: (tallies: readonly Tally[]) => Promise<void>;
  judge: (client: string) => Verdict;
}

/** Far more than a reader does; whoever sends more is not counted. */
const limits: RateLimits = { perMinute: 120, perDay: 5_000, overall: 200 };

/** Makes the part of the service that counts events in the database of the feedback. */
export function createEventService(store: Pick<ReconnectingStore, 'use'>): EventService {
  const batches = createGroupCommit(async (events: readonly (readonly Tally[])[]) => {
    await store.use((opened) => opened.count(events.flat()));
    return events.map(() => undefined);
  });
  return { add: (tallies) => batches.add(tallies), judge: createRateLimit(limits) };
}
