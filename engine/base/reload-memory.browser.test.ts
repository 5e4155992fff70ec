// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { rememberReload, wasReloadedFor } from './reload-memory.browser.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('lets a page be loaded again once for each reason', () => {
  expect(rememberReload('worker')).toBe(true);
  expect(rememberReload('worker')).toBe(false);
  expect(rememberReload('/_assets/a.js')).toBe(true);
  expect([wasReloadedFor('worker'), wasReloadedFor('other')]).toEqual([true, false]);
});

it.each([
  ['is blocked', undefined],
  [
    'is full',
    {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    },
  ],
])('F15 never lets it be loaded again where the memory %s', (_case, storage) => {
  vi.stubGlobal('sessionStorage', storage);
  expect(rememberReload('worker')).toBe(false);
});
