import type { SettingName } from './display-settings.ts';

/** Where each setting lies in browser storage; the code settings live in cookies. */
export const storageKeys = {
  colorMode: 'mui-mode',
  lightColorScheme: 'mui-color-scheme-light',
  darkColorScheme: 'mui-color-scheme-dark',
  direction: 'docs-direction',
  dense: 'docs-dense',
  demoTheme: 'docs-demo-theme',
  textSize: 'docs-text-size',
  contentWidth: 'docs-content-width',
  motion: 'docs-motion',
  contrast: 'docs-contrast',
  shortcuts: 'docs-shortcuts',
} as const satisfies Partial<Record<SettingName, string>>;

/** Name of a setting that lies in browser storage. */
export type StoredName = keyof typeof storageKeys;

/** Names of the settings that lie in browser storage. */
export const storedNames = Object.keys(storageKeys) as StoredName[];
