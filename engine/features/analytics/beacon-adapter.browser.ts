import type { AnalyticsAdapter, EventParams } from './analytics-adapter.ts';
import type { EventMessage } from './event-message.ts';

/** Counts with a service of the site itself: one small message per event, also while the page is left. */
export function createBeaconAdapter(href: string): AnalyticsAdapter {
  let userProperties: EventParams = {};
  return {
    event: (name, params) => {
      const message: EventMessage = { name, params, userProperties };
      const body = new Blob([JSON.stringify(message)], { type: 'application/json' });
      navigator.sendBeacon(href, body);
    },
    setUserProperties: (properties) => {
      userProperties = { ...userProperties, ...properties };
    },
  };
}
