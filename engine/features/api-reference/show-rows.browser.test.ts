// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { showRows } from './show-rows.browser.ts';

function createRows(count: number): HTMLElement[] {
  return Array.from({ length: count }, () => document.createElement('tr'));
}

function hiddenOf(rows: readonly HTMLElement[]): number {
  return rows.filter(({ hidden }) => hidden).length;
}

function hide(rows: readonly HTMLElement[], isHidden: (at: number) => boolean) {
  return rows.map((element, at) => ({ element, isHidden: isHidden(at) }));
}

it('answers on the first screen at once and further down frame by frame', () => {
  vi.useFakeTimers();
  const rows = createRows(200);
  showRows(
    document.createElement('table'),
    hide(rows, (at) => at % 2 === 0),
  );
  expect(hiddenOf(rows.slice(0, 32))).toBe(16);
  expect(hiddenOf(rows)).toBe(17);
  vi.advanceTimersToNextFrame();
  expect(hiddenOf(rows)).toBe(17 + 24);
  vi.runAllTimers();
  expect(hiddenOf(rows)).toBe(100);
  vi.useRealTimers();
});

it('hides everything above the first match at once', () => {
  const rows = createRows(200);
  showRows(
    document.createElement('table'),
    hide(rows, (at) => at !== 199),
  );
  expect(hiddenOf(rows)).toBe(199);
});

it('forgets what an older question would have changed later, of the same table only', () => {
  vi.useFakeTimers();
  const [table, other] = [document.createElement('table'), document.createElement('table')];
  const [rows, others] = [createRows(100), createRows(100)];
  showRows(
    table,
    hide(rows, (at) => at > 50),
  );
  showRows(
    other,
    hide(others, (at) => at > 50),
  );
  showRows(
    table,
    hide(rows, () => false),
  );
  vi.runAllTimers();
  expect(hiddenOf(rows)).toBe(0);
  expect(hiddenOf(others)).toBe(49);
  vi.useRealTimers();
});
