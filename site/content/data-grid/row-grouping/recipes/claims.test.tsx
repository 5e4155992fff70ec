import { useState } from 'react';
import { DataGridPremium, useGridApiRef, type GridApi } from '@mui/x-data-grid-premium';
import { claim, expect, page, show, userEvent } from '#claims';
import { byBranch, columns, loans } from './demos/data.ts';
import ExpandAll from './demos/expand-all.tsx';
import KeepGroupsOpen from './demos/keep-groups-open.tsx';
import OneOpenGroup from './demos/one-open-group.tsx';
import SortByCount from './demos/sort-by-count.tsx';
import ToggleOnRowClick from './demos/toggle-on-row-click.tsx';

const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const ferry = page.getByRole('gridcell', { name: 'The Silent Ferry' });
const saltRoads = page.getByRole('gridcell', { name: 'Salt Roads' });

claim(
  'The arrow button stops its own click from reaching `onRowClick`, so a group does not toggle twice.',
  async () => {
    await show(<ToggleOnRowClick />);
    await row('Riverside').getByRole('button', { name: 'see children' }).click();
    await expect.element(ferry).toBeVisible();
    await row('Riverside').getByRole('gridcell').nth(2).click();
    await expect.element(ferry).not.toBeInTheDocument();
    await row('Riverside').getByRole('gridcell').nth(2).click();
    await expect.element(ferry).toBeVisible();
  },
);

claim(
  'By default, people open a group with its arrow button, or with :kbd[Space] on the grouping cell.',
  async () => {
    await show(<SortByCount />);
    await row('Riverside').getByRole('gridcell').first().click();
    await expect.element(ferry).not.toBeInTheDocument();
    await userEvent.keyboard(' ');
    await expect.element(ferry).toBeVisible();
  },
);

claim('`setRowChildrenExpansion` throws an error for a row that is not a group.', async () => {
  const ref: { current: GridApi | null } = { current: null };
  await show(
    <div style={{ height: 300 }}>
      <DataGridPremium apiRef={ref} rows={loans} columns={columns} initialState={byBranch} />
    </div>,
  );
  expect(() => ref.current?.setRowChildrenExpansion(1, true)).toThrow('Only group nodes');
});

claim(
  'When someone closes a group by hand and then clicks “Expand all”, the prop does not change, and nothing happens.',
  async () => {
    function Depth() {
      const [depth, setDepth] = useState(0);
      return (
        <div style={{ height: 500 }}>
          <button onClick={() => setDepth(-1)}>Expand all</button>
          <DataGridPremium
            rows={loans}
            columns={columns}
            initialState={byBranch}
            defaultGroupingExpansionDepth={depth}
          />
        </div>
      );
    }
    await show(<Depth />);
    await page.getByRole('button', { name: 'Expand all' }).click();
    await expect.element(ferry).toBeVisible();
    await row('Riverside').getByRole('button', { name: 'hide children' }).click();
    await expect.element(ferry).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Expand all' }).click();
    await expect.element(row('Riverside')).toHaveAttribute('aria-expanded', 'false');
    await expect.element(ferry).not.toBeInTheDocument();
  },
);

claim('Loop over the row tree and set each group.', async () => {
  await show(<ExpandAll />);
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect.element(ferry).toBeVisible();
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect.element(ferry).not.toBeInTheDocument();
  await expect.element(row('Old Town')).toHaveAttribute('aria-expanded', 'false');
});

claim(
  'The event also fires for the groups that the listener closes, so it returns early for those.',
  async () => {
    const first = await show(<OneOpenGroup />);
    await expect.element(saltRoads).toBeVisible();
    await row('Riverside').getByRole('button').click();
    await expect.element(ferry).toBeVisible();
    await expect.element(saltRoads).not.toBeInTheDocument();
    await row('Old Town').getByRole('button').click();
    await expect.element(saltRoads).toBeVisible();
    await expect.element(ferry).not.toBeInTheDocument();
    await first.unmount();

    const ref: { current: GridApi | null } = { current: null };
    await show(
      <div style={{ height: 300 }}>
        <DataGridPremium apiRef={ref} rows={loans} columns={columns} initialState={byBranch} />
      </div>,
    );
    const changes: unknown[] = [];
    ref.current?.subscribeEvent('rowExpansionChange', (node) =>
      changes.push(node.childrenExpanded),
    );
    ref.current?.setRowChildrenExpansion('auto-generated-row-branch/Riverside', true);
    ref.current?.setRowChildrenExpansion('auto-generated-row-branch/Riverside', false);
    expect(changes).toEqual([true, false]);
  },
);

