import { onPage } from '../../base/page-change.browser.ts';
import type { AnalyticsAdapter } from './analytics-adapter.ts';
import { createBeaconAdapter } from './beacon-adapter.browser.ts';
import { startClickEvents } from './click-events.browser.ts';
import { createGtagAdapter } from './gtag-adapter.browser.ts';
import { pageViewEvent } from './page-view-event.browser.ts';
import { connectAnalytics, track } from './track.browser.ts';
import { startUserProperties } from './user-properties.browser.ts';
import { startWebVitals } from './web-vitals.browser.ts';
import { whenShown } from '../../base/when-shown.browser.ts';

/** Starts counting with the service that the page names, once the page is shown and unless the reader refuses. */
export function startAnalytics({ dataset }: HTMLElement): void {
  const adapter = refusesTracking() ? undefined : () => createAdapter(dataset);
  if (adapter) {
    whenShown(() => {
      start(adapter());
    });
  }
}

function createAdapter({ gtag, script, beacon }: DOMStringMap): AnalyticsAdapter | undefined {
  if (gtag !== undefined && script !== undefined) return createGtagAdapter(gtag, script);
  return beacon === undefined ? undefined : createBeaconAdapter(beacon);
}

function start(adapter: AnalyticsAdapter | undefined): void {
  if (!adapter) return;
  connectAnalytics(adapter);
  startUserProperties();
  startClickEvents();
  void startWebVitals();
  // The title may be set by whatever showed the page just now.
  setTimeout(trackPageView);
  onPage('docs:page', trackPageView);
  // A page that comes back from the browser's memory is shown again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) trackPageView();
  });
}

function trackPageView(): void {
  track('page_view', pageViewEvent());
}

/** True when the reader's browser says that they do not want to be counted. */
function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    doNotTrack?: string | null;
    globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}
