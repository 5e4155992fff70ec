import { Component, type ReactNode } from 'react';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
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
