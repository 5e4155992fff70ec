import { Component, useState, type ReactNode } from 'react';
import {
  DataGridPro,
  gridDataRowIdsSelector,
  gridRowTreeSelector,
  type DataGridProProps,
  type GridApiPro,
} from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import { columns, getTreeDataPath, places } from './demos/data.ts';
import ExpandButtons from './demos/expand-buttons.tsx';
import FilteredTree from './demos/filtered-tree.tsx';
import MissingParents from './demos/missing-parents.tsx';
import ParentIds from './demos/parent-ids.tsx';
import Parks from './demos/parks.tsx';
import TreeColumn from './demos/tree-column.tsx';

const wide = (children: ReactNode) => <div style={{ width: 700 }}>{children}</div>;
const rows = () => [...document.querySelectorAll<HTMLElement>('[role=row][data-id]')];
const ids = () =>
  rows()
    .map((row) => row.dataset['id'])
    .join(' ');
const names = () =>
  rows().map((row) => row.querySelector('[data-field="__tree_data_group__"]')?.textContent ?? '');

function Grid(props: Partial<DataGridProProps>) {
  return (
    <div style={{ height: 500, width: 700 }}>
      <DataGridPro
        rows={places}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        hideFooter
        {...props}
      />
    </div>
  );
}

claim(
  'It shows the last part of the path, a button to expand the row, and the number of descendants that pass the filter.',
  async () => {
    await show(wide(<Parks />));
    await expect
      .poll(names)
      .toEqual(['River Park (2)', 'Boathouse', 'Meadow', 'Botanic Garden (1)', 'Palm house']);
    await page.getByRole('button', { name: 'hide children' }).first().click();
    await expect.poll(() => names().length).toBe(3);
  },
);

/** Shows the message of an error instead of what threw it. */
class Caught extends Component<{ children: ReactNode }, { message: string }> {
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override state = { message: '' };

  override render() {
    return this.state.message === '' ? (
      this.props.children
    ) : (
      <p role="alert">{this.state.message}</p>
    );
  }
}

claim('Two rows with the same path make the grid throw an error.', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(
    <Caught>
      <Grid
        rows={[
          { id: 1, path: ['A'] },
          { id: 2, path: ['A'] },
        ]}
      />
    </Caught>,
  );
  await expect.element(page.getByRole('alert')).toMatchTextContent(/should be unique/);
});

claim(
  '`updateRows` does not check this: a new row with a path that exists already is left out.',
  async () => {
    const apiRef: { current: GridApiPro | null } = { current: null };
    await show(<Grid apiRef={apiRef} />);
    await expect.poll(ids).toBe('1 5');
    apiRef.current?.updateRows([
      { id: 8, path: ['River Park'], area: 1, visitors: 10 },
      { id: 9, path: ['Zoo'], area: 1, visitors: 10 },
    ]);
    await expect.poll(ids).toBe('1 5 9');
  },
);

claim('If you set both props, `isGroupExpandedByDefault` wins.', async () => {
  await show(
    <Grid defaultGroupingExpansionDepth={-1} isGroupExpandedByDefault={({ id }) => id === 5} />,
  );
  await expect.poll(ids).toBe('1 5 6 7');
});

claim('The order of the rows does not matter: a child can come before its parent.', async () => {
  await show(
    <Grid
      rows={[
        { id: 1, path: ['A', 'B'] },
        { id: 2, path: ['A'] },
      ]}
      defaultGroupingExpansionDepth={-1}
    />,
  );
  await expect.poll(ids).toBe('2 1');
});

claim('If your rows refer to their parent, follow the references up to the root:', async () => {
  await show(wide(<ParentIds />));
  await expect.poll(names).toEqual(['Bicycle (4)', 'Wheel (2)', 'Rim', 'Tire', 'Frame']);
});

claim('If the parent of a row is missing, the grid creates one that only has a name:', async () => {
  await show(wide(<MissingParents />));
  await expect
    .poll(names)
    .toEqual([
      'photos (5)',
      'summer (2)',
      'beach.jpg',
      'market.jpg',
      'winter (1)',
      'lake.jpg',
      'notes.txt',
    ]);
  expect(rows()[0]?.querySelector('[data-field=kilobytes]')?.textContent).toBe('');
});

