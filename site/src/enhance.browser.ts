import { startSearch } from 'engine/features/search/start-search.browser.ts';
import { startSettingsControls } from 'engine/features/settings/start-settings-controls.browser.ts';
import { enhance } from 'engine/shell/enhance.browser.ts';

enhance();
startSearch(async () => {
  const { loadSearchWords } = await import('./search-words.browser.ts');
  return loadSearchWords();
});
startSettingsControls(async () => {
  const { loadSettingsWords } = await import('./settings-words.browser.ts');
  return loadSettingsWords();
});
if (document.querySelector('[data-gallery]')) {
  void import('./screens/gallery-filter.browser.ts').then(({ startGalleryFilter }) => {
    startGalleryFilter();
  });
}
if (document.querySelector('.demo')) {
  void import('engine/features/demos/start-demos.browser.ts').then(({ startDemos }) => {
    startDemos();
  });
}
if (document.querySelector('[data-playground]')) {
  void import('engine/features/prop-playground/start-playgrounds.browser.ts').then(
    ({ startPlaygrounds }) => {
      startPlaygrounds();
    },
  );
}
if (document.querySelector('[data-api-page]')) {
  void import('engine/features/api-reference/start-api.browser.ts').then(({ startApi }) => {
    startApi();
  });
}
const analytics = document.querySelector<HTMLElement>('meta[name="analytics"]');
if (analytics) {
  void import('engine/features/analytics/start-analytics.browser.ts').then(({ startAnalytics }) => {
    startAnalytics(analytics);
  });
}
