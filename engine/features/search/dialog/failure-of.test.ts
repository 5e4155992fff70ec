import { expect, it } from 'vitest';
import { failureOf } from './failure-of.ts';

it.each([
  [{ isOnline: true, isDevelopment: true }, 'search.noIndex', 'search.noIndexHint'],
  [{ isOnline: false, isDevelopment: true }, 'search.noIndex', 'search.noIndexHint'],
  [{ isOnline: true, isDevelopment: false }, 'search.failed', 'search.failedHint'],
  [{ isOnline: false, isDevelopment: false }, 'search.offline', 'search.failedHint'],
])('explains %j', (state, title, hint) => {
  expect(failureOf(state)).toEqual({ title, hint });
});
