import type { SearchRecord } from './search-record.ts';

/** A page with as little as possible. */
export function createRecord(parts: Partial<SearchRecord> & { href: string }): SearchRecord {
  return {
    title: parts.href,
    description: '',
    kind: 'guide',
    product: 'grid',
    productName: 'Data Grid',
    trail: [],
    sections: [],
    members: [],
    anchors: {},
    uses: [],
    weight: 1,
    ...parts,
  };
}

/** A small site: two products, guides and a reference. */
export const records: readonly SearchRecord[] = [
  createRecord({
    href: '/grid/filtering/',
    title: 'Filtering',
    description: 'Show only the rows that match.',
    questions: ['narrow down what is listed'],
    sections: [
      { id: '', title: '', text: 'Every column can be filtered.' },
      {
        id: 'quick',
        title: 'Quick filter',
        text: 'Search all columns at once. See "<b>bold</b>".',
        sample: '<DataGrid showToolbar />',
      },
    ],
  }),
  createRecord({
    href: '/grid/api/data-grid/',
    title: 'DataGrid API',
    name: 'DataGrid',
    kind: 'api',
    members: [
      { kind: 'prop', name: 'filterModel', text: 'The filter model of the grid.' },
      { kind: 'prop', name: 'onFilterModelChange', text: 'Called when it changes.', plan: 'pro' },
      { kind: 'prop', name: 'constructor', text: 'A word like any other.' },
    ],
    anchors: { prop: 'data-grid-prop-' },
  }),
  createRecord({
    href: '/core/button/',
    title: 'Button',
    product: 'core',
    productName: 'Core',
    sections: [{ id: '', title: '', text: 'Buttons start an action. Filter by colour.' }],
  }),
  createRecord({
    href: '/core/density/',
    title: '密度',
    product: 'core',
    productName: 'Core',
    sections: [{ id: 'reset', title: '重置密度', text: '把密度恢复为默认值。' }],
  }),
];
