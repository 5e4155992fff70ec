import { parseSetting, type SettingsChange } from './display-settings.ts';
import { pageDefaults } from './page-defaults.browser.ts';
import { readKeptSettings } from './read-settings.browser.ts';
import { followSettings } from './settings.browser.ts';
import { storageKeys, storedNames } from './storage-keys.ts';
import { onSystemDark } from './system-dark.browser.ts';
import { onOtherTabs } from './tab-channel.browser.ts';

/** Keeps the page in step with the system, with other tabs and with what happened while it slept. */
export function startFollowing(): void {
  onSystemDark(() => followSettings({}));
  onOtherTabs(followSettings);
  addEventListener('storage', ({ key, newValue }) => {
    followSettings(key === null ? readKeptSettings() : changeOfStorage(key, newValue));
  });
  // A page from the back-forward cache has heard no event since it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followSettings(readKeptSettings());
  });
}

/** What another tab's write means here: a removed key is the default, an impossible value nothing. */
function changeOfStorage(key: string, newValue: string | null): SettingsChange {
  const name = storedNames.find((stored) => storageKeys[stored] === key);
  if (!name) return {};
  return { [name]: newValue === null ? pageDefaults()[name] : parseSetting(name, newValue) };
}
