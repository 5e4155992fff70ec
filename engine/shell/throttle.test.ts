import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('acts once per pause and once more after the last call', () => {
  const action = vi.fn();
  const throttled = throttle(action, 166);
  throttled();
  throttled();
  expect(action).not.toHaveBeenCalled();
  vi.advanceTimersByTime(166);
  expect(action).toHaveBeenCalledTimes(1);
  throttled();
  vi.advanceTimersByTime(165);
  expect(action).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledTimes(2);
});
