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

/** Rules whose answer depends on color; the others depend on structure and place. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/** Of the rules for WCAG 2.2 this is the one that axe leaves out unless asked. */
export function withTargetSizes(axe: AxeBuilder): AxeBuilder {
  return axe.options({
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true } },
  });
}
