import type { ScreenParts } from 'engine';

/** Beads are counted where the home page has them. */
export const screenParts: ScreenParts = {
  beads: async () => (await import('./count-beads.browser.ts')).mountBeads,
};
