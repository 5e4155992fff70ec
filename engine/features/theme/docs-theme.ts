import { createTheme, type Theme } from '@mui/material/styles';

/** The theme of the documentation, as the library's builder gives it. */
export type DocsTheme = Theme;

/**
 * The theme of the documentation itself, from the library's own builder: what the docs do not choose
 * (spacing, breakpoints, z-index, toolbar, durations) stays what the library says.
 */
export function createDocsTheme(): DocsTheme {
  return createTheme({
    shape: { borderRadius: 12 },
    typography: { fontFamily: 'var(--f-sans)' },
  });
}
