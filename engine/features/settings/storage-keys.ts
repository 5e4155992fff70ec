import { siteFacts } from '../../base/site-facts.ts';
import type { SettingName } from './display-settings.ts';

/** Where each setting lies in browser storage; the code settings live in cookies. */
export const storageKeys = {
  colorMode: `${siteFacts.modePrefix}mode`,
  lightColorScheme: `${siteFacts.modePrefix}color-scheme-light`,
  darkColorScheme: `${siteFacts.modePrefix}color-scheme-dark`,
  direction: `${siteFacts.keyPrefix}direction`,
  dense: `${siteFacts.keyPrefix}dense`,
  demoTheme: `${siteFacts.keyPrefix}demo-theme`,
  textSize: `${siteFacts.keyPrefix}text-size`,
  contentWidth: `${siteFacts.keyPrefix}content-width`,
  motion: `${siteFacts.keyPrefix}motion`,
  contrast: `${siteFacts.keyPrefix}contrast`,
  shortcuts: `${siteFacts.keyPrefix}shortcuts`,
} as const satisfies Partial<Record<SettingName, string>>;

/** Name of a setting that lies in browser storage. */
export type StoredName = keyof typeof storageKeys;

/** Names of the settings that lie in browser storage. */
export const storedNames = Object.keys(storageKeys) as StoredName[];
