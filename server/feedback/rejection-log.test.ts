import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRejectionLog } from './rejection-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('writes the first of a kind at once and the number of the others once a second', () => {
  const lines: unknown[] = [];
  const note = createRejectionLog((level, event, facts) => lines.push([level, event, facts]));
  for (let at = 0; at < 10_000; at += 1) note(429, 'too many messages');
  note(400, 'not a message');
  const line = (status: number, reason: string, count: number) => [
    'warn',
    'feedback.refused',
    { status, reason, count },
  ];
  const first = [line(429, 'too many messages', 1), line(400, 'not a message', 1)];
  expect(lines).toEqual(first);
  vi.advanceTimersByTime(1_000);
  expect(lines).toEqual([...first, line(429, 'too many messages', 9_999)]);
  vi.advanceTimersByTime(1_000);
  expect(vi.getTimerCount()).toBe(0);
  note(429, 'too many messages');
  expect(lines.at(-1)).toEqual(line(429, 'too many messages', 1));
});
