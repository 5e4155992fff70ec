import type { DemoLooks } from 'engine/features/demos/demo-looks.browser.ts';

/** Demos are shown in the theme of the page alone. */
export const demoLooks: DemoLooks = {};
