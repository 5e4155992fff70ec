import { useEffect, useState } from 'react';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApi,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent } from '#claims';
import ChosenFields from './demos/chosen-fields.tsx';
import { columns, tracks } from './demos/data.ts';
import RowActions from './demos/row-actions.tsx';
import TableOrList from './demos/table-or-list.tsx';

function List(props: Partial<DataGridProProps>) {
  return (
    <div style={{ height: 500, width: 700 }}>
      <DataGridPro
        rows={tracks}
        columns={columns}
        listView
        listViewColumn={{ field: 'list', renderCell: ({ row }) => row.title }}
        {...props}
      />
    </div>
  );
}
const cells = () => page.getByRole('gridcell').elements();

claim(
  '`listView` replaces them with a single cell per row, and you decide what is in it.',
  async () => {
    await show(<TableOrList />);
    await expect.poll(() => cells()[0]?.textContent).toBe('Paper BoatsLow Tide · 3:34');
    expect(page.getByRole('columnheader').elements()).toHaveLength(0);
    await page.getByRole('checkbox', { name: 'List view' }).click();
    await expect.element(page.getByRole('columnheader', { name: /Album/ })).toBeVisible();
  },
);

claim('Without it, the cell shows the value of `field`.', async () => {
  await show(<List listViewColumn={{ field: 'artist' }} />);
  await expect.poll(() => cells()[0]?.textContent).toBe('Low Tide');
});

claim('They work as in the table.', async () => {
  await show(<TableOrList />);
  await page.getByRole('button', { name: 'Search' }).click();
  await userEvent.keyboard('orchard');
  await expect
    .poll(() => cells().map((cell) => cell.textContent))
    .toEqual(['OrchardInes Mori · 4:36']);
});

claim('For sorting, add your own control, and call `apiRef.current.setSortModel`.', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  await show(<List apiRef={apiRef} />);
  apiRef.current?.setSortModel([{ field: 'seconds', sort: 'desc' }]);
  await expect.poll(() => cells()[0]?.textContent).toBe('Orchard');
});

claim('Read the visibility model in the cell, and people can choose the details.', async () => {
  await show(<ChosenFields />);
  await expect.poll(() => cells()[0]?.textContent).toBe('Paper BoatsLow Tide · 2019');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Album' }).click();
  await expect.poll(() => cells()[0]?.textContent).toBe('Paper BoatsLow Tide · Estuary · 2019');
});

const tabStops = () =>
  [...document.querySelectorAll('[role=row][data-id] [tabindex="0"]')].map(
    (element) => element.textContent,
  );

claim(
  'In a long list, give them `tabIndex` from the parameters: then only the button in the focused row is in the tab order',
  async () => {
    const demo = await show(<RowActions />);
    const buttons = () => page.getByRole('button', { name: /Remove/ }).elements().length;
    await expect.poll(buttons).toBeGreaterThan(3);
    expect(tabStops()).toHaveLength(buttons());
    await page.getByRole('button', { name: 'Remove Night Bus' }).click();
    await expect.poll(() => cells()[1]?.textContent).toBe('Copper Wire');
    await demo.unmount();
    await show(
      <List
        listViewColumn={{
          field: 'list',
          renderCell: ({ row, tabIndex }) => <button tabIndex={tabIndex}>{row.title}</button>,
        }}
      />,
    );
    await expect.element(cellAt(1)).toBeVisible();
    const buttonStops = () => document.querySelectorAll('[role=row] button[tabindex="0"]').length;
    expect(buttonStops()).toBe(0);
    await cellAt(1).click();
    await expect.poll(buttonStops).toBe(1);
    expect(tabStops()).toContain('Night Bus');
  },
);

claim(
  'No row is in the tab order until people click one: a table is entered at its first header, and the list has none. Make the first row the entry:',
  async () => {
    function Entered({ entry }: { entry: boolean }) {
      const apiRef = useGridApiRef();
      useEffect(() => {
        if (!entry) return;
        apiRef.current?.setState((state) => ({
          ...state,
          tabIndex: { ...state.tabIndex, cell: { id: 1, field: 'list' } },
        }));
      }, [apiRef, entry]);
      return <List apiRef={apiRef} />;
    }
    const bare = await show(<Entered entry={false} />);
    await expect.element(cellAt(1)).toBeVisible();
    expect(tabStops()).toEqual([]);
    await cellAt(1).click();
    await expect.poll(tabStops).toEqual(['Night Bus']);
    await bare.unmount();
    await show(<Entered entry />);
    await expect.poll(tabStops).toEqual(['Paper Boats']);
    cellAt(0).element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(cellAt(1)).toHaveFocus();
  },
);

claim(
  'In this version, :kbd[ArrowUp] in the first row takes it out of the tab order again.',
  async () => {
    await show(<List />);
    await cellAt(0).click();
    await expect.poll(tabStops).toEqual(['Paper Boats']);
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(tabStops).toEqual([]);
  },
);

