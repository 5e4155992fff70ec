import type { DisplaySettings } from '../settings/display-settings.ts';
import { getSettings } from '../settings/settings.browser.ts';

/** The styling a demo shows: the chosen one when it is written in it, else the first. */
export function stylingOf(demo: HTMLElement): DisplaySettings['codeStyling'] {
  const { codeStyling } = getSettings();
  const row = demo.querySelector(`[data-do="styling"][value="${codeStyling}"]`);
  return row ? codeStyling : 'system';
}
