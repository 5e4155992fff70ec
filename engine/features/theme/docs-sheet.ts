import type { DocsTheme } from './docs-theme.ts';

type Styles = Readonly<Record<string, unknown>>;

/** The part of the docs theme that the shell uses, as variables in the lowest layer of its style sheet. */
export function docsSheet(theme: DocsTheme): string {
  const root = declarationsOf({ ...variablesOf(theme), ...zIndexesOf(theme) });
  return `@layer theme{:root{${root}}${headerRules(theme.mixins.toolbar)}}`;
}

function variablesOf({ spacing, shape, transitions, typography }: DocsTheme): Styles {
  const { shortest, shorter, short } = transitions.duration;
  return {
    // In rem, because readers may enlarge the text and the space has to follow.
    '--u': typography.pxToRem(Number.parseFloat(spacing(1))),
    '--r': `${String(shape.borderRadius)}px`,
    '--d-1': `${String(shortest)}ms`,
    '--d-2': `${String(shorter)}ms`,
    '--d-3': `${String(short)}ms`,
  };
}

function zIndexesOf({ zIndex }: DocsTheme): Styles {
  return {
    '--z-bar': zIndex.appBar,
    '--z-drawer': zIndex.drawer,
    '--z-modal': zIndex.modal,
    '--z-snackbar': zIndex.snackbar,
    '--z-tooltip': zIndex.tooltip,
  };
}

/** The header is as high as the library's toolbar, with the same media queries. */
function headerRules(toolbar: Styles): string {
  return Object.entries(toolbar)
    .map(([name, value]) =>
      name === 'minHeight'
        ? `:root{--header:${String(value)}px}`
        : `${name}{${headerRules(value as Styles)}}`,
    )
    .join('');
}

function declarationsOf(styles: Styles): string {
  return Object.entries(styles)
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');
}
