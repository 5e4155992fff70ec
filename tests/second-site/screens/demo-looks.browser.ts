import type { DemoLooks } from 'engine';

/** Demos are shown in the theme of the page alone. */
export const demoLooks: DemoLooks = {};
