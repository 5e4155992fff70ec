import { onFirstSign } from 'engine/base/first-sign.browser.ts';
import { onPage } from 'engine/base/page-change.browser.ts';
import { whenIdle } from 'engine/base/when-idle.browser.ts';
import { whenShown } from 'engine/features/analytics/when-shown.browser.ts';
import { startSearch } from 'engine/features/search/start-search.browser.ts';
import { startSettingsControls } from 'engine/features/settings/start-settings-controls.browser.ts';
import { enhance } from 'engine/shell/enhance.browser.ts';

let hasGallery = false;

// Before all others: what a key opens must not wait for what they load with it.
startSearch({ isDevelopment: import.meta.env.DEV });
enhance();
startSettingsControls(async () => {
  const { loadSettingsWords } = await import('./settings-words.browser.ts');
  return loadSettingsWords();
});
onPage('docs:page', startParts);
// A page that the browser prepares out of sight costs nothing more until it is opened.
whenShown(startParts);
// Without what a reader's first sign brings, links simply work as links.
onFirstSign(() => {
  void import('./start-reading.browser.ts').then(
    ({ startReading }) => startReading(),
    () => undefined,
  );
});

if (import.meta.hot) {
  const { hot } = import.meta;
  void import('./refresh-text.browser.ts').then(({ refreshTexts }) => refreshTexts(hot));
}

const analytics = document.querySelector<HTMLElement>('meta[name="analytics"]');
if (analytics) {
  // Nobody waits for being counted: everything a reader sees comes first.
  whenIdle(() => {
    void import('engine/features/analytics/start-analytics.browser.ts').then(
      ({ startAnalytics }) => startAnalytics(analytics),
      () => undefined,
    );
  });
}

/** Starts what only some pages have. */
function startParts(): void {
  if (has('[data-gallery]') && !hasGallery) {
    hasGallery = true;
    void import('./screens/gallery-filter.browser.ts').then(({ startGalleryFilter }) => {
      startGalleryFilter();
    });
  }
  if (has('.demo')) {
    void import('engine/features/demos/start-demos.browser.ts').then(({ startDemos }) => {
      startDemos();
    });
  }
  if (has('[data-playground]')) {
    void import('engine/features/prop-playground/start-playgrounds.browser.ts').then(
      ({ startPlaygrounds }) => {
        startPlaygrounds();
      },
    );
  }
  if (has('[data-api-page]')) {
    void import('engine/features/api-reference/start-api.browser.ts').then(({ startApi }) => {
      startApi();
    });
  }
  if (has('[data-checklist]')) {
    void import('engine/features/checklist/start-checklists.browser.ts').then(
      ({ startChecklists }) => {
        startChecklists();
      },
    );
  }
  if (has('[data-offline-page]')) {
    void import('./offline-screen.browser.ts').then(({ startOfflineScreen }) =>
      startOfflineScreen(),
    );
  }
}

function has(selector: string): boolean {
  return document.querySelector(selector) !== null;
}
