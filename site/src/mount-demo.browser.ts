import { offerDemoLooks } from 'engine/features/demos/demo-looks.browser.ts';

offerDemoLooks({
  site: async () => (await import('./theme-studio/looks.browser.ts')).siteLook(),
  mine: async () => (await import('./theme-studio/looks.browser.ts')).myLook(),
});

export { mountDemo } from 'engine/features/demos/mount-demo.browser.ts';
