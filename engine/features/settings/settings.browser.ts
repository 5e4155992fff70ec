import { codeSettingsOfHash } from './code-hash.ts';
import { paletteModeOf } from './color-scheme.ts';
import type { DisplaySettings, SettingsChange } from './display-settings.ts';
import { forgetSettings, keepSettings } from './keep-settings.browser.ts';
import { pageDefaults } from './page-defaults.browser.ts';
import { readSettings } from './read-settings.browser.ts';
import { createSettingsStore } from './settings-store.ts';
import { isSystemDark } from './system-dark.browser.ts';

/** One store for the page: the shell, its islands and its demos all hear of a change at once. */
const store = createSettingsStore(readSettings());

/** The settings of the page as they are now. */
export function getSettings(): DisplaySettings {
  return store.get();
}

/** Calls back after each change of a setting; the answer ends the subscription. */
export function subscribeSettings(listener: () => void): () => void {
  return store.subscribe(listener);
}

/** Takes over values from elsewhere (the system, another tab) without keeping them again. */
export function followSettings(change: SettingsChange): void {
  const colorMode = change.colorMode ?? getSettings().colorMode;
  const paletteMode = paletteModeOf(colorMode, isSystemDark());
  store.dispatch({ type: 'CHANGE', payload: { ...change, paletteMode } });
}

/** Applies and keeps what the reader chose; choosing what is already so does nothing. */
export function changeSettings(change: SettingsChange): void {
  const before = getSettings();
  const news = Object.entries(change).filter(
    ([name, value]) => value !== before[name as keyof SettingsChange],
  );
  followSettings(change);
  keepSettings(Object.fromEntries(news));
}

/** Goes back to the defaults and forgets every choice. */
export function resetSettings(): void {
  followSettings(pageDefaults());
  forgetSettings();
}

/** Keeps the code settings that a link to a demo's source asked for, as if they had been chosen. */
export function keepLinkedSettings(): void {
  keepSettings(codeSettingsOfHash(location.hash));
}
