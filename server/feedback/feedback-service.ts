import { createEventService, type EventService } from '../events/event-service.ts';
import type { Log } from '../log.ts';
import type { Proxies } from './client-of.ts';
import type { FeedbackRow, Outcome } from './feedback-store.ts';
import { createGroupCommit } from './group-commit.ts';
import { createRateLimit, type RateLimits, type Verdict } from './rate-limit.ts';
import { createThrottleQueue, type ThrottleQueue } from './throttle-queue.ts';
import { createRejectionLog } from './rejection-log.ts';
import type { ReconnectingStore } from './reconnecting-store.ts';

/** What the routes need to receive messages. */
export interface FeedbackService {
  add: (row: FeedbackRow) => Promise<Outcome>;
  judge: (client: string) => Verdict;
  /** Where the answers to those over a limit wait, so that the others need not. */
  throttle: ThrottleQueue;
  /** Logs that a message was rejected; of many alike only their number. */
  logRejection: (status: number, reason: string) => void;
  /** Only where the site counts events with this service. */
  events: EventService | undefined;
  /** Opens the database, so that its faults are known before the first message. */
  ready: () => Promise<void>;
  problem: () => string | undefined;
  close: () => Promise<void>;
  proxies: Proxies;
  publicOrigin: string | undefined;
  log: Log;
}

/** What a site chooses about its feedback. */
export interface ServiceOptions extends Pick<FeedbackService, 'proxies' | 'publicOrigin' | 'log'> {
  store: ReconnectingStore;
  limits: RateLimits;
  countsEvents: boolean;
}

/** Puts the parts together: limits in front, batches behind them, the store at the end. */
export function createFeedbackService(options: ServiceOptions): FeedbackService {
  const { store, limits, countsEvents, proxies, publicOrigin, log } = options;
  const batches = createGroupCommit(async (rows: readonly FeedbackRow[]) => {
    const started = performance.now();
    const outcomes = await store.use((opened) => opened.add(rows));
    log('info', 'feedback.stored', {
      rows: outcomes.filter((outcome) => outcome === 'stored').length,
      milliseconds: Math.round(performance.now() - started),
    });
    return outcomes;
  });
  return {
    add: (row) => batches.add(row),
    judge: createRateLimit(limits),
    throttle: createThrottleQueue(),
    logRejection: createRejectionLog(log),
    events: countsEvents ? createEventService(store) : undefined,
    ready: () => store.ready(),
    problem: () => store.problem(),
    close: () => store.close(),
    proxies,
    publicOrigin,
    log,
  };
}
