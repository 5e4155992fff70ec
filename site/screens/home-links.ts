/** A subject and the pages that treat it, best first. */
interface Subject {
  /** Key of its words in the dictionary. */
  key: string;
  pathnames: readonly string[];
}

/** Subjects offered under the search field, the most wanted first. */
export const lookups: readonly Subject[] = [
  { key: 'filterModel', pathnames: ['/x/react-data-grid/filtering'] },
  { key: 'dateRangePicker', pathnames: ['/x/react-date-pickers/date-range-picker'] },
  { key: 'sxProp', pathnames: ['/system/the-sx-prop', '/system/basics'] },
  { key: 'palette', pathnames: ['/customization/palette'] },
  { key: 'rowSelection', pathnames: ['/x/react-data-grid/row-selection'] },
  { key: 'barChart', pathnames: ['/x/react-charts/bars'] },
  { key: 'treeItems', pathnames: ['/x/react-tree-view/rich-tree-view/items'] },
];

/** How many subjects fit on one line under the search field. */
export const shownLookups = 4;

/** First steps, in the order a newcomer takes them. */
export const starts: readonly Subject[] = [
  {
    key: 'install',
    pathnames: ['/getting-started/installation', '/x/introduction/installation'],
  },
  {
    key: 'learn',
    pathnames: ['/getting-started/usage', '/x/common-concepts/custom-components'],
  },
  {
    key: 'brand',
    pathnames: ['/customization/theming', '/customization/palette'],
  },
  {
    key: 'migrate',
    pathnames: ['/migration'],
  },
];

/** Columns of links at the foot of the home page; titles of pages come from the dictionary. */
export const footerPages = [
  {
    key: 'learn',
    pathnames: [
      '/getting-started/installation',
      '/getting-started/templates',
      '/getting-started/example-projects',
      '/getting-started/learn',
    ],
  },
  {
    key: 'help',
    pathnames: [
      '/getting-started/support',
      '/getting-started/faq',
      '/getting-started/supported-platforms',
      '/getting-started/supported-components',
    ],
  },
  {
    key: 'project',
    pathnames: [
      '/discover-more/roadmap',
      '/discover-more/changelog',
      '/versions',
      '/discover-more/languages',
    ],
  },
] as const satisfies readonly Subject[];
