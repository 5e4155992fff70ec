// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plain, type Entry, type EntryGroup } from './entry.ts';
import { createListView } from './list-view.browser.ts';

const entriesOf = (count: number, title = 'Row'): Entry[] =>
  Array.from({ length: count }, (_, at) => ({
    icon: 'arrow',
    title: plain(`${title} ${String(at)}`),
    hint: '',
  }));
const groupsOf = (...counts: readonly number[]): EntryGroup[] =>
  counts.map((count, at) => ({ label: `Group ${String(at)}`, entries: entriesOf(count) }));

function setUp() {
  const list = document.createElement('div');
  document.body.replaceChildren(list);
  const all = (selector: string) => [...list.querySelectorAll<HTMLElement>(selector)];
  const hidden = (selector: string) => all(selector).map((element) => element.hidden);
  const texts = (selector: string) => all(selector).map((element) => element.textContent);
  return { list, view: createListView(list, (key) => key), all, hidden, texts };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('lays rows below the edge out when no other list has come for a while', () => {
  const { view, hidden } = setUp();
  view.show(groupsOf(4, 10, 3));
  vi.advanceTimersByTime(200);
  view.show(groupsOf(4, 10, 3));
  vi.advanceTimersByTime(200);
  expect(hidden('[role=option]')).toEqual([
    ...Array<boolean>(12).fill(false),
    ...Array<boolean>(5).fill(true),
  ]);
  expect(hidden('[role=group]')).toEqual([false, false, true]);
  vi.advanceTimersByTime(200);
  expect(hidden('[role=option], [role=group]')).not.toContain(true);
});

it('lays them out at once when somebody walks there', () => {
  const { view, hidden } = setUp();
  view.show(groupsOf(14));
  view.reveal();
  expect(hidden('[role=option]')).not.toContain(true);
});

it('draws no head for an empty group', () => {
  const { view, texts } = setUp();
  view.show(groupsOf(0, 2));
  expect(texts('.palette__group')).toEqual(['Group 1']);
});

it('shows other entries in the rows that are there', () => {
  const { view, all, texts } = setUp();
  const [before] = view.show([{ label: 'A', count: 7, entries: entriesOf(3) }]);
  before?.element.setAttribute('aria-selected', 'true');
  const link: Entry = {
    icon: 'page',
    title: { text: 'Filter model', marks: [[0, 6]] },
    hint: 'About filters',
    kind: 'Guide',
    plan: 'pro',
    since: '8.3.0',
    href: '/filter/',
  };
  const rows = view.show([
    { label: 'B', entries: [...entriesOf(1, 'Other'), link] },
    { label: 'C', count: 2, entries: entriesOf(1) },
  ]);
  expect(rows[0]?.element).toBe(before?.element);
  expect(all('[aria-selected=true]')).toEqual([]);
  expect(texts('.palette__group')).toEqual(['B', 'C2']);
  expect(all('[role=group]').map((it) => it.getAttribute('aria-label'))).toEqual(['B', 'C']);
  expect(texts('b')).toEqual(['Other 0', 'Filter model search.tags.pro search.newer', 'Row 0']);
  expect(texts('mark')).toEqual(['Filter']);
  expect(texts('small')).toEqual(['', 'Guide · About filters', '']);
  expect(all('a').map((it) => it.getAttribute('href'))).toEqual(['/filter/']);
  expect(all('[role=option]').map(({ id }) => id)).toEqual([
    'search-option-0',
    'search-option-1',
    'search-option-2',
  ]);
});

it('gives every list the rows it would have had as the first one', () => {
  const lists = [groupsOf(3, 2), groupsOf(1), groupsOf(), groupsOf(2, 4, 1), groupsOf(5)];
  const { view, list } = setUp();
  for (const groups of lists) {
    view.show(groups);
    const reused = list.innerHTML;
    const fresh = setUp();
    fresh.view.show(groups);
    expect(reused).toBe(fresh.list.innerHTML);
  }
});
