import type { Page } from 'playwright';

/** A page painted while it still comes may shift by less than this, which browsers report as 0.00. */
export const noticeableShift = 0.005;

/** How much of a page moved by itself, and the elements that did. */
export interface Shifts {
  score: number;
  moved: readonly Element[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null }[];
}

declare global {
  interface Window {
    shifts: { score: number; moved: Element[] };
  }
}

/** Makes a page count from its beginning what moves by itself, in `window.shifts`. */
export async function collectShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = { score: 0, moved: [] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        window.shifts.score += value;
        for (const { node } of sources) {
          if (node instanceof Element) window.shifts.moved.push(node);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How far a page can be scrolled sideways, in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
