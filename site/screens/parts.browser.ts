import type { RareParts } from 'engine/base/part.browser.ts';

/** What only the screens of this site have, by the selector of its element. */
export const screenParts: RareParts = {
  '[data-gallery]': async () => (await import('./gallery-filter.browser.ts')).mountGallery,
  '[data-compare=versions]': async () =>
    (await import('./compare-versions.browser.ts')).mountCompare,
  '[data-compare=code]': async () =>
    (await import('./upgrade-helper.browser.ts')).mountUpgradeHelper,
  '[data-search-page]': async () => (await import('./search.browser.ts')).mountSearchPage,
  '[data-production-error]': async () =>
    (await import('./production-error.browser.ts')).mountProductionError,
  '[data-theme-studio]': async () =>
    (await import('./theme-studio/mount-theme-studio.browser.ts')).mountThemeStudio,
};
