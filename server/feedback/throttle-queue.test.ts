import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createThrottleQueue } from './throttle-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createWaiters() {
  const line = createThrottleQueue();
  let released = 0;
  return {
    released: () => released,
    add: (count: number, hasGone = () => false) => {
      for (let at = 0; at < count; at += 1) void line.wait(hasGone).then(() => (released += 1));
    },
  };
}

it('lets the first of an empty line go at once', async () => {
  const waiters = createWaiters();
  waiters.add(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(waiters.released()).toBe(1);
});

it('moves by 500 a second, however many stand in it', async () => {
  const waiters = createWaiters();
  waiters.add(1_500);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(waiters.released()).toBe(505);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(waiters.released()).toBe(1_500);
});

it('gives a flood no more when each comes back as soon as it is answered', async () => {
  const line = createThrottleQueue();
  let answered = 0;
  async function sendAgain(): Promise<void> {
    for (;;) {
      await line.wait(() => false);
      answered += 1;
    }
  }
  for (let at = 0; at < 64; at += 1) void sendAgain();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(answered).toBe(1_005);
});

it('passes over those who have gone', async () => {
  const waiters = createWaiters();
  waiters.add(1_000, () => true);
  waiters.add(5);
  await vi.advanceTimersByTimeAsync(0);
  expect(waiters.released()).toBe(1_005);
});

it('keeps no more than 2,000 waiting', async () => {
  const waiters = createWaiters();
  waiters.add(2_105);
  await vi.advanceTimersByTimeAsync(0);
  expect(waiters.released()).toBe(105);
});

it('stops its clock when nobody stands in it', async () => {
  createWaiters().add(20);
  await vi.advanceTimersByTimeAsync(100);
  expect(vi.getTimerCount()).toBe(0);
});
