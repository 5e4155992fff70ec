import type { ReactNode } from 'react';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ChangedRows from './demos/changed-rows.tsx';
import ClickableRows from './demos/clickable-rows.tsx';
import { loans } from './demos/data.ts';
import RowColors from './demos/row-colors.tsx';
import StripedRows from './demos/striped-rows.tsx';
import ToggleOnClick from './demos/toggle-on-click.tsx';

const wide = (children: ReactNode) => <div style={{ width: 700 }}>{children}</div>;
const rows = () => [...document.querySelectorAll<HTMLElement>('[role=row][data-id]')];
const withClass = (name: string) =>
  rows()
    .map((row) => (row.classList.contains(name) ? 1 : 0))
    .join('');

claim(
  '`indexRelativeToCurrentPage` counts the rows on the page, so the stripes stay regular after sorting and filtering.',
  async () => {
    await show(wide(<StripedRows />));
    await expect.poll(() => withClass('odd')).toBe('01010');
    await userEvent.click(page.getByRole('columnheader', { name: 'Title' }));
    await expect
      .poll(() => rows().map((row) => row.dataset['id']))
      .toEqual(['1', '4', '3', '2', '5']);
    await expect.poll(() => withClass('odd')).toBe('01010');
  },
);

claim('Return a class that depends on the row.', async () => {
  await show(wide(<RowColors />));
  await expect.poll(() => withClass('overdue')).toBe('01000');
  expect(withClass('due-soon')).toBe('00100');
  const color = (index: number) => getComputedStyle(rows()[index] ?? document.body).backgroundColor;
  expect(color(1)).not.toBe(color(0));
});

claim(
  'Remember which rows changed, give them a class, and remove it when an animation ends.',
  async () => {
    await show(wide(<ChangedRows />));
    await page.getByRole('button', { name: 'Extend a loan' }).click();
    await expect.poll(() => withClass('changed')).toBe('10000');
    await expect.element(page.getByRole('gridcell', { name: '16' })).toBeVisible();
    await expect.poll(() => withClass('changed'), { timeout: 6000 }).toBe('00000');
  },
);

claim(
  'Set `disableRowSelectionOnClick`, so that the click does not select the row as well.',
  async () => {
    await show(wide(<ClickableRows />));
    await page.getByRole('gridcell', { name: 'C 04' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Opened: The Bread Year');
    expect(withClass('Mui-selected')).toBe('00000');
  },
);

claim(
  'Clicks in the checkbox column, in an actions column, on a detail panel toggle, on a row reordering handle or in a cell that is being edited do not trigger it.',
  async () => {
    const clicked = vi.fn();
    const columns: GridColDef[] = [
      { field: 'title', renderCell: () => <button>Plain</button> },
      { field: 'daysLeft', type: 'number', editable: true },
      {
        field: 'shelf',
        renderCell: () => <button onClick={(event) => event.stopPropagation()}>Stopped</button>,
      },
      {
        field: 'actions',
        type: 'actions',
        getActions: () => [<GridActionsCellItem key="x" icon={<b>x</b>} label="Act" />],
      },
    ];
    const community = await show(
      wide(
        <DataGrid
          rows={loans.slice(0, 1)}
          columns={columns}
          checkboxSelection
          onRowClick={clicked}
        />,
      ),
    );
    await page.getByRole('button', { name: 'Plain' }).click();
    expect(clicked).toHaveBeenCalledTimes(1);
    await page.getByRole('button', { name: 'Stopped' }).click();
    // Neither do the checkbox and the actions.
    await page.getByRole('menuitem', { name: 'Act' }).click();
    await page.getByRole('checkbox').last().click();
    expect(clicked).toHaveBeenCalledTimes(1);
    await userEvent.dblClick(page.getByRole('gridcell', { name: '9', exact: true }));
    const before = clicked.mock.calls.length;
    await page.getByRole('spinbutton').click();
    expect(clicked).toHaveBeenCalledTimes(before);
    await community.unmount();
    clicked.mockClear();
    await show(
      wide(
        <DataGridPro
          rows={loans.slice(0, 1)}
          columns={[{ field: 'title', width: 200 }]}
          rowReordering
          getDetailPanelContent={() => <p>Details</p>}
          getDetailPanelHeight={() => 60}
          onRowClick={clicked}
        />,
      ),
    );
    await page.getByRole('button', { name: 'Expand' }).click();
    await expect.element(page.getByText('Details')).toBeVisible();
    const handle = document.querySelector('[role=gridcell][data-field="__reorder__"]');
    await userEvent.click(handle ?? document.body);
    expect(clicked).not.toHaveBeenCalled();
    await page.getByRole('gridcell', { name: 'A Field Guide to Clouds' }).click();
    expect(clicked).toHaveBeenCalledTimes(1);
  },
);

claim('No key on a cell triggers a row click.', async () => {
  const clicked = vi.fn();
  await show(
    wide(<DataGrid rows={loans} columns={[{ field: 'title', width: 200 }]} onRowClick={clicked} />),
  );
  await page.getByRole('gridcell', { name: 'Night Trains' }).click();
  expect(clicked).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Enter} {ArrowUp}{Enter}');
  expect(clicked).toHaveBeenCalledTimes(1);
});

claim('The toggle button still works: a click on it is not a row click.', async () => {
  await show(wide(<ToggleOnClick />));
  const panels = () => document.querySelectorAll('.MuiDataGrid-detailPanel').length;
  await page.getByRole('gridcell', { name: 'Night Trains' }).click();
  await expect.poll(panels).toBe(1);
  await page.getByRole('button', { name: 'Collapse' }).click();
  await expect.poll(panels).toBe(0);
  await page.getByRole('button', { name: 'Expand' }).first().click();
  await expect.poll(panels).toBe(1);
});
