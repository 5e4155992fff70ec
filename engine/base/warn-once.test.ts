import { expect, it, vi } from 'vitest';
import { createWarnOnce } from './warn-once.ts';

it('gives each message once', () => {
  const warn = vi.fn();
  const warnOnce = createWarnOnce(warn);
  ['a', 'b', 'a'].forEach(warnOnce);
  expect(warn.mock.calls).toEqual([['a'], ['b']]);
});

it('keeps the memories of two warners apart', () => {
  const warn = vi.fn();
  createWarnOnce(warn)('a');
  createWarnOnce(warn)('a');
  expect(warn).toHaveBeenCalledTimes(2);
});
