// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.browser.ts';

const callback = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('waits for a frame, then for the browser to have time', async () => {
  const idle = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  whenIdle(callback);
  expect(idle).not.toHaveBeenCalled();
  await vi.advanceTimersToNextTimerAsync();
  expect(idle.mock.calls).toEqual([[callback, { timeout: 1000 }]]);
});

it('waits until a page that is loading is loaded', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  whenIdle(callback);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(callback).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(1100);
  expect(callback).toHaveBeenCalledTimes(1);
});

it('calls after the frame where a browser cannot tell when it has time', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  whenIdle(callback);
  expect(callback).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  expect(callback).toHaveBeenCalledTimes(1);
});
