import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/** What the paid libraries write over themselves without a license key is theirs. */
export const watermark = '[style*="100000"]';

/** What the documented libraries draw themselves and no demo can change. */
export const librariesOwn: readonly string[] = [
  watermark,
  // The sections of the pivot panel are named otherwise than they read, by their number of fields.
  '.MuiDataGrid-collapsibleTrigger',
  // A gauge that has no value yet is a meter all the same.
  '.MuiGauge-root:not([aria-valuenow])',
];

/** Rules that parts of the documented libraries break, whatever a demo does: the rule and what its element says of itself. */
const librariesHabits: readonly (readonly [rule: string, html: RegExp])[] = [
  // Headers of columns for controls (reordering, filters) have no text.
  ['empty-table-header', /MuiDataGrid-column/],
  // A grid that shows an overlay or a detail panel has children besides its rows.
  ['aria-required-children', /MuiDataGrid-/],
  ['aria-prohibited-attr', /Detail panel toggle/],
  // The minutes of a digital clock read 05 and are called "5 minutes"; axe may shorten the classes of the element.
  ['label-content-name-mismatch', /role="option"[^>]* aria-label="\d+ \p{L}+"/u],
];

/** An element that breaks a rule of axe. */
export interface Violation {
  rule: string;
  help: string;
  html: string;
  selector: string;
}

/** What axe finds wrong on a page, or on what `limit` leaves of it. */
export async function axeViolations(
  page: Page,
  limit = (axe: AxeBuilder): AxeBuilder => axe,
): Promise<Violation[]> {
  // In one frame there is nothing to collect from others; asking the page directly halves the time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // Describing all that is right takes as long as finding what is wrong.
  const { violations } = await limit(axe.options({ resultTypes: ['violations'] })).analyze();
  return violations.flatMap(({ id, help, helpUrl, nodes }) =>
    nodes
      .filter(({ html }) => !isLibrarysOwn(id, html))
      .map(({ html, target }) => ({
        rule: id,
        help: `${help}: ${helpUrl.split('?')[0] ?? ''}`,
        html: html.slice(0, 160),
        selector: target.flat().join(' '),
      })),
  );
}

function isLibrarysOwn(rule: string, html: string): boolean {
  return librariesHabits.some(([name, part]) => name === rule && part.test(html));
}

/** The side navigation is the same on all pages, and the libraries' own parts are not ours to change. */
export function withoutNavigation(axe: AxeBuilder): AxeBuilder {
  return librariesOwn.reduce((limited, part) => limited.exclude(part), axe.exclude('.side'));
}
