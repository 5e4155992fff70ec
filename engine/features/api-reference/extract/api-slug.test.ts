import { expect, it } from 'vitest';
import { apiSlug } from './api-slug.ts';

it.each([
  ['DataGridPro', 'data-grid-pro'],
  ['ChartsXAxis', 'charts-x-axis'],
  ['AiAssistantPanelTrigger', 'ai-assistant-panel-trigger'],
  ['useBarSeries', 'use-bar-series'],
  ['SvgIcon', 'svg-icon'],
])('%s lies at %s', (name, slug) => {
  expect(apiSlug(name)).toBe(slug);
});
