import { expect, it } from 'vitest';
import { entryOf } from './entry.fixture.ts';
import { classRowsOf, idsOfEntry, sectionsOf } from './api-ids.ts';

const none = { demos: false, history: false };

const entry = entryOf('DataGrid', {
  props: [{ name: 'columns', type: 'GridColDef[]', required: true }],
  slots: [{ name: 'root', className: 'MuiDataGrid-root' }],
  classes: [{ key: 'cell', className: 'MuiDataGrid-cell' }],
});

it('gives every row the anchor of the specification', () => {
  expect([...idsOfEntry(entry)]).toEqual(
    expect.arrayContaining([
      'data-grid-prop-columns',
      'DataGrid-css-root',
      'data-grid-classes-MuiDataGrid-cell',
      'data-grid-classes-MuiDataGrid-root',
    ]),
  );
});

it('shows only sections with content', () => {
  expect(sectionsOf(entry, none)).toEqual(['props', 'slots', 'classes', 'import', 'data']);
  expect(
    sectionsOf(entryOf('GridApi', { kind: 'interface' }), { demos: true, history: true }),
  ).toEqual(['import', 'demos', 'history', 'data']);
  const called = { parameters: [{ name: 'id', type: 'string' }], returns: { type: 'void' } };
  const hook = entryOf('useGrid', { kind: 'hook', signature: called });
  expect(sectionsOf(hook, none)).toEqual(['parameters', 'import', 'data']);
  expect([...idsOfEntry(hook)]).toContain('use-grid-param-id');
  const answering = { parameters: [], returns: { type: 'boolean' } };
  expect(sectionsOf({ ...hook, signature: answering }, none)).toContain('returns');
  expect(sectionsOf(entryOf('Card', { source: 'https://x.test' }), none)).toContain('source');
});

it('lists the classes of slots with the others, by name', () => {
  expect(classRowsOf(entry).map(({ key }) => key)).toEqual(['cell', 'root']);
});
