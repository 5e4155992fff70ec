import type { Plugin } from 'vite';
import { docsSheet } from '../../features/theme/docs-sheet.ts';
import { createDocsTheme } from '../../features/theme/docs-theme.ts';

const name = 'virtual:docs-theme.css';
const file = '/@docs-theme.css';

/** Lets the layout import the variables of the docs theme as a style sheet, so that they join the shell's own. */
export function docsSheetModule(): Plugin {
  return {
    name: 'docs-sheet-module',
    resolveId: (id) => (id === name ? file : undefined),
    load: (id) => (id === file ? docsSheet(createDocsTheme()) : undefined),
  };
}
