import { expect, it } from 'vitest';
import { findScope, workerPathOf } from './worker-path.ts';

it.each([
  ['/x/react-tree-view/', '/x/sw.js'],
  ['/x/', '/x/sw.js'],
  ['/zh/x/react-tree-view/', '/sw.js'],
  ['/', '/sw.js'],
  ['/xylophone/', '/sw.js'],
])('%s is served by %s', (href, worker) => {
  expect(workerPathOf(findScope(href, ['/', '/x/']) ?? '')).toBe(worker);
});

it('has no worker outside of all folders', () => {
  expect(findScope('/y/', ['/x/'])).toBeUndefined();
});
