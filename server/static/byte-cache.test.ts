import { expect, it } from 'vitest';
import { createByteCache } from './byte-cache.ts';

it('forgets what was not asked for longest', () => {
  const cache = createByteCache<{ size: number }>(10);
  cache.set('a', { size: 4 });
  cache.set('b', { size: 4 });
  cache.get('a');
  cache.set('c', { size: 4 });
  expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
});

it('counts a value set twice once', () => {
  const cache = createByteCache<{ size: number }>(10);
  cache.set('a', { size: 4 });
  cache.set('b', { size: 4 });
  cache.set('b', { size: 5 });
  expect(cache.get('a')).toEqual({ size: 4 });
});

it('does not keep what is larger than the whole cache', () => {
  const cache = createByteCache<{ size: number }>(10);
  cache.set('a', { size: 11 });
  expect(cache.get('a')).toBeUndefined();
});
