const grid = '/x/react-data-grid';
const pickers = '/x/react-date-pickers';
const tree = '/x/react-tree-view';

/** Packages whose messages readers paste into the search. */
const packages = [
  '@mui/material',
  '@mui/lab',
  '@mui/system',
  '@mui/utils',
  '@mui/private-theming',
  '@mui/x-data-grid',
  '@mui/x-data-grid-pro',
  '@mui/x-data-grid-premium',
  '@mui/x-date-pickers',
  '@mui/x-date-pickers-pro',
  '@mui/x-charts',
  '@mui/x-charts-pro',
  '@mui/x-tree-view',
  '@mui/x-tree-view-pro',
  '@mui/x-license',
];

/** Pages that explain the messages of a file; the first pattern that fits counts. Files of a documented component need none. */
const pages: readonly (readonly [RegExp, string])[] = [
  [/lab\/Tree/, '/x/migration/migration-tree-view-lab'],
  [/lab\/LoadingButton/, '/components/buttons'],
  [/@mui\/lab\//, '/x/migration/migration-pickers-lab'],
  [/styles\/createPalette|colorManipulator/, '/customization/palette'],
  [/styles\/createTransitions/, '/customization/transitions'],
  [/styles\/(?:createTypography|responsiveFontSizes)/, '/customization/typography'],
  [/styles\/(?:makeStyles|withStyles|withTheme|createStyles)/, '/guides/migrating-from-jss'],
  [/styles\/adaptV4Theme/, '/guides/migration-v4'],
  [/cssContainerQueries/, '/customization/container-queries'],
  [
    /[cC]ssVars|WithVars|extendTheme|createThemeNoVars/,
    '/customization/css-theme-variables/overview',
  ],
  [/ThemeProvider/, '/customization/theming'],
  [/createSpacing|spacing\/spacing/, '/customization/spacing'],
  [/@mui\/(?:material\/styles|system)\/index/, '/system/the-sx-prop'],
  [/material\/utils\/index/, '/customization/classname-generator'],
  [/TrapFocus/, '/components/modal'],
  [/x-license\//, '/x/introduction/licensing'],
  [/features\/clipboard/, `${grid}/clipboard`],
  [/features\/columnGrouping/, `${grid}/column-groups`],
  [/rowGrouping\/useGridDataSource/, `${grid}/server-side-data/row-grouping`],
  [/serverSideTreeData/, `${grid}/server-side-data/tree-data`],
  [/features\/dataSource/, `${grid}/server-side-data`],
  [/features\/editing|cell\/GridCell/, `${grid}/editing`],
  [/features\/export|utils\/exportAs/, `${grid}/export`],
  [/features\/filter|filterPanel/, `${grid}/filtering`],
  [/features\/listView/, `${grid}/list-view`],
  [/features\/pagination|GridPagination|propValidation/, `${grid}/pagination`],
  [/features\/rowSelection/, `${grid}/row-selection`],
  [/features\/rows\/useGridRows/, `${grid}/row-updates`],
  [/features\/rows\//, `${grid}/row-definition`],
  [/features\/sorting/, `${grid}/sorting`],
  [/features\/treeData/, `${grid}/tree-data`],
  [/GridActionsCell/, `${grid}/column-definition`],
  [/GridSkeletonLoadingOverlay/, `${grid}/overlays`],
  [/promptField/, `${grid}/components/prompt-field`],
  [/quickFilter/, `${grid}/components/quick-filter`],
  [/toolbarV8/, `${grid}/components/toolbar`],
  [/useGrid(?:Configuration|Private|Api)/, `${grid}/api-object`],
  [/internals\/hooks\/useUtils|AdapterD/, `${pickers}/quickstart`],
  [/x-date-pickers.*useField|PickersSectionList|PickersInputBase/, `${pickers}/fields`],
  [/x-date-pickers.*(?:useValueAndOpenStates|utils\/views)/, `${pickers}/lifecycle`],
  [/x-date-pickers.*valueManagers/, `${pickers}/timezone`],
  [/useTreeView(?:Items|Label)/, `${tree}/rich-tree-view/items`],
  [/useTreeViewJSXItems/, `${tree}/simple-tree-view/items`],
  [/TreeViewContext/, tree],
];

/** Where the messages of the libraries come from and which pages explain them. */
export const messages = { packages, opening: /MUI(?: X)?/, pages };
