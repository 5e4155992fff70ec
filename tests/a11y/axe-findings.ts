import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { axeViolations } from '../../tools/check/browser/axe-violations.ts';

/** What axe finds wrong on a page, or on what `limit` leaves of it, a line for each element. */
export async function axeFindings(
  page: Page,
  limit?: (axe: AxeBuilder) => AxeBuilder,
): Promise<string[]> {
  const violations = await axeViolations(page, limit);
  return violations.map(({ rule, html }) => `${rule}: ${html}`);
}
