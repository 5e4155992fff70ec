// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { afterPaint } from '../../../base/after-paint.browser.ts';
import { plain, type Entry } from './entry.ts';
import { drawGroups } from './list-view.browser.ts';

const entriesOf = (count: number): Entry[] =>
  Array.from({ length: count }, (_, at) => ({
    icon: 'arrow',
    title: plain(`Row ${String(at)}`),
    hint: '',
  }));
const groupsOf = (...counts: readonly number[]) =>
  counts.map((count, at) => ({ label: `Group ${String(at)}`, entries: entriesOf(count) }));
const hiddenIn = (elements: readonly HTMLElement[]) => elements.map(({ hidden }) => hidden);

it('lays rows below the edge out when those above it have been painted', async () => {
  const { nodes, rows } = drawGroups(groupsOf(4, 10, 3), (key) => key);
  const elements = rows.map(({ element }) => element);
  expect(hiddenIn(elements)).toEqual([
    ...Array<boolean>(12).fill(false),
    ...Array<boolean>(5).fill(true),
  ]);
  expect(hiddenIn(nodes)).toEqual([false, false, true]);
  await new Promise<void>((resolve) => {
    afterPaint(resolve);
  });
  expect(hiddenIn([...elements, ...nodes])).not.toContain(true);
});

it('draws no head for an empty group', () => {
  const { nodes } = drawGroups(groupsOf(0, 2), (key) => key);
  expect(nodes.map((node) => node.getAttribute('aria-label'))).toEqual(['Group 1']);
});
