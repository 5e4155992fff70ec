import { createHash } from 'node:crypto';
import { createDemoTheme } from 'engine/features/theme/demo-theme.ts';
import { themeSheet } from 'engine/features/theme/theme-sheet.ts';

/** The variables of the demo theme, loaded only by pages with demos. */
export const demoThemeSheet = themeSheet(createDemoTheme());

/** Name of the sheet; it changes with its content so that it can be cached for ever. */
export const demoThemeName = `demo-${createHash('sha256').update(demoThemeSheet).digest('hex').slice(0, 8)}`;
