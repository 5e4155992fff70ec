import { getCookie } from '../../base/cookie.browser.ts';
import { readStorage } from '../../base/storage.browser.ts';
import { codeCookies as cookies } from './code-cookies.ts';
import { codeSettingsOfHash } from './code-hash.ts';
import { paletteModeOf } from './color-scheme.ts';
import { parseSetting, type DisplaySettings, type SettingsChange } from './display-settings.ts';
import { pageDefaults } from './page-defaults.browser.ts';
import { storageKeys, storedNames } from './storage-keys.ts';
import { isSystemDark } from './system-dark.browser.ts';

/** The settings a page starts with: its address beats what is kept, what is kept beats the defaults. */
export function readSettings(): DisplaySettings {
  const settings = {
    ...pageDefaults(),
    ...readKeptSettings(),
    ...codeSettingsOfHash(location.hash),
  };
  return { ...settings, paletteMode: paletteModeOf(settings.colorMode, isSystemDark()) };
}

/** What storage and cookies say now; a missing or impossible value counts as the default. */
export function readKeptSettings(): SettingsChange {
  const defaults = pageDefaults();
  const stored = storedNames.map((name) => [
    name,
    parseSetting(name, readStorage(storageKeys[name])) ?? defaults[name],
  ]);
  return {
    ...(Object.fromEntries(stored) as SettingsChange),
    codeVariant:
      cookies.codeVariant.parse(getCookie(cookies.codeVariant.name)) ?? defaults.codeVariant,
    codeStyling:
      cookies.codeStyling.parse(getCookie(cookies.codeStyling.name)) ?? defaults.codeStyling,
  };
}
