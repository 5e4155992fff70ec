import type { EventParams } from './analytics-adapter.ts';

/** Where the site's own service takes events; a site that counts with it names this address. */
export const eventsPath = '/_events';

/** The largest event the service takes, in bytes. */
export const largestEvent = 4 * 1024;

/** What readers do: pages they open, categories of clicks, ads. */
const actionNames = [
  'page_view',
  'ad',
  'code',
  'demo',
  'docs',
  'header',
  'l10n',
  'layout',
  'settings',
] as const;

/** How fast pages are. */
export const metricNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

/** Every name an event may have. */
export const eventNames = [...actionNames, ...metricNames] as const;

/** One event as it travels. */
export interface EventMessage {
  name: string;
  params: EventParams;
  userProperties: EventParams;
}
