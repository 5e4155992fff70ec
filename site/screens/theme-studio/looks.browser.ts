import type { DemoLook } from 'engine/features/demos/demo-look.ts';
import { formatMyTheme } from './format-my-theme.ts';
import { myThemeOptions } from './my-theme-options.ts';
import { readMyTheme } from './my-theme-storage.browser.ts';
import type { MyTheme } from './my-theme.ts';
import { siteTheme } from './site-theme.ts';

/** Demos in the colors and the type of this site. */
export function siteLook(): DemoLook {
  return lookOf(siteTheme);
}

/** Demos in the theme that the reader saved; undefined when there is none. */
export function myLook(): DemoLook | undefined {
  const theme = readMyTheme();
  return theme && lookOf(theme);
}

function lookOf(theme: MyTheme): DemoLook {
  return { key: formatMyTheme(theme), options: myThemeOptions(theme) };
}
