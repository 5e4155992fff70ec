import { describe, expect, it } from 'vitest';
import { nextIndex } from './menus.browser.ts';

describe('nextIndex', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', -1, 2],
    ['a', 1, undefined],
  ])('%s from %i leads to %s', (key, current, expected) => {
    expect(nextIndex(key, current, 3)).toBe(expected);
  });

  it('leads nowhere in an empty menu', () => {
    expect(nextIndex('ArrowDown', -1, 0)).toBeUndefined();
  });
});
