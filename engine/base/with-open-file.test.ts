import { expect, it } from 'vitest';
import { withOpenFile } from './with-open-file.ts';

it('does all of it, and never more than two hundred things at once', async () => {
  let running = 0;
  let peak = 0;
  const work = async (index: number) => {
    running += 1;
    peak = Math.max(peak, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    return index;
  };
  const indexes = Array.from({ length: 1000 }, (_, index) => index);
  expect(await Promise.all(indexes.map((it) => withOpenFile(() => work(it))))).toEqual(indexes);
  expect(peak).toBe(200);
});

it('goes on after what fails', async () => {
  const failing = Array.from({ length: 500 }, () =>
    withOpenFile(() => Promise.reject(new Error('Gone.'))),
  );
  const outcomes = await Promise.allSettled(failing);
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  expect(await withOpenFile(() => Promise.resolve('read'))).toBe('read');
});
