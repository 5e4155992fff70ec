import type { AxeBuilder } from '@axe-core/playwright';

/** One page of each kind: these are looked at whole, in every state. */
export const templates = [
  '/',
  '/zh/',
  '/404.html',
  '/components/',
  '/versions/',
  '/x/introduction/installation/',
  '/zh/getting-started/usage/',
  '/x/react-tree-view/',
  '/api/button/',
  '/x/api/tree-view/',
];

/** Rules whose answer depends on colour; the others depend on structure and place. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/** What the paid libraries write over themselves without a license key is theirs. */
export const watermark = '[style*="100000"]';

/** What the documented libraries draw themselves and no demo can change. */
const librariesOwn = [
  watermark,
  // Headers above columns that belong to no group have no text.
  '.MuiDataGrid-columnHeader--emptyGroup',
  // The sections of the pivot panel are named otherwise than they read, by their number of fields.
  '.MuiDataGrid-collapsibleTrigger',
];

/** The side navigation is the same on all pages and is looked at on the templates. */
export const withoutNavigation = (axe: AxeBuilder): AxeBuilder =>
  librariesOwn.reduce((limited, part) => limited.exclude(part), axe.exclude('.side'));

/** Of the rules for WCAG 2.2 this is the one that axe leaves out unless asked. */
export function withTargetSizes(axe: AxeBuilder): AxeBuilder {
  return axe.options({
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true } },
  });
}
