import type { Plugin } from 'vite';

/** Parts of all demos that must need a module, for it to stand in a file that they share. */
const shares = { most: 0.4, many: 0.3, some: 0.06 };

/** Packages of a group, in the order in which modules are taken; a later file may need an earlier one. */
const groups: readonly (readonly [name: string, packages: string, share: number])[] = [
  ['react', 'react|react-dom|scheduler', 0],
  ['demo-base', '.*', shares.most],
  // What runs demos and the boards of themes both need.
  [
    'demo-themes',
    '@mui/(?:material/esm/(?:styles|InitColorSchemeScript)|system/esm/(?:ThemeProvider|cssVars|InitColorSchemeScript)|private-theming)',
    0,
  ],
  [
    'demo-helpers',
    '@mui/(?:utils|system|x-internals|material/esm/(?:styles|utils|internal/(?:svg-icons|SwitchBase|switchBaseClasses)|FormControl/(?:FormControlContext|useFormControl)))|reselect|use-sync-external-store|prop-types',
    shares.some,
  ],
  ['demo-fields', '@mui/material|@popperjs/core|react-transition-group', shares.many],
  ['data-grid', '@mui/x-data-grid', shares.some],
  ['date-pickers', '@mui/x-date-pickers|dayjs', shares.some],
  ['charts', '@mui/x-charts(?:-vendor)?|d3-[^/]+|internmap|flatqueue|bezier-easing', shares.some],
  ['tree-view', '@mui/x-tree-view', shares.some],
];

/**
 * Puts the libraries of demos into a few files. Left to itself the bundler makes one for each set of demos that
 * share something: a grid then asks for 128 files, and a slow processor works longer on asking than on drawing.
 */
export function sharedScripts(demoCount: number): Plugin {
  return {
    name: 'shared-scripts',
    apply: 'build',
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              // Pages import nothing by name from what they start, so more exports do no harm.
              preserveEntrySignatures: 'allow-extension',
              output: { codeSplitting: { groups: groupsFor(demoCount) } },
            },
          },
        },
      },
    }),
  };
}

/** The files for a number of demos, as the bundler wants them. */
export function groupsFor(demoCount: number) {
  return groups.map(([name, packages, share]) => ({
    name,
    test: new RegExp(`/node_modules/(?:${packages})(?:/|\\.js$)`),
    minShareCount: Math.max(1, Math.ceil(demoCount * share)),
    // What more demos need never needs what fewer do; so no files need each other in circles.
    includeDependenciesRecursively: false,
  }));
}
