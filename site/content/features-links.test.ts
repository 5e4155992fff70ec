import { orderedPages } from 'engine/model/ordered-pages.ts';
import { expect, it } from 'vitest';
import { docsConfig } from '../docs.config.ts';

const texts = import.meta.glob<string>('./data-grid/**/page.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const folders = new Map(
  docsConfig.navigations
    .flatMap(({ items }) => orderedPages(items))
    .map(({ pathname, folder = '' }) => [pathname, folder]),
);

/** The text of the page to which the features page sends readers who try something. */
function explanationOf(attempt: string): string {
  const rows = texts['./data-grid/features/page.md']?.split('\n') ?? [];
  const row = rows.find((line) => line.startsWith(`| ${attempt}`)) ?? '';
  const pathname = /\]\((\/[^)]+)\/\) \|$/.exec(row)?.[1] ?? '';
  return texts[`./${folders.get(pathname) ?? ''}/page.md`] ?? '';
}

it.each([
  ['Click a header; click it again', 'Sort order'],
  ['Open the funnel in the toolbar; choose a column and a condition', 'Operators'],
  ['Click the magnifying glass; type “gen sea”', 'How it searches'],
  ['Double-click a line, a weight or a status', 'Start and stop'],
  ['Select two rows with their checkboxes', 'The checkbox column'],
  ['Go to the next page; choose 25 rows per page', 'Page sizes'],
  ['Hide a column in the columns panel', 'The columns panel'],
  ['Drag the edge of a header; double-click it', 'Resizing'],
  ['Drag the edge of a header; double-click it', 'Autosizing'],
  ['Download a CSV file, or print', 'CSV'],
  ['Download a CSV file, or print', 'Print'],
  ['Move with the arrow keys instead of the mouse', 'Move'],
])('"%s" leads to a page about it: %s', (attempt, heading) => {
  expect(explanationOf(attempt)).toMatch(new RegExp(`^##+ ${heading}$`, 'm'));
});
