import type { AnalyticsAdapter, EventParams } from './analytics-adapter.ts';

/** Counts with a service of the site itself: one small message per event, also while the page is left. */
export function createBeaconAdapter(href: string): AnalyticsAdapter {
  let userProperties: EventParams = {};
  return {
    event: (name, params) => {
      const message = JSON.stringify({ name, params, userProperties });
      navigator.sendBeacon(href, new Blob([message], { type: 'application/json' }));
    },
    setUserProperties: (properties) => {
      userProperties = { ...userProperties, ...properties };
    },
  };
}
