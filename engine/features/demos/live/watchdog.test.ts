import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pingEvery } from './limits.ts';
import { createWatchdog } from './watchdog.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(patience = 2) {
  const asked: number[] = [];
  const onSilent = vi.fn();
  const watchdog = createWatchdog({ ask: (ping) => asked.push(ping), onSilent, patience });
  return { watchdog, asked, onSilent };
}

it('stays quiet while answers come', () => {
  const { watchdog, asked, onSilent } = start();
  for (let second = 0; second < 100; second += 1) {
    vi.advanceTimersByTime(pingEvery);
    watchdog.answer(asked.at(-1) ?? 0);
  }
  expect(asked).toHaveLength(100);
  expect(onSilent).not.toHaveBeenCalled();
});

it('gives up after two misses, once', () => {
  const { watchdog, asked, onSilent } = start();
  vi.advanceTimersByTime(pingEvery);
  watchdog.answer(asked.at(-1) ?? 0);
  vi.advanceTimersByTime(2 * pingEvery);
  expect(onSilent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10 * pingEvery);
  expect(onSilent).toHaveBeenCalledOnce();
});

it('forgives a miss when an answer comes after it', () => {
  const { watchdog, asked, onSilent } = start();
  for (let round = 0; round < 20; round += 1) {
    vi.advanceTimersByTime(2 * pingEvery);
    watchdog.answer(asked.at(-1) ?? 0);
  }
  expect(onSilent).not.toHaveBeenCalled();
});

it('takes no answer to a question it has not asked', () => {
  const { watchdog, onSilent } = start();
  for (let second = 0; second < 5; second += 1) {
    vi.advanceTimersByTime(pingEvery);
    watchdog.answer(1000);
  }
  expect(onSilent).toHaveBeenCalledOnce();
});

it('bears more while it is told to be patient', () => {
  const { watchdog, onSilent } = start(20);
  vi.advanceTimersByTime(15 * pingEvery);
  expect(onSilent).not.toHaveBeenCalled();
  watchdog.setPatience(2);
  vi.advanceTimersByTime(pingEvery);
  expect(onSilent).toHaveBeenCalledOnce();
});

it('does not count the time the page itself stood still', () => {
  const { onSilent } = start();
  const clock = vi.spyOn(performance, 'now');
  for (let round = 1; round < 10; round += 1) {
    clock.mockReturnValue(round * 5 * pingEvery);
    vi.advanceTimersByTime(pingEvery);
  }
  clock.mockRestore();
  expect(onSilent).not.toHaveBeenCalled();
});

it('asks nothing once it is stopped', () => {
  const { watchdog, asked } = start();
  watchdog.stop();
  vi.advanceTimersByTime(5 * pingEvery);
  expect(asked).toEqual([]);
});
