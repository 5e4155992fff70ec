import { expect, test, vi } from 'vitest';
import { contentVersion, noteContentChange, whenContentChanges } from './content-version.node.ts';

test('a change is counted and told with its file to the one who listens now', () => {
  const before = contentVersion();
  const earlier = vi.fn();
  const listener = vi.fn();
  noteContentChange('unheard.md');
  whenContentChanges(earlier);
  whenContentChanges(listener);
  noteContentChange('page.md');
  expect(contentVersion()).toBe(before + 2);
  expect(earlier).not.toHaveBeenCalled();
  expect(listener.mock.calls).toEqual([['page.md']]);
});
