import { screenParts } from '#site/screens/parts.browser.ts';
import type { MountPart, Part } from '../../base/part.browser.ts';

/** The parts of all sites, by the selector of their element. */
const parts: Readonly<Record<string, Part['load']>> = {
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

/** Brings an element of a kind that few pages have to life: one of the engine's, or one that the site names. */
export const mountRarePart: MountPart = (element, life) => {
  const found = Object.keys(parts).filter((selector) => element.matches(selector));
  const { screenPart = '' } = element.dataset;
  const own = Object.hasOwn(screenParts, screenPart) ? [screenParts[screenPart]] : [];
  for (const load of [...found.map((selector) => parts[selector]), ...own]) {
    void load?.().then((mount) => {
      if (!life.signal.aborted) mount(element, life);
    });
  }
};
