import type { Log } from '../log.ts';

/** How long rejections of one kind are counted before the next line about them, in milliseconds. */
const pause = 1_000;

/**
 * Makes the log of rejected messages: the first of a kind is noted at once, those that follow within
 * a second in one line with their number, so that a flood of messages is no flood of lines.
 */
export function createRejectionLog(log: Log): (status: number, reason: string) => void {
  const counts = new Map<string, number>();

  function note(status: number, reason: string, count: number): void {
    log('warn', 'feedback.refused', { status, reason, count });
    const kind = `${status} ${reason}`;
    counts.set(kind, 0);
    setTimeout(() => {
      const more = counts.get(kind) ?? 0;
      counts.delete(kind);
      if (more > 0) note(status, reason, more);
    }, pause).unref();
  }

  return (status, reason) => {
    const kind = `${status} ${reason}`;
    const count = counts.get(kind);
    if (count === undefined) note(status, reason, 1);
    else counts.set(kind, count + 1);
  };
}
