import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** Checks of a build pipeline, by stage. */
export const pipeline: TreeViewBaseItem[] = [
  {
    id: 'static',
    label: 'Static checks',
    children: [
      { id: 'lint', label: 'Lint' },
      { id: 'types', label: 'Type check' },
    ],
  },
  {
    id: 'tests',
    label: 'Tests',
    children: [
      { id: 'unit', label: 'Unit tests' },
      {
        id: 'browser',
        label: 'Browser tests',
        children: [
          { id: 'chromium', label: 'Chromium' },
          { id: 'firefox', label: 'Firefox' },
        ],
      },
    ],
  },
  { id: 'deploy', label: 'Deploy to staging' },
];

/** Ids of the stages, which have children. */
export const stageIds = ['static', 'tests', 'browser'];

/** The tree item already says whether it is selected, so its checkbox stays silent. */
export const silentCheckbox = { item: { slotProps: { checkbox: { 'aria-hidden': true } } } };
