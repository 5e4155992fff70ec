import type { FrameSettings } from './protocol.ts';

/** How a demo is drawn where it stands: the reader's settings, or what was chosen for this demo alone. */
export function frameSettingsOf(stage: HTMLElement): FrameSettings {
  const scheme = stage.closest<HTMLElement>('[data-mui-color-scheme]')?.dataset['muiColorScheme'];
  return {
    dense: stage.closest<HTMLElement>('[data-density]')?.dataset['density'] === 'dense',
    direction: stage.closest<HTMLElement>('[dir]')?.dir === 'rtl' ? 'rtl' : 'ltr',
    paletteMode: scheme === 'dark' ? 'dark' : 'light',
  };
}

/** Calls back when any of these settings may have changed; the answer ends that. */
export function watchFrameSettings(stage: HTMLElement, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  const options = { attributeFilter: ['dir', 'data-mui-color-scheme', 'data-density'] };
  for (let element: HTMLElement | null = stage; element; element = element.parentElement) {
    observer.observe(element, options);
  }
  return () => observer.disconnect();
}
