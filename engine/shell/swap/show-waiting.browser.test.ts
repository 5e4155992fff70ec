// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whileWaiting } from './show-waiting.browser.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main id="main-content"></main>';
});

afterEach(() => {
  vi.useRealTimers();
});

/** Work that takes so many milliseconds, and perhaps fails. */
function work(milliseconds: number, fails = false): Promise<string> {
  return new Promise((resolve, reject) => {
    setTimeout(() => (fails ? reject(new Error('lost')) : resolve('page')), milliseconds);
  });
}

function isBusy(): boolean[] {
  const root = document.documentElement;
  return [root.hasAttribute('data-waiting'), document.querySelector('main')?.ariaBusy === 'true'];
}

test('a page that comes at once shows no sign', async () => {
  const coming = whileWaiting(work(150));
  await vi.advanceTimersByTimeAsync(149);
  expect(isBusy()).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await coming).toBe('page');
  expect(isBusy()).toEqual([false, false]);
});

test('a slow one is waited for in sight, after 200 ms', async () => {
  const coming = whileWaiting(work(2000));
  await vi.advanceTimersByTimeAsync(200);
  expect(isBusy()).toEqual([true, true]);
  await vi.advanceTimersByTimeAsync(1800);
  await coming;
  expect(isBusy()).toEqual([false, false]);
});

test('the sign goes when the page does not come', async () => {
  const coming = whileWaiting(work(500, true)).catch(() => 'failed');
  await vi.advanceTimersByTimeAsync(300);
  expect(isBusy()).toEqual([true, true]);
  await vi.advanceTimersByTimeAsync(200);
  expect(await coming).toBe('failed');
  expect(isBusy()).toEqual([false, false]);
});

test('it stays while another page is on its way', async () => {
  const both = Promise.all([whileWaiting(work(500)), whileWaiting(work(900))]);
  await vi.advanceTimersByTimeAsync(600);
  expect(isBusy()).toEqual([true, true]);
  await vi.advanceTimersByTimeAsync(300);
  await both;
  expect(isBusy()).toEqual([false, false]);
});
