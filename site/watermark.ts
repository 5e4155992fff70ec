import type { Watermark } from 'engine';

/**
 * Without a license key, the paid packages write across the middle of what they draw. Here the notice gets a line of
 * its own below that, as readable as other text. It is fixed in the stage; the transform of a grid's root would hold
 * it back. A grid inside another one leaves the notice to the outer one. What pickers open lies outside of the stage.
 */
export const watermark: Watermark = {
  packages: /^@mui\/x-.*-(?:pro|premium)$/,
  css: `
.demo:has(> .demo__license) > .demo__stage { contain: layout; padding-block-end: 2.75rem; }
.demo__stage .MuiDataGrid-root { transform: none; isolation: isolate; }
.demo__stage :is([style*='letter-spacing:5px'], [style*='letter-spacing: 5px']) {
  position: fixed !important;
  inset: auto 0 0.625rem !important;
  color: var(--c-text-3) !important;
  font-size: min(1rem, 4vw) !important;
}
.MuiPickersLayout-root:has([style*='letter-spacing: 5px']) { position: relative; padding-block-end: 2rem; }
.MuiPickersLayout-root [style*='letter-spacing: 5px'] {
  inset: auto 0 0.5rem !important;
  color: var(--c-text-3) !important;
  font-size: min(1rem, 4vw) !important;
}
.MuiDataGrid-main .MuiDataGrid-main > [style*='letter-spacing: 5px'] { display: none; }
`,
};
