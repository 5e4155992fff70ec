import { screenParts } from '#site/screens/parts.browser.ts';
import type { MountPart, RareParts } from '../../base/part.browser.ts';

/** The parts of all sites, and those of the screens of this one. */
const parts: RareParts = {
  ...screenParts,
  '[data-playground]': async () =>
    (await import('../../features/prop-playground/mount-playground.browser.ts')).mountPlayground,
  '[data-icons]': async () =>
    (await import('../../features/icons/mount-icons.browser.ts')).mountIcons,
  '[data-api-page]': async () =>
    (await import('../../features/api-reference/mount-api.browser.ts')).mountApi,
  '[data-checklist]': async () =>
    (await import('../../features/checklist/mount-checklist.browser.ts')).mountChecklist,
  '[data-my-versions]': async () => (await import('./my-versions.browser.ts')).mountMyVersions,
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
