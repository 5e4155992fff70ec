/** A family of the larger components: its entry in the tree of MUI X, and those of its components. */
export interface XFamily {
  pathname: string;
  components: readonly string[];
}

const pickers = '/x/react-date-pickers';
const charts = '/x/react-charts';

/** The larger components of the gallery, in the order of their tree. */
export const xFamilies: readonly XFamily[] = [
  { pathname: '/x/react-data-grid-group', components: ['/x/react-data-grid-group'] },
  {
    pathname: `${pickers}-group`,
    components: [
      `${pickers}/date-picker`,
      `${pickers}/date-field`,
      `${pickers}/date-calendar`,
      `${pickers}/time-picker`,
      `${pickers}/time-field`,
      `${pickers}/time-clock`,
      `${pickers}/digital-clock`,
      `${pickers}/date-time-picker`,
      `${pickers}/date-time-field`,
      `${pickers}/date-range-picker`,
      `${pickers}/date-range-field`,
      `${pickers}/date-range-calendar`,
      `${pickers}/time-range-picker`,
      `${pickers}/time-range-field`,
      `${pickers}/date-time-range-picker`,
      `${pickers}/date-time-range-field`,
      `${pickers}/fields`,
    ],
  },
  {
    pathname: `${charts}-group`,
    components: [
      `${charts}-bars`,
      `${charts}-lines`,
      `${charts}-pie`,
      `${charts}-scatter`,
      `${charts}/sparkline`,
      `${charts}/gauge`,
      `${charts}/radar`,
      `${charts}/heatmap`,
      `${charts}/funnel`,
    ],
  },
  {
    pathname: '/x/react-tree-view-group',
    components: ['/x/react-tree-view/simple-tree-view', '/x/react-tree-view/rich-tree-view'],
  },
];

/** Entries of the main tree whose subject has grown into a product: where its first page stands. */
export const overviewsInX: Readonly<Record<string, string>> = {
  '/components/pickers': pickers,
  '/components/tree-view': '/x/react-tree-view',
};
