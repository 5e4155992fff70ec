import { createTheme, type CssVarsTheme, type Theme } from '@mui/material/styles';

/** A theme that can write its variables; the library types that only when a whole program opts in. */
export type DemoTheme = Theme & Pick<CssVarsTheme, 'generateStyleSheets'>;

/** What a reader's settings change in the theme of demos. */
export type DemoThemeOptions = Omit<
  NonNullable<Parameters<typeof createTheme>[0]>,
  'cssVariables' | 'palette'
>;

/**
 * The theme of demos: the library's own defaults unless the reader chose something, so that the look of the docs never
 * leaks into them. Colors are CSS variables that follow the mode of the page, which lets finished HTML serve both modes.
 */
export function createDemoTheme(options: DemoThemeOptions = {}): DemoTheme {
  const theme = createTheme({
    ...options,
    cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
    colorSchemes: { light: true, dark: true, ...options.colorSchemes },
  });
  return theme as DemoTheme;
}
