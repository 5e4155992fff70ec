import type { SettingName } from './display-settings.ts';

/** Settings in the order of the drawer, with the letter that changes each once the reader switched letters on. */
export const settingKeys = {
  colorMode: 'm',
  direction: 'r',
  dense: 'd',
  codeVariant: 't',
  codeStyling: 'y',
  demoTheme: 'e',
  textSize: 'z',
  contentWidth: 'w',
  motion: 'a',
  contrast: 'c',
} as const satisfies Partial<Record<SettingName, string>>;

/** Name of a setting with a key of its own. */
export type KeyedName = keyof typeof settingKeys;

/** Opens the drawer with all settings, for every reader. */
export const drawerKey = 's';

/** Opens the sheet of all keys, for every reader. */
export const sheetKey = '?';

/** Opens the page in the next language. */
export const languageKey = 'l';

/** The setting that a key changes, if any. */
export function findSettingOfKey(key: string): KeyedName | undefined {
  const names = Object.keys(settingKeys) as KeyedName[];
  return names.find((name) => settingKeys[name] === key);
}