claim(
  '`valueGetter` and `renderCell` run for it too, with a `row` that has none of your fields, so nested values need `?.`.',
  async () => {
    const got: unknown[] = [];
    const drawn: unknown[] = [];
    await show(
      <Grid
        rows={[{ id: 1, path: ['A', 'B'], size: { meters: 4 } }]}
        columns={[
          {
            field: 'size',
            width: 150,
            valueGetter: (_value, row: { id?: number; size?: { meters: number } }) => {
              got.push(row.id);
              return row.size?.meters;
            },
            renderCell: ({ row }) => {
              drawn.push(row.id);
              return null;
            },
          },
        ]}
      />,
    );
    await expect.poll(names).toEqual(['A (1)']);
    expect(got).toContain(undefined);
    expect(drawn).toContain(undefined);
  },
);

claim(
  '`gridDataRowIdsSelector` leaves out [created rows](#missing-parents); to expand these too, go through `Object.values(gridRowTreeSelector(apiRef))`.',
  async () => {
    const apiRef: { current: GridApiPro | null } = { current: null };
    const draw = (current: GridApiPro) => {
      const ref = { current };
      return {
        data: gridDataRowIdsSelector(ref).length,
        groups: Object.values(gridRowTreeSelector(ref)).filter(
          (node) => node.type === 'group' && node.isAutoGenerated && node.depth >= 0,
        ).length,
      };
    };
    await show(<Grid apiRef={apiRef} rows={[{ id: 1, path: ['A', 'B', 'C'] }]} />);
    await expect.poll(names).toEqual(['A (2)']);
    const { current } = apiRef;
    if (!current) throw new Error('No grid');
    expect(draw(current)).toEqual({ data: 1, groups: 2 });
  },
);

claim(
  '`groupingColDef` can change that with `sortable`, `filterable`, `disableReorder` and `disableColumnMenu`; sorting and filtering then use the last part of the path. The column can never be edited.',
  async () => {
    const apiRef: { current: GridApiPro | null } = { current: null };
    const groupingColDef = {
      headerName: 'Place',
      sortable: true,
      filterable: true,
      disableReorder: false,
      disableColumnMenu: false,
      editable: true,
    };
    await show(<Grid apiRef={apiRef} groupingColDef={groupingColDef} />);
    await expect.poll(ids).toBe('1 5');
    expect(apiRef.current?.getColumn('__tree_data_group__').editable).toBe(false);
    await userEvent.hover(page.getByRole('columnheader', { name: 'Place' }));
    await page.getByRole('button', { name: 'Place column menu' }).click();
    await page.getByRole('menuitem', { name: 'Sort by ASC' }).click();
    await expect.poll(ids).toBe('5 1');
    expect(
      document.querySelector(
        '[role=columnheader][data-field="__tree_data_group__"] [draggable=true]',
      ),
    ).not.toBeNull();
    apiRef.current?.setFilterModel({
      items: [{ field: '__tree_data_group__', operator: 'contains', value: 'meadow' }],
    });
    await expect.poll(ids).toBe('1');
  },
);

claim('The column cannot be sorted, filtered or moved by default, and has no menu.', async () => {
  await show(<Grid />);
  await expect.poll(ids).toBe('1 5');
  const header = page.getByRole('columnheader', { name: 'Group' });
  await header.click();
  await expect.element(header).not.toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(ids).toBe('1 5');
  const menus = (field: string) =>
    document.querySelectorAll(`[data-field="${field}"] .MuiDataGrid-menuIcon`).length;
  expect(menus('__tree_data_group__')).toBe(0);
  expect(menus('area')).toBe(1);
  const draggable = (field: string) =>
    document.querySelectorAll(`[role=columnheader][data-field="${field}"] [draggable=true]`).length;
  expect(draggable('__tree_data_group__')).toBe(0);
  expect(draggable('area')).toBe(1);
});

claim(
  'People cannot reorder the rows of a tree by dragging, even with `rowReordering`.',
  async () => {
    const handles = () =>
      document.querySelectorAll('.MuiDataGrid-rowReorderCell--draggable').length;
    const flat = await show(<Grid rowReordering treeData={false} />);
    await expect.poll(handles).toBe(7);
    await flat.unmount();
    await show(<Grid rowReordering defaultGroupingExpansionDepth={-1} />);
    await expect.poll(ids).toBe('1 2 3 4 5 6 7');
    expect(document.querySelectorAll('.MuiDataGrid-rowReorderCell').length).toBeGreaterThan(0);
    expect(handles()).toBe(0);
  },
);

