import type { DisplaySettings, PaletteMode } from './display-settings.ts';
import { rootAttributesOf } from './root-attributes.ts';

/** Shows the settings on the root element, the body and in the color of the browser's own bars. */
export function applySettings(settings: DisplaySettings): void {
  const root = document.documentElement;
  const changed = Object.entries(rootAttributesOf(settings)).filter(
    ([name, value]) => root.getAttribute(name) !== (value ?? null),
  );
  if (changed.length > 0) holdTransitions(root);
  for (const [name, value] of changed) {
    if (value === undefined) root.removeAttribute(name);
    else root.setAttribute(name, value);
  }
  document.body.classList.toggle('mode-light', settings.paletteMode === 'light');
  document.body.classList.toggle('mode-dark', settings.paletteMode === 'dark');
  applyThemeColor(settings.paletteMode);
}

let releasing: ReturnType<typeof setTimeout> | undefined;

/** Everything changes color or place in the same frame; without this each part would fade on its own. */
function holdTransitions(root: HTMLElement): void {
  clearTimeout(releasing);
  root.dataset['switching'] = '';
  releasing = setTimeout(() => {
    // The new styles must be computed while transitions are off.
    getComputedStyle(document.body).getPropertyValue('color');
    delete root.dataset['switching'];
  }, 1);
}

const themeColor = 'meta[name="theme-color"]';
let themeColors: Record<PaletteMode, string> | undefined;

/** The browser chooses between the two by the system alone, so both get the color of the chosen mode. */
function applyThemeColor(mode: PaletteMode): void {
  themeColors ??= { light: themeColorFor('light'), dark: themeColorFor('dark') };
  for (const meta of document.querySelectorAll<HTMLMetaElement>(themeColor)) {
    meta.content = themeColors[mode];
  }
}

function themeColorFor(mode: PaletteMode): string {
  const meta = document.querySelector<HTMLMetaElement>(`${themeColor}[media*="${mode}"]`);
  return meta?.content ?? '';
}
