import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong on a page, or on what `limit` leaves of it. */
export async function axeFindings(
  page: Page,
  limit = (axe: AxeBuilder): AxeBuilder => axe,
): Promise<string[]> {
  // In one frame there is nothing to collect from others; asking the page directly halves the time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // Describing all that is right takes as long as finding what is wrong.
  const { violations } = await limit(axe.options({ resultTypes: ['violations'] })).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`),
  );
}
