import { DataGridPro } from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent } from '#claims';
import CardRows from './demos/card-rows.tsx';
import { columns, rows } from './demos/data.ts';
import HeatMap from './demos/heat-map.tsx';
import KeyboardOutline from './demos/keyboard-outline.tsx';
import PlainTable from './demos/plain-table.tsx';
import SelectionColors from './demos/selection-colors.tsx';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const style = (selector: string) => {
  const element = find(selector);
  return element ? getComputedStyle(element) : null;
};
const row = (id: number) => `[role=row][data-id="${id}"]`;
const ready = () => expect.poll(() => find(row(1))).not.toBeNull();

claim('The first one colors cells by their value.', async () => {
  await show(<HeatMap />);
  await ready();
  const color = (id: number, field: string) =>
    style(`${row(id)} [data-field=${field}]`)?.backgroundColor ?? '';
  expect(color(3, 'tuesday')).toMatch(/0\.05\)$/);
  expect(color(2, 'saturday')).toMatch(/0\.45\)$/);
  expect(color(1, 'play')).toBe('rgba(0, 0, 0, 0)');
});

claim('Click a cell, and then press an arrow key', async () => {
  await show(<KeyboardOutline />);
  const cell = page.getByRole('gridcell', { name: 'Two Left Shoes' });
  await cell.click();
  await expect.element(cell).toHaveFocus();
  expect(getComputedStyle(cell.element()).outlineStyle).toBe('none');
  await userEvent.keyboard('{ArrowDown}');
  const next = page.getByRole('gridcell', { name: 'Letters to Ada' });
  await expect.element(next).toHaveFocus();
  expect(getComputedStyle(next.element()).outlineStyle).toBe('solid');
  expect(getComputedStyle(next.element()).outlineWidth).toBe('2px');
});

claim(
  '`getRowSpacing` adds the gaps, and `--DataGrid-rowBorderColor` hides the lines between rows',
  async () => {
    await show(<CardRows />);
    await ready();
    expect(style(row(2))?.marginTop).toBe('4px');
    expect(style(row(2))?.borderTopLeftRadius).not.toBe('0px');
    expect(style(`${row(2)} [data-field=play]`)?.borderTopColor).toBe('rgba(0, 0, 0, 0)');
  },
);

claim('A row is as wide as all columns together, but at least as wide as the grid.', async () => {
  const rowWidth = async (width: number) => {
    const shown = await show(
      <div style={{ height: 300, width: 500 }}>
        <DataGridPro rows={rows} columns={[{ field: 'play', width }]} sx={{ border: 0 }} />
      </div>,
    );
    await ready();
    const found = find(row(1))?.getBoundingClientRect().width;
    await shown.unmount();
    return found;
  };
  expect(await rowWidth(900)).toBe(900);
  expect(await rowWidth(200)).toBe(500);
});

claim('Set the hover color as well, because the default one is more specific', async () => {
  const first = await show(<SelectionColors />);
  await ready();
  expect(find(row(2))).toHaveClass('Mui-selected');
  await userEvent.hover(page.getByText('Midnight Bakery'));
  await expect.poll(() => style(row(2))?.backgroundColor).toMatch(/0\.16\)$/);
  await userEvent.hover(page.getByText('Two Left Shoes'));
  await expect.poll(() => style(row(2))?.backgroundColor).toMatch(/0\.24\)$/);
  await first.unmount();
  await show(
    <div style={{ height: 300, width: 500 }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        rowSelectionModel={{ type: 'include', ids: new Set([1]) }}
        sx={{ '& .MuiDataGrid-row.Mui-selected': { bgcolor: 'rgb(255, 0, 0)' } }}
      />
    </div>,
  );
  await ready();
  await userEvent.hover(page.getByText('Midnight Bakery'));
  await expect.poll(() => style(row(1))?.backgroundColor).toBe('rgb(255, 0, 0)');
  await userEvent.hover(page.getByText('The Cloud Seller'));
  await expect.poll(() => style(row(1))?.backgroundColor).not.toBe('rgb(255, 0, 0)');
});

claim('Rows of archived plays are in italics', async () => {
  await show(<PlainTable />);
  await ready();
  expect(style('.MuiDataGrid-root')?.borderTopWidth).toBe('0px');
  expect(style(`${row(3)} [data-field=play]`)?.fontStyle).toBe('italic');
  expect(style(`${row(1)} [data-field=play]`)?.fontStyle).toBe('normal');
  expect(style('.MuiDataGrid-columnSeparator')?.display).toBe('none');
});

claim('A background on the row does not show through.', async () => {
  await show(
    <div style={{ height: 300, width: 500 }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['play'] } }}
        getRowClassName={() => 'late'}
        sx={{ '& .late': { bgcolor: 'rgb(255, 0, 0)' } }}
      />
    </div>,
  );
  await ready();
  await userEvent.hover(page.getByText('Midnight Bakery'));
  await expect.poll(() => style(row(1))?.backgroundColor).toBe('rgb(255, 0, 0)');
  const pinned = style(`${row(1)} [data-field=play]`)?.backgroundColor ?? '';
  expect(pinned).not.toBe('rgb(255, 0, 0)');
  expect(pinned).not.toMatch(/, 0\)$/);
});

claim(
  'Prefer one more class over `!important`, which also overrides the hover and selection styles.',
  async () => {
    const important = await show(
      <div style={{ height: 300, width: 500 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          getRowClassName={() => 'mine'}
          sx={{ '& .mine': { bgcolor: 'rgb(9, 9, 9) !important' } }}
        />
      </div>,
    );
    await ready();
    await userEvent.hover(page.getByText('The Cloud Seller'));
    await expect.poll(() => find(row(1))?.matches(':hover')).toBe(true);
    expect(style(row(1))?.backgroundColor).toBe('rgb(9, 9, 9)');
    await important.unmount();
    await show(
      <div style={{ height: 300, width: 500 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          getRowClassName={() => 'mine'}
          rowSelectionModel={{ type: 'include', ids: new Set([2]) }}
          sx={{
            '& .MuiDataGrid-row.mine:hover': { bgcolor: 'rgb(1, 2, 3)' },
            '& .mine.Mui-selected': { bgcolor: 'rgb(4, 5, 6)' },
            '& .mine.Mui-selected:hover': { bgcolor: 'rgb(7, 8, 9)' },
          }}
        />
      </div>,
    );
    await ready();
    await userEvent.hover(page.getByText('Midnight Bakery'));
    await expect.poll(() => style(row(2))?.backgroundColor).toBe('rgb(4, 5, 6)');
    await userEvent.hover(page.getByText('The Cloud Seller'));
    await expect.poll(() => style(row(1))?.backgroundColor).toBe('rgb(1, 2, 3)');
    await userEvent.hover(page.getByText('Two Left Shoes'));
    await expect.poll(() => style(row(2))?.backgroundColor).toBe('rgb(7, 8, 9)');
  },
);
