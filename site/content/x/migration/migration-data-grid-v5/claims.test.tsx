import { Component, type ReactNode } from 'react';
import {
  DataGrid,
  GRID_ROOT_GROUP_ID,
  GridColumnMenu,
  type DataGridProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { claim, expect, page, show, userEvent, vi } from '#claims';

const rows = [{ id: 1, customer: 'Nadia', shipped: '2026-03-02' }];

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 500 }}>
      <DataGrid rows={rows} columns={[{ field: 'customer', editable: true }]} {...props} />
    </div>
  );
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message ? <p role="alert">{this.state.message}</p> : this.props.children;
  }
}

claim(
  'Instead of an event for each cell, `processRowUpdate` receives the whole new row and the old one.',
  async () => {
    const update = vi.fn((newRow: object, oldRow: object) => ({ ...oldRow, ...newRow }));
    await show(<Grid processRowUpdate={(newRow, oldRow) => update(newRow, oldRow)} />);
    await page.getByRole('gridcell', { name: 'Nadia' }).dblClick();
    await page.getByRole('textbox').fill('Omar');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('gridcell', { name: 'Omar' })).toBeVisible();
    expect(update.mock.calls[0]).toEqual([{ ...rows[0], customer: 'Omar' }, rows[0]]);
  },
);

claim('If `renderCell` or `renderEditCell` returns `null`, the cell is empty.', async () => {
  await show(<Grid columns={[{ field: 'customer', renderCell: () => null }]} />);
  await expect
    .poll(() => document.querySelector('[role=gridcell][data-field=customer]')?.textContent)
    .toBe('');
});

claim('`date` and `dateTime` columns only accept `Date` objects.', async () => {
  await show(
    <Boundary>
      <Grid columns={[{ field: 'shipped', type: 'date' }]} />
    </Boundary>,
  );
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Date/);
});

claim('The grid does not catch errors that your components throw while rendering.', async () => {
  function Broken(): ReactNode {
    throw new Error('Broken cell');
  }
  await show(
    <Boundary>
      <Grid columns={[{ field: 'customer', renderCell: () => <Broken /> }]} />
    </Boundary>,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('Broken cell');
});

claim(
  'A `valueFormatter` applies to the cell, and no longer to the options in the edit and filter fields.',
  async () => {
    await show(
      <Grid
        rows={[{ id: 1, country: 'BR' }]}
        columns={[
          {
            field: 'country',
            type: 'singleSelect',
            editable: true,
            valueOptions: ['BR', 'FR'],
            valueFormatter: (value: string) => `Country ${value}`,
          },
        ]}
      />,
    );
    await page.getByRole('gridcell', { name: 'Country BR' }).dblClick();
    await expect.element(page.getByRole('option', { name: 'FR', exact: true })).toBeVisible();
    await expect.element(page.getByRole('option', { name: 'Country FR' })).not.toBeInTheDocument();
  },
);

const many = Array.from({ length: 60 }, (_, id) => ({ id, customer: `Customer ${id}` }));

claim(
  'If you set a page size that is not in `pageSizeOptions`, the grid hides the select for the page size.',
  async () => {
    const first = await show(
      <Grid
        rows={many}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10, 25]}
      />,
    );
    // The select is in the document, but too narrow a window does not show it.
    const select = () => document.querySelector('.MuiTablePagination-select');
    await expect.element(page.getByText('1–10 of 60')).toBeVisible();
    expect(select()).not.toBeNull();
    await first.unmount();
    await show(
      <Grid
        rows={many}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[25, 50]}
      />,
    );
    await expect.element(page.getByText('1–10 of 60')).toBeVisible();
    expect(select()).toBeNull();
  },
);

claim(
  '`apiRef.current.exportState()` writes the new keys, and `restoreState()` and `initialState` only read those.',
  async () => {
    const saved = { rowCount: 60, page: 1, pageSize: 25 };
    const apiRef: NonNullable<DataGridProps['apiRef']> = { current: null };
    await show(<Grid rows={many} apiRef={apiRef} initialState={{ pagination: saved }} />);
    await expect.element(page.getByText('1–60 of 60')).toBeVisible();
    apiRef.current?.restoreState({ pagination: saved });
    expect(apiRef.current?.exportState().pagination).toMatchObject({
      paginationModel: { page: 0, pageSize: 100 },
    });
  },
);

claim('To leave out an item, set its slot to `null`:', async () => {
  function Menu(props: GridColumnMenuProps) {
    return <GridColumnMenu {...props} slots={{ columnMenuColumnsItem: null }} />;
  }
  await show(<Grid slots={{ columnMenu: Menu }} />);
  await page.getByRole('columnheader', { name: 'customer' }).hover();
  await page.getByRole('button', { name: 'customer column menu' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Filter' })).toBeVisible();
  await expect
    .element(page.getByRole('menuitem', { name: 'Manage columns' }))
    .not.toBeInTheDocument();
});

claim(
  'The `parent` of a top-level row is the id of that node, `GRID_ROOT_GROUP_ID`, and not `null`:',
  async () => {
    const apiRef: NonNullable<DataGridProps['apiRef']> = { current: null };
    await show(<Grid apiRef={apiRef} />);
    await expect.element(page.getByRole('gridcell', { name: 'Nadia' })).toBeVisible();
    expect(apiRef.current?.getRowNode(1)).toMatchObject({
      type: 'leaf',
      parent: GRID_ROOT_GROUP_ID,
    });
  },
);
