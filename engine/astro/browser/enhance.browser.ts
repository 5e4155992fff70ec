import { onFirstInteraction } from '../../base/first-interaction.browser.ts';
import { createParts } from '../../base/part.browser.ts';
import { whenIdle } from '../../base/when-idle.browser.ts';
import { whenShown } from '../../base/when-shown.browser.ts';
import { startSearch } from '../../features/search/start-search.browser.ts';
import { answerLater } from '../../shell/answer-later.browser.ts';
import { enhance } from '../../shell/enhance.browser.ts';

/** What only some pages have; the names of the files for rare ones stand where only their pages load them. */
const mountParts = createParts([
  {
    selector: '.demo',
    load: async () => (await import('./mount-demo.browser.ts')).mountDemo,
  },
  {
    selector:
      '[data-screen-part], [data-playground], [data-icons], [data-api-page], [data-checklist], [data-offline-page], [data-my-versions]',
    load: async () => (await import('./mount-rare-part.browser.ts')).mountRarePart,
  },
]);

// Before all others: what a key opens must not wait for what they load with it.
startSearch({ isDevelopment: import.meta.env.DEV });
enhance();
answerLater(async () => (await import('./answer-settings.browser.ts')).answerSettingsOfSite);
// A page that the browser prepares out of sight costs nothing more until it is opened.
whenShown(mountParts);
// Without what a reader's first sign brings, links simply work as links.
onFirstInteraction(() => {
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
    void import('../../features/analytics/start-analytics.browser.ts').then(
      ({ startAnalytics }) => startAnalytics(analytics),
      () => undefined,
    );
  });
}
