import type { MountPart } from '../../base/part.browser.ts';

/** What only few pages have, by the selector of its element. */
const parts: Readonly<Record<string, () => Promise<MountPart>>> = {
  '[data-gallery]': async () => (await import('#site/screens/gallery-filter.browser.ts')).mountGallery,
  '[data-playground]': async () =>
    (await import('../../features/prop-playground/mount-playground.browser.ts')).mountPlayground,
  '[data-icons]': async () =>
    (await import('../../features/icons/mount-icons.browser.ts')).mountIcons,
  '[data-api-page]': async () =>
    (await import('../../features/api-reference/mount-api.browser.ts')).mountApi,
  '[data-checklist]': async () =>
    (await import('../../features/checklist/mount-checklist.browser.ts')).mountChecklist,
  '[data-compare=versions]': async () =>
    (await import('#site/screens/compare-versions.browser.ts')).mountCompare,
  '[data-compare=code]': async () =>
    (await import('#site/screens/upgrade-helper.browser.ts')).mountUpgradeHelper,
  '[data-production-error]': async () =>
    (await import('#site/screens/production-error.browser.ts')).mountProductionError,
  '[data-theme-studio]': async () =>
    (await import('#site/screens/theme-studio/mount-theme-studio.browser.ts')).mountThemeStudio,
  '[data-my-versions]': async () => (await import('./my-versions.browser.ts')).mountMyVersions,
  '[data-search-page]': async () => (await import('#site/screens/search.browser.ts')).mountSearchPage,
  '[data-offline-page]': async () =>
    (await import('./offline-screen.browser.ts')).mountOfflineScreen,
};

/** Brings an element of a kind that few pages have to life. */
export const mountRarePart: MountPart = (element, life) => {
  for (const [selector, load] of Object.entries(parts)) {
    if (!element.matches(selector)) continue;
    void load().then((mount) => {
      if (!life.signal.aborted) mount(element, life);
    });
  }
};