claim(
  'The filter does not expand rows. Matches in collapsed rows stay hidden, so expand rows when you start with a filter.',
  async () => {
    await show(
      <Grid filterModel={{ items: [{ field: 'visitors', operator: '=', value: '1800' }] }} />,
    );
    await expect.poll(ids).toBe('1');
  },
);

claim(
  'The page size counts the top-level rows. Their descendants are on the same page, however many are open.',
  async () => {
    await show(
      <Grid
        pagination
        pageSizeOptions={[1]}
        initialState={{ pagination: { paginationModel: { pageSize: 1 } } }}
        defaultGroupingExpansionDepth={-1}
        hideFooter={false}
      />,
    );
    await expect.poll(ids).toBe('1 2 3 4');
    await expect.element(page.getByText('1–1 of 2')).toBeVisible();
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect.poll(ids).toBe('5 6 7');
  },
);

claim('The same goes for `isGroupExpandedByDefault`.', async () => {
  const apiRef: { current: GridApiPro | null } = { current: null };
  const closed = () => false;
  function Renders() {
    const [count, setCount] = useState(0);
    return (
      <>
        <button onClick={() => setCount(count + 1)}>Render</button>
        <Grid apiRef={apiRef} isGroupExpandedByDefault={count < 2 ? closed : () => false} />
      </>
    );
  }
  await show(<Renders />);
  await expect.poll(ids).toBe('1 5');
  apiRef.current?.setRowChildrenExpansion(1, true);
  await expect.poll(ids).toBe('1 2 3 5');
  const button = page.getByRole('button', { name: 'Render' });
  await button.click();
  expect(ids()).toBe('1 2 3 5');
  await button.click();
  await expect.poll(ids).toBe('1 5');
});

claim('By default, all rows are collapsed.', async () => {
  await show(<Grid />);
  await expect.poll(ids).toBe('1 5');
});

claim(
  'When you pass a new `rows` array, all rows go back to their default. Change rows with `apiRef.current.updateRows` instead: then open rows stay open.',
  async () => {
    const apiRef: { current: GridApiPro | null } = { current: null };
    function Replaces() {
      const [all, setAll] = useState(places);
      return (
        <>
          <button
            onClick={() =>
              setAll([...all, { id: 8, path: ['River Park', 'Pier'], area: 1, visitors: 10 }])
            }
          >
            Add
          </button>
          <Grid apiRef={apiRef} rows={all} />
        </>
      );
    }
    await show(<Replaces />);
    await expect.poll(ids).toBe('1 5');
    apiRef.current?.setRowChildrenExpansion(1, true);
    await expect.poll(ids).toBe('1 2 3 5');
    apiRef.current?.updateRows([{ id: 9, path: ['River Park', 'Kiosk'], area: 1, visitors: 10 }]);
    await expect.poll(ids).toBe('1 2 3 9 5');
    await page.getByRole('button', { name: 'Add' }).click();
    await expect.poll(ids).toBe('1 5');
    // It throws an error for rows without children.
    expect(() => apiRef.current?.setRowChildrenExpansion(2, true)).toThrow(/Only group nodes/);
  },
);

claim('A click on a row does not expand it, but you can add that with `onRowClick`:', async () => {
  await show(wide(<ExpandButtons />));
  await expect.poll(ids).toBe('1 5');
  await page.getByRole('gridcell', { name: '9,200' }).click();
  await expect.poll(ids).toBe('1 2 3 5');
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect.poll(ids).toBe('1 2 3 4 5 6 7');
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect.poll(ids).toBe('1 5');
});

claim('`hideDescendantCount` removes the number.', async () => {
  await show(wide(<TreeColumn />));
  await expect.poll(() => names().slice(0, 2)).toEqual(['RIVER PARK', 'BOATHOUSE']);
});

claim('Set `disableChildrenSorting` to sort only the top level.', async () => {
  const sorting = { sorting: { sortModel: [{ field: 'visitors', sort: 'asc' as const }] } };
  const all = await show(<Grid defaultGroupingExpansionDepth={-1} initialState={sorting} />);
  await expect.poll(ids).toBe('5 7 6 1 2 3 4');
  await all.unmount();
  await show(
    <Grid defaultGroupingExpansionDepth={-1} initialState={sorting} disableChildrenSorting />,
  );
  await expect.poll(ids).toBe('5 6 7 1 2 3 4');
});

