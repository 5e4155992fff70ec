import type { Page } from 'playwright';
import { isRounding } from './is-rounding.ts';

/** Something a page said that no reader should find on the console. */
export interface Complaint {
  text: string;
  /** Script and place that said it, where the browser knows. */
  at?: { url: string; line: number; column: number };
}

/** What the paid libraries say without a license key; their watermark says it to readers. */
const licenseNotice = /MUI X: Missing license key|license key is missing/i;

/** Collects what a page writes to the console, its errors and what it cannot load. */
export function collectComplaints(page: Page, ignored: readonly RegExp[] = []): Complaint[] {
  const complaints: Complaint[] = [];
  function add(complaint: Complaint): void {
    const isIgnored = [licenseNotice, ...ignored].some((words) => words.test(complaint.text));
    if (!isIgnored && !isRounding(complaint.text)) complaints.push(complaint);
  }
  page.on('console', (message) => {
    const { url, lineNumber: line, columnNumber: column } = message.location();
    add({ text: message.text(), at: { url, line, column } });
  });
  page.on('pageerror', (error) => add({ text: String(error) }));
  page.on('requestfailed', (request) =>
    add({ text: `failed ${request.url()} ${request.failure()?.errorText ?? ''}` }),
  );
  return complaints;
}