function cellAt(index: number) {
  return page.getByRole('gridcell').nth(index);
}

claim('no checkboxes; a click still selects the row', async () => {
  await show(<List checkboxSelection />);
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  await cellAt(2).click();
  await expect
    .element(page.getByRole('row', { name: 'Copper Wire' }))
    .toHaveAttribute('aria-selected', 'true');
});

claim('not available: open your own form or dialog', async () => {
  await show(<List columns={columns.map((column) => ({ ...column, editable: true }))} />);
  await cellAt(0).dblClick();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
});

claim('all visible columns of the table, as before', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  await show(<List apiRef={apiRef} />);
  expect(apiRef.current?.getDataAsCsv().split('\r\n')[1]).toBe(
    'Paper Boats,Low Tide,Estuary,2019,3:34',
  );
});

claim('Arrow up and down move between rows.', async () => {
  await show(<List />);
  await cellAt(0).click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(cellAt(2)).toHaveFocus();
  await expect.element(page.getByRole('grid')).toBeVisible();
});

claim(
  'When people return to the table, columns have the widths and the order from before.',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    function Switches() {
      const [list, setList] = useState(false);
      return (
        <>
          <button onClick={() => setList(!list)}>{list ? 'Table' : 'List'}</button>
          <List apiRef={apiRef} listView={list} />
        </>
      );
    }
    await show(<Switches />);
    const headers = () =>
      [...document.querySelectorAll<HTMLElement>('[role=columnheader]')].map((header) => [
        header.dataset['field'],
        header.offsetWidth,
      ]);
    await expect.poll(() => headers().length).toBe(5);
    apiRef.current?.setColumnIndex('album', 0);
    apiRef.current?.setColumnWidth('artist', 190);
    await expect.poll(() => headers()[0]?.[0]).toBe('album');
    const before = headers();
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect.poll(() => headers().length).toBe(0);
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await expect.poll(headers).toEqual(before);
    expect(before.find(([field]) => field === 'artist')?.[1]).toBe(190);
  },
);

claim(
  'Stop :kbd[Space] from bubbling: otherwise the grid moves down instead of clicking the button.',
  async () => {
    const demo = await show(<RowActions />);
    await cellAt(0).click();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('button', { name: 'Remove Night Bus' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.poll(() => cells()[1]?.textContent).toBe('Copper Wire');
    await demo.unmount();
    await show(
      <List
        listViewColumn={{
          field: 'list',
          renderCell: ({ row, tabIndex }) => <button tabIndex={tabIndex}>Open {row.title}</button>,
        }}
      />,
    );
    await cellAt(0).click();
    await userEvent.keyboard('{ArrowDown}');
    const second = page.getByRole('button', { name: 'Open Night Bus' });
    await expect.element(second).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(second).not.toHaveFocus();
  },
);

claim(
  'open panels are shown, but nothing toggles them: call `apiRef.current.toggleDetailPanel`',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    await show(
      <List apiRef={apiRef} getDetailPanelContent={({ row }) => <p>Notes on {row.title}</p>} />,
    );
    await expect.poll(() => cells()[0]?.textContent).toBe('Paper Boats');
    expect(page.getByRole('button', { name: /Expand/ }).elements()).toHaveLength(0);
    apiRef.current?.toggleDetailPanel(cellRow());
    await expect.element(page.getByText('Notes on Paper Boats')).toBeVisible();
  },
);
function cellRow() {
  return tracks[0]?.id ?? 0;
}

claim(
  'group rows use the list cell and have no toggle: read `rowNode` in the cell, and call `apiRef.current.setRowChildrenExpansion`',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    await show(
      <List
        apiRef={apiRef}
        rows={tracks.slice(0, 1)}
        treeData
        getTreeDataPath={(row) => ['Favorites', row.title]}
        listViewColumn={{
          field: 'list',
          renderCell: ({ row, rowNode }) =>
            rowNode.type === 'group' ? String(rowNode.groupingKey) : row.title,
        }}
      />,
    );
    await expect.poll(() => cells().map((cell) => cell.textContent)).toEqual(['Favorites']);
    await cellAt(0).click();
    await userEvent.keyboard(' {Enter}');
    expect(cells()).toHaveLength(1);
    const id = document.querySelector('[role=row][data-id]')?.getAttribute('data-id') ?? '';
    apiRef.current?.setRowChildrenExpansion(id, true);
    await expect
      .poll(() => cells().map((cell) => cell.textContent))
      .toEqual(['Favorites', 'Paper Boats']);
  },
);

claim('no handle to drag', async () => {
  const list = await show(<List rowReordering />);
  await expect.poll(() => cells()[0]?.textContent).toBe('Paper Boats');
  expect(document.querySelectorAll('.MuiDataGrid-rowReorderCell')).toHaveLength(0);
  await list.unmount();
  await show(<List rowReordering listView={false} />);
  await expect
    .poll(() => document.querySelectorAll('.MuiDataGrid-rowReorderCell').length)
    .toBeGreaterThan(0);
});
