import { frameOf, stageOf } from './demo-elements.browser.ts';
import type { DemoPlace } from './demo-place.ts';
import type { DemoSettings } from './demo-root.tsx';

const places = new WeakMap<HTMLElement, DemoPlace>();

/** What the reader chose for one demo alone; its stage carries it for the style sheets. */
export function overridesOf(demo: HTMLElement): Partial<DemoSettings> {
  const { mode } = stageOf(demo).dataset;
  const direction = stageOf(demo).dir;
  return {
    ...((mode === 'light' || mode === 'dark') && { paletteMode: mode }),
    ...((direction === 'ltr' || direction === 'rtl') && { direction }),
  };
}

/** The place of a demo that differs from its page; undefined for all others. */
export function findPlace(demo: HTMLElement): DemoPlace | undefined {
  const inner = frameOf(demo)?.contentDocument;
  const differs = Object.keys(overridesOf(demo)).length > 0;
  if (!inner && !differs && !places.has(demo)) return undefined;
  const place = places.get(demo) ?? (inner ? placeInFrame(inner) : placeInPage());
  places.set(demo, place);
  if (!inner) copyLook(place.layer, stageOf(demo));
  return place;
}

function placeInFrame(inner: Document): DemoPlace {
  const view = inner.defaultView ?? window;
  return { head: inner.head, layer: inner.body, matchMedia: (query) => view.matchMedia(query) };
}

/** Above the page, because what floats above a demo must also float above its page. */
function placeInPage(): DemoPlace {
  const layer = document.createElement('div');
  document.body.append(layer);
  return { head: document.head, layer, matchMedia: (query) => matchMedia(query) };
}

function copyLook(layer: HTMLElement, stage: HTMLElement): void {
  layer.dir = stage.dir;
  const { mode, muiColorScheme } = stage.dataset;
  if (mode && muiColorScheme) Object.assign(layer.dataset, { mode, muiColorScheme });
}
