import { offerDemoLooks } from '../../features/demos/demo-looks.browser.ts';

offerDemoLooks({
  site: async () => (await import('#site/screens/theme-studio/looks.browser.ts')).siteLook(),
  mine: async () => (await import('#site/screens/theme-studio/looks.browser.ts')).myLook(),
});

export { mountDemo } from '../../features/demos/mount-demo.browser.ts';
