import { createHash } from 'node:crypto';
import demoFont from '../features/theme/fonts/roboto-latin.woff2?url';
import { demoFontFace } from '../features/theme/demo-font.ts';
import { createDemoTheme } from '../features/theme/demo-theme.ts';
import { themeSheet } from '../features/theme/theme-sheet.ts';

/** Address of the font of demos. */
export { demoFont };

/** The font and the variables of the demo theme, loaded only by pages with demos. */
export const demoThemeSheet = `${demoFontFace(demoFont, 'optional')}\n${themeSheet(createDemoTheme())}`;

/** Name of the sheet; it changes with its content so that it can be cached for ever. */
export const demoThemeName = `demo-${createHash('sha256').update(demoThemeSheet).digest('hex').slice(0, 8)}`;
