import { createEventService, type EventService } from '../events/event-service.ts';
import type { Log } from '../log.ts';
import type { Proxies } from './client-of.ts';
import type { FeedbackRow, Outcome } from './feedback-store.ts';
import { createGroupCommit } from './group-commit.ts';
import { createRateLimit, type RateLimits, type Verdict } from './rate-limit.ts';
import { createRefusalLine, type RefusalLine } from './refusal-line.ts';
import { createRefusalLog } from './refusal-log.ts';
import type { StoreKeeper } from './store-keeper.ts';

/** What the routes need to receive messages. */
export interface FeedbackService {
  add: (row: FeedbackRow) => Promise<Outcome>;
  judge: (client: string) => Verdict;
  /** Where the answers to those over a limit wait, so that the others need not. */
  refusals: RefusalLine;
  /** Logs that a message was refused; of many alike only their number. */
  noteRefusal: (status: number, reason: string) => void;
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
  keeper: StoreKeeper;
  limits: RateLimits;
  countsEvents: boolean;
}

/** Puts the parts together: limits in front, batches behind them, the store at the end. */
export function createFeedbackService(options: ServiceOptions): FeedbackService {
  const { keeper, limits, countsEvents, proxies, publicOrigin, log } = options;
  const batches = createGroupCommit(async (rows: readonly FeedbackRow[]) => {
    const started = performance.now();
    const outcomes = await keeper.use((store) => store.add(rows));
    log('info', 'feedback.stored', {
      rows: outcomes.filter((outcome) => outcome === 'stored').length,
      milliseconds: Math.round(performance.now() - started),
    });
    return outcomes;
  });
  return {
    add: (row) => batches.add(row),
    judge: createRateLimit(limits),
    refusals: createRefusalLine(),
    noteRefusal: createRefusalLog(log),
    events: countsEvents ? createEventService(keeper) : undefined,
    ready: () => keeper.ready(),
    problem: () => keeper.problem(),
    close: () => keeper.close(),
    proxies,
    publicOrigin,
    log,
  };
}
