import type { ScreenParts } from 'engine';

/** What only the screens of this site have, by the name that its element has in `data-screen-part`. */
export const screenParts: ScreenParts = {
  gallery: async () => (await import('./gallery-filter.browser.ts')).mountGallery,
  versions: async () => (await import('./compare-versions.browser.ts')).mountCompare,
  upgrade: async () => (await import('./upgrade-helper.browser.ts')).mountUpgradeHelper,
  search: async () => (await import('./search.browser.ts')).mountSearchPage,
  error: async () => (await import('./production-error.browser.ts')).mountProductionError,
  studio: async () =>
    (await import('./theme-studio/mount-theme-studio.browser.ts')).mountThemeStudio,
};
