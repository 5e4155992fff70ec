import type { DemoLooks } from 'engine';

/** The themes that readers may see demos in, besides the one of the page. */
export const demoLooks: DemoLooks = {
  site: async () => (await import('./theme-studio/looks.browser.ts')).siteLook(),
  mine: async () => (await import('./theme-studio/looks.browser.ts')).myLook(),
};
