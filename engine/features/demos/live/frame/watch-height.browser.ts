import { tallestFrame } from '../limits.ts';

/** Room for a menu or dialog, which a small demo's own height would cut off. */
const roomForOverlays = 480;

/** Tells the height the demo needs, now and whenever it changes. */
export function watchHeight(stage: HTMLElement, onHeight: (height: number) => void): void {
  let told = -1;
  function tell(): void {
    const height = Math.min(heightOf(stage), tallestFrame);
    if (height !== told) onHeight((told = height));
  }
  new ResizeObserver(tell).observe(stage);
  new MutationObserver(tell).observe(document.body, { childList: true });
}

function heightOf(stage: HTMLElement): number {
  const own = Math.ceil(stage.getBoundingClientRect().height);
  const hasOverlay = [...document.body.children].some(
    (element) => element !== stage && !(element instanceof HTMLScriptElement),
  );
  return hasOverlay ? Math.max(own, roomForOverlays) : own;
}