claim(
  'Set `disableChildrenFiltering` to filter only the top level: then a matching root shows all of its descendants.',
  async () => {
    await show(wide(<FilteredTree />));
    // Both roots pass; of the children only the meadow does.
    await expect.poll(ids).toBe('1 3 5');
    expect(names()[0]).toBe('River Park (1)');
    await page.getByRole('checkbox', { name: 'Filter the top level only' }).click();
    await expect.poll(ids).toBe('1 2 3 4 5 6 7');
  },
);

claim(
  'A row is visible if it passes the filter, or if one of its descendants does, so people see where a match belongs.',
  async () => {
    await show(
      <Grid
        defaultGroupingExpansionDepth={-1}
        filterModel={{ items: [{ field: 'visitors', operator: '=', value: '1800' }] }}
      />,
    );
    await expect.poll(ids).toBe('1 3 4');
  },
);

claim(
  'By default, selecting a parent also selects its descendants that pass the filter, and a parent is selected when all of them are.',
  async () => {
    const selected = vi.fn();
    const all = await show(
      <Grid
        checkboxSelection
        defaultGroupingExpansionDepth={-1}
        onRowSelectionModelChange={(model) => selected([...model.ids].sort())}
      />,
    );
    await expect.poll(ids).toBe('1 2 3 4 5 6 7');
    const box = (id: number) =>
      document.querySelector<HTMLElement>(`[data-id="${id}"] input[type=checkbox]`);
    box(1)?.click();
    await expect.poll(() => selected.mock.lastCall).toEqual([[1, 2, 3, 4]]);
    box(6)?.click();
    await expect.poll(() => selected.mock.lastCall).toEqual([[1, 2, 3, 4, 6]]);
    box(7)?.click();
    await expect.poll(() => selected.mock.lastCall).toEqual([[1, 2, 3, 4, 5, 6, 7]]);
    await all.unmount();
    await show(
      <Grid
        checkboxSelection
        defaultGroupingExpansionDepth={-1}
        filterModel={{ items: [{ field: 'visitors', operator: '>', value: '5000' }] }}
        onRowSelectionModelChange={(model) => selected([...model.ids].sort())}
      />,
    );
    await expect.poll(ids).toBe('1 3 5');
    box(3)?.click();
    await expect.poll(() => selected.mock.lastCall).toEqual([[1, 3]]);
  },
);

claim(
  'On the cell of the tree column, :kbd[Space] or :kbd[Enter] opens and closes the row.',
  async () => {
    await show(<Grid />);
    await expect.poll(ids).toBe('1 5');
    expect(document.querySelector('[role=treegrid]')).not.toBeNull();
    expect(rows()[0]?.getAttribute('aria-expanded')).toBe('false');
    expect(rows()[0]?.getAttribute('aria-level')).toBe('1');
    await userEvent.click(page.getByRole('gridcell', { name: '9,200' }));
    await userEvent.keyboard('{Home} ');
    await expect.poll(ids).toBe('1 2 3 5');
    expect(rows()[0]?.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Enter}');
    await expect.poll(ids).toBe('1 5');
  },
);

claim(
  'With a new function on each render, the grid builds the tree again, and rows that people opened collapse.',
  async () => {
    const apiRef: { current: GridApiPro | null } = { current: null };
    function Renders() {
      const [count, setCount] = useState(0);
      return (
        <>
          <button onClick={() => setCount(count + 1)}>Render</button>
          <Grid
            apiRef={apiRef}
            getTreeDataPath={count < 2 ? getTreeDataPath : (row) => getTreeDataPath(row)}
          />
        </>
      );
    }
    await show(<Renders />);
    await expect.poll(ids).toBe('1 5');
    apiRef.current?.setRowChildrenExpansion(1, true);
    await expect.poll(ids).toBe('1 2 3 5');
    const button = page.getByRole('button', { name: 'Render' });
    await button.click();
    expect(ids()).toBe('1 2 3 5');
    await button.click();
    await expect.poll(ids).toBe('1 5');
  },
);
