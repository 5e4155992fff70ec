import { clonePart, stageOf } from './demo-elements.browser.ts';
import { bugReportOf } from './bug-report.ts';

/** Shows in place of a demo that it failed, what it said, and what the reader can do. */
export function showDemoError(demo: HTMLElement, error: unknown): void {
  clearDemoError(demo);
  const panel = clonePart('error');
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const slot = panel.querySelector('[data-slot="error"]');
  if (slot) slot.textContent = text;
  const report = panel.querySelector<HTMLAnchorElement>('a[data-slot="report"]');
  const facts = { demo: demo.dataset['name'] ?? '', page: location.href, error: text };
  if (report) {
    report.href = `${report.href}?${String(new URLSearchParams(bugReportOf(facts, navigator.userAgent)))}`;
  }
  stageOf(demo).prepend(panel);
}

/** Takes the message of a failure away. */
export function clearDemoError(demo: HTMLElement): void {
  stageOf(demo).querySelector(':scope > .demo__error')?.remove();
}

/** What a reader without a place to report to may want to send. */
export function errorDetailsOf(demo: HTMLElement): string {
  const error = demo.querySelector('.demo__error [data-slot="error"]')?.textContent ?? '';
  return bugReportOf(
    { demo: demo.dataset['name'] ?? '', page: location.href, error },
    navigator.userAgent,
  ).body;
}
