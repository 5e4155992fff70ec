import { expect, it } from 'vitest';
import type { ApiEntry } from './api-entry.ts';
import { entryOf } from './entry.fixture.ts';
import { idsOfTab, tabEntriesOf, tabSectionsOf } from './tab-entry.ts';

function propsOf(...names: readonly string[]): ApiEntry['props'] {
  return names.map((name) => ({ name, type: 'string' }));
}

const free = entryOf('Grid', {
  props: propsOf('rows', 'columns'),
  slots: [{ name: 'root', className: 'Grid-root' }],
  classes: [{ key: 'cell', className: 'Grid-cell' }],
});
const pro = entryOf('GridPro', {
  props: [...propsOf('rows', 'columns', 'pinned'), { name: 'sorted', type: 'boolean' }],
  slots: [{ name: 'root', className: 'Grid-root' }],
  classes: [{ key: 'cell', className: 'Grid-cell' }],
});

function shown(entries: readonly ApiEntry[], at: number) {
  const found = tabEntriesOf(entries)[at];
  return {
    props: found?.entry.props.map(({ name }) => name),
    slots: found?.entry.slots.map(({ name }) => name),
    classes: found?.entry.classes.map(({ key }) => key),
    bases: Object.fromEntries(
      Object.entries(found?.bases ?? {}).map(([table, base]) => [table, base.name]),
    ),
    empty: found?.sections.filter(({ isEmpty }) => isEmpty).map(({ name }) => name),
  };
}

it('shows the first entry whole, with the classes of its slots', () => {
  expect(shown([free, pro], 0)).toEqual({
    props: ['rows', 'columns'],
    slots: ['root'],
    classes: ['cell', 'root'],
    bases: {},
    empty: [],
  });
});

it('shows of a larger form only what the smaller one above lacks, and says which that is', () => {
  expect(shown([free, pro], 1)).toEqual({
    props: ['pinned', 'sorted'],
    slots: [],
    classes: [],
    bases: { props: 'Grid', slots: 'Grid', classes: 'Grid' },
    empty: ['slots', 'classes'],
  });
  const premium = entryOf('GridPremium', { props: [...pro.props, ...propsOf('pivot')] });
  expect(shown([free, pro, premium], 2)).toMatchObject({
    props: ['pivot'],
    bases: { props: 'GridPro' },
  });
});

it('shows a row again that is not the same', () => {
  const changed = { name: 'rows', type: 'Row[]' };
  const other = entryOf('GridPro', { props: [changed, ...propsOf('columns', 'a')] });
  expect(shown([entryOf('Grid', { props: propsOf('rows', 'columns') }), other], 1).props).toEqual([
    'rows',
    'columns',
    'a',
  ]);
  const larger = entryOf('GridPro', { props: [changed, ...propsOf('columns', 'a', 'b')] });
  const base = entryOf('Grid', { props: propsOf('rows', 'columns', 'a') });
  expect(shown([base, larger], 1)).toMatchObject({ props: ['rows', 'b'] });
});

it.each([
  ['lacks a row of it', propsOf('rows', 'a', 'b')],
  ['shares less than half with it', propsOf('rows', 'columns', 'a', 'b', 'c')],
])('leaves an entry whole that %s', (_case, props) => {
  expect(shown([free, entryOf('Other', { props })], 1)).toMatchObject({
    props: props.map(({ name }) => name),
    bases: {},
  });
});

it('gives every heading an anchor of its own, and leaves to the entry what only its page tells', () => {
  const hook = entryOf('useGrid', {
    kind: 'hook',
    source: 'https://x.test',
    signature: { parameters: [{ name: 'id', type: 'string' }], returns: { type: 'boolean' } },
  });
  expect(tabSectionsOf(hook).map(({ id }) => id)).toEqual([
    'use-grid-import',
    'use-grid-parameters',
    'use-grid-returns',
  ]);
  const model = entryOf('GridModel', { kind: 'interface', props: propsOf('id') });
  expect(tabSectionsOf(model).at(-1)).toEqual({
    name: 'props',
    id: 'grid-model-props',
    key: 'api.sections.members',
  });
});

it('knows the anchors of the rows that are shown', () => {
  const ids = idsOfTab([free, pro]);
  expect([...ids]).toEqual(
    expect.arrayContaining(['grid', 'grid-props', 'grid-prop-rows', 'grid-pro-prop-pinned']),
  );
  expect(ids.has('grid-pro-prop-rows')).toBe(false);
});
