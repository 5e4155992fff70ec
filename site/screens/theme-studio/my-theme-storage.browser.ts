import { readStorage, writeStorage } from 'engine/base/storage.browser.ts';
import { formatMyTheme, parseMyTheme } from './format-my-theme.ts';
import type { MyTheme } from './my-theme.ts';

/** Where the theme of a reader lies in browser storage. */
const myThemeKey = 'docs-my-theme';

/** The theme that the reader saved; undefined when there is none. */
export function readMyTheme(): MyTheme | undefined {
  return parseMyTheme(readStorage(myThemeKey));
}

/** Keeps a theme as the reader's own. */
export function saveMyTheme(theme: MyTheme): void {
  writeStorage(myThemeKey, formatMyTheme(theme));
}
