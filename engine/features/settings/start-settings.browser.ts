import { whenShown } from '../../base/when-shown.browser.ts';
import { applySettings } from './apply-settings.browser.ts';
import { hasPlace } from './has-place.browser.ts';
import { startFollowing } from './start-following.browser.ts';
import { nameModeButtons, startModeButtons } from './mode-buttons.browser.ts';
import { getSettings, keepLinkedSettings, subscribeSettings } from './settings.browser.ts';

/** Puts the display settings to work: the page shows every change, from wherever it comes. */
export function startSettings(): void {
  keepLinkedSettings();
  subscribeSettings(refreshSettings);
  startFollowing();
  startModeButtons();
  whenShown(() => void returnToPlace());
}

/** Only who comes from the page in another language has a place in it. */
async function returnToPlace(): Promise<void> {
  if (!hasPlace()) return;
  const { takePlace } = await import('./carry-place.browser.ts');
  takePlace();
}

/** Shows the settings on the page, also on one that was swapped in. */
export function refreshSettings(): void {
  applySettings(getSettings());
  nameModeButtons();
}
