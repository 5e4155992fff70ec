import { stageOf, wordOf } from './demo-elements.browser.ts';

/** Narrowest stage: the width of a small telephone. */
const narrowest = 320;
const step = 16;

/** Gives the stage of a demo an edge that pointer and arrow keys move. */
export function addWidthHandle(demo: HTMLElement): void {
  const stage = stageOf(demo);
  const handle = document.createElement('div');
  handle.className = 'demo__handle';
  handle.tabIndex = 0;
  handle.role = 'separator';
  handle.ariaOrientation = 'vertical';
  handle.ariaLabel = wordOf('width');
  handle.ariaValueMin = String(narrowest);
  handle.addEventListener('pointerdown', (event) => {
    handle.setPointerCapture(event.pointerId);
    event.preventDefault();
  });
  handle.addEventListener('pointermove', (event) => {
    if (handle.hasPointerCapture(event.pointerId)) follow(stage, event.clientX);
  });
  handle.addEventListener('keydown', (event) => {
    const width = widthAfter(event.key, stage);
    if (width === undefined) return;
    event.preventDefault();
    resize(stage, width);
  });
  handle.addEventListener('focus', () => measure(stage));
  stage.append(handle);
  measure(stage);
}

function follow(stage: HTMLElement, x: number): void {
  const { left, right } = stage.getBoundingClientRect();
  resize(stage, isMirrored(stage) ? right - x : x - left);
}

function widthAfter(key: string, stage: HTMLElement): number | undefined {
  const wider = isMirrored(stage) ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return stage.offsetWidth + (key === wider ? step : -step);
    case 'Home':
      return narrowest;
    case 'End':
      return Infinity;
    default:
      return undefined;
  }
}

function resize(stage: HTMLElement, width: number): void {
  const whole = widestOf(stage);
  const next = Math.max(width, narrowest);
  stage.style.inlineSize = next >= whole ? '' : `${Math.round(next)}px`;
  measure(stage);
}

function measure(stage: HTMLElement): void {
  const handle = stage.querySelector(':scope > .demo__handle');
  if (!handle) return;
  handle.ariaValueMax = String(Math.max(widestOf(stage), narrowest));
  handle.ariaValueNow = String(stage.offsetWidth);
}

function widestOf(stage: HTMLElement): number {
  return stage.parentElement?.clientWidth ?? stage.offsetWidth;
}

/** The stage starts where its page starts, whatever direction the demo itself has. */
function isMirrored(stage: HTMLElement): boolean {
  return stage.parentElement !== null && getComputedStyle(stage.parentElement).direction === 'rtl';
}