claim(
  'A new `rows` array rebuilds the tree, and every group returns to its default: closed.',
  async () => {
    function Replace() {
      const [rows, setRows] = useState(loans);
      return (
        <div style={{ height: 300 }}>
          <button onClick={() => setRows([...rows])}>Replace</button>
          <DataGridPremium rows={rows} columns={columns} initialState={byBranch} />
        </div>
      );
    }
    const first = await show(<Replace />);
    await row('Riverside').getByRole('button').click();
    await expect.element(ferry).toBeVisible();
    await page.getByRole('button', { name: 'Replace' }).click();
    await expect.element(ferry).not.toBeInTheDocument();
    await first.unmount();

    await show(<KeepGroupsOpen />);
    await expect.element(row('Salt Roads')).toMatchTextContent(/Roads2$/);
    await row('Riverside').getByRole('button').click();
    await expect.element(row('The Silent Ferry')).toMatchTextContent(/Ferry1$/);
    await page.getByRole('button', { name: 'End the day' }).click();
    await expect.element(row('The Silent Ferry')).toMatchTextContent(/Ferry0$/);
    await expect.element(row('Salt Roads')).toMatchTextContent(/Roads1$/);
  },
);

claim('It updates the tree in place, and open groups stay open without this code.', async () => {
  function Update() {
    const apiRef = useGridApiRef();
    return (
      <div style={{ height: 300 }}>
        <button onClick={() => apiRef.current?.updateRows([{ id: 1, title: 'The Loud Ferry' }])}>
          Update
        </button>
        <DataGridPremium apiRef={apiRef} rows={loans} columns={columns} initialState={byBranch} />
      </div>
    );
  }
  await show(<Update />);
  await row('Riverside').getByRole('button').click();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.element(page.getByRole('gridcell', { name: 'The Loud Ferry' })).toBeVisible();
});

claim(
  'If you write it inline, groups jump back to their default each time your component renders.',
  async () => {
    function Inline() {
      const [count, setCount] = useState(0);
      return (
        <div style={{ height: 300 }}>
          <button onClick={() => setCount(count + 1)}>Render</button>
          <DataGridPremium
            rows={loans}
            columns={columns}
            initialState={byBranch}
            isGroupExpandedByDefault={(node) => node.groupingKey === 'Old Town'}
          />
        </div>
      );
    }
    await show(<Inline />);
    await row('Riverside').getByRole('button').click();
    await expect.element(ferry).toBeVisible();
    await page.getByRole('button', { name: 'Render' }).click();
    await expect.element(ferry).not.toBeInTheDocument();
  },
);

claim(
  "With `sortingOrder: ['desc', 'asc']`, each click on the header reverses the order.",
  async () => {
    await show(<SortByCount />);
    const order = () =>
      page
        .getByRole('row')
        .elements()
        .slice(1)
        .map((element) => element.textContent)
        // Without the books of the open group.
        .filter((text) => text.endsWith(')'));
    expect(order()).toEqual(['Hillside (5)', 'Riverside (3)', 'Old Town (2)']);
    await page.getByRole('columnheader', { name: /Branch/ }).click();
    await expect.poll(order).toEqual(['Old Town (2)', 'Riverside (3)', 'Hillside (5)']);
    await page.getByRole('columnheader', { name: /Branch/ }).click();
    await expect.poll(order).toEqual(['Hillside (5)', 'Riverside (3)', 'Old Town (2)']);
  },
);

claim(
  'The grid does not sort again when a filter changes, so call `apiRef.current.applySorting()` after it if the order must follow.',
  async () => {
    const ref: { current: GridApi | null } = { current: null };
    await show(
      <div style={{ height: 400 }}>
        <DataGridPremium
          apiRef={ref}
          rows={loans}
          columns={columns}
          initialState={{
            ...byBranch,
            sorting: { sortModel: [{ field: '__row_group_by_columns_group__', sort: 'desc' }] },
          }}
          groupingColDef={{
            sortComparator: (a, b, p1, p2) =>
              p1.api.getRowGroupChildren({ groupId: p1.id, applyFiltering: true }).length -
              p2.api.getRowGroupChildren({ groupId: p2.id, applyFiltering: true }).length,
          }}
        />
      </div>,
    );
    const groups = () =>
      page
        .getByRole('row')
        .elements()
        .slice(1)
        .map((element) => element.textContent);
    ref.current?.setFilterModel({
      items: [{ field: 'genre', operator: 'equals', value: 'Crime' }],
    });
    await expect.poll(groups).toEqual(['Hillside (1)', 'Riverside (2)', 'Old Town (1)']);
    ref.current?.applySorting();
    await expect.poll(groups).toEqual(['Riverside (2)', 'Old Town (1)', 'Hillside (1)']);
  },
);
