import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claim, expect, page, show, vi } from '#claims';
import CustomLoading from './demos/custom-loading.tsx';
import CustomNoColumns from './demos/custom-no-columns.tsx';
import { columns, rows } from './demos/data.ts';
import DefaultTexts from './demos/default-texts.tsx';
import EmptyPivot from './demos/empty-pivot.tsx';
import FoundItems from './demos/found-items.tsx';
import LoadingVariants from './demos/loading-variants.tsx';
import NoColumns from './demos/no-columns.tsx';
import NoResults from './demos/no-results.tsx';
import NoRows from './demos/no-rows.tsx';
import OverlayHeight from './demos/overlay-height.tsx';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const button = (name: string) => page.getByRole('button', { name });

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 320, width: 600 }}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

claim(
  'Set `loading` while you fetch data. The grid chooses the other overlays itself.',
  async () => {
    await show(<FoundItems />);
    await expect.element(page.getByText('No rows')).toBeVisible();
    await button('Load items').click();
    await expect.poll(() => find('.MuiDataGrid-rowSkeleton')).not.toBeNull();
    await expect.element(page.getByText('Violin case')).toBeVisible();
  },
);

claim('there are no rows and no pinned rows', async () => {
  const first = await show(
    <div style={{ height: 320, width: 600 }}>
      <DataGridPro rows={[]} columns={columns} />
    </div>,
  );
  await expect.element(page.getByText('No rows')).toBeVisible();
  await first.unmount();
  await show(
    <div style={{ height: 320, width: 600 }}>
      <DataGridPro rows={[]} columns={columns} pinnedRows={{ top: rows.slice(0, 1) }} />
    </div>,
  );
  await expect.element(page.getByText('Green umbrella')).toBeVisible();
  expect(page.getByText('No rows').elements()).toHaveLength(0);
});

claim('The loading overlay has priority over all others.', async () => {
  await show(<Grid rows={[]} columns={[]} loading />);
  await expect.element(page.getByRole('grid')).toBeVisible();
  await expect.poll(() => find('.MuiDataGrid-overlayWrapper')).not.toBeNull();
  expect(page.getByText('No columns').elements()).toHaveLength(0);
  expect(page.getByText('No rows').elements()).toHaveLength(0);
});

claim(
  'By default, the grid shows a skeleton if it has no rows, and a linear progress bar if it does.',
  async () => {
    const first = await show(<Grid rows={[]} loading />);
    await expect.poll(() => find('.MuiDataGrid-rowSkeleton')).not.toBeNull();
    await first.unmount();
    const second = await show(<Grid loading />);
    await expect.poll(() => find('.MuiLinearProgress-root')).not.toBeNull();
    expect(find('.MuiDataGrid-rowSkeleton')).toBeNull();
    await second.unmount();
    await show(<LoadingVariants />);
    await button('Circular').click();
    await expect.poll(() => find('.MuiCircularProgress-root')).not.toBeNull();
  },
);

claim(
  'With linear or circular progress, the old rows stay visible below the overlay, but people cannot click them. Headers still work.',
  async () => {
    const click = vi.fn();
    const sort = vi.fn();
    await show(<Grid loading onRowClick={click} onSortModelChange={sort} />);
    const cell = page.getByRole('gridcell', { name: 'Violin case' });
    await expect.element(cell).toBeVisible();
    const box = cell.element().getBoundingClientRect();
    const top = document.elementFromPoint(box.left + 20, box.top + 20);
    expect(top?.closest('.MuiDataGrid-overlayWrapper')).not.toBeNull();
    await page.getByRole('columnheader', { name: 'Shelf' }).click();
    await expect.poll(() => sort.mock.calls.length).toBe(1);
    expect(click).not.toHaveBeenCalled();
  },
);

claim('It fills the area of the rows and centers its content.', async () => {
  await show(<CustomLoading />);
  await expect
    .element(page.getByRole('progressbar', { name: 'Checking shelf 3 of 8…' }))
    .toBeVisible();
  const overlay = find('.MuiDataGrid-overlay')?.getBoundingClientRect();
  const scroller = find('.MuiDataGrid-virtualScroller')?.getBoundingClientRect();
  expect(overlay?.width).toBe(scroller?.width);
  expect(Math.abs((overlay?.bottom ?? 0) - (scroller?.bottom ?? 9))).toBeLessThan(2);
});

claim('Pass callbacks through `slotProps`', async () => {
  await show(<NoRows />);
  await button('Register an item').click();
  await expect.element(page.getByText('Green umbrella')).toBeVisible();
  expect(button('Register an item').elements()).toHaveLength(0);
});

claim('This overlay appears when filters or the search exclude all rows.', async () => {
  const first = await show(<DefaultTexts />);
  await expect.element(page.getByText('Nothing found. Try another word.')).toBeVisible();
  await first.unmount();
  await show(<NoResults />);
  await expect.element(page.getByText('No item matches your search.')).toBeVisible();
  await button('Show all items').click();
  await expect.element(page.getByText('Blue scarf')).toBeVisible();
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
});

claim(
  'It shows the overlay for no rows, or the one for no results if `rowCount` is still above 0.',
  async () => {
    const filtered: Partial<DataGridProps> = {
      rows: [],
      filterMode: 'server',
      paginationMode: 'server',
      filterModel: { items: [{ field: 'item', operator: 'contains', value: 'x' }] },
    };
    const first = await show(<Grid {...filtered} rowCount={0} />);
    await expect.element(page.getByText('No rows')).toBeVisible();
    await first.unmount();
    await show(<Grid {...filtered} rowCount={40} />);
    await expect.element(page.getByText('No results found.')).toBeVisible();
  },
);

claim(
  'A `rowCount` above 0 counts as rows, even while `rows` is empty: the grid then shows the `variant`.',
  async () => {
    await show(<Grid rows={[]} paginationMode="server" rowCount={40} loading />);
    await expect.poll(() => find('.MuiLinearProgress-root')).not.toBeNull();
    expect(find('.MuiDataGrid-rowSkeleton')).toBeNull();
  },
);

claim('If people hide all columns, the overlay offers to open the columns panel', async () => {
  await show(<NoColumns />);
  await expect.element(page.getByText(/^No columns/)).toBeVisible();
  await button('Manage columns').click();
  await page.getByRole('checkbox', { name: 'Shelf' }).click();
  await expect.element(page.getByRole('columnheader', { name: 'Shelf' })).toBeVisible();
});

claim(
  'With `disableColumnSelector`, or without any column definitions, the button is missing.',
  async () => {
    const first = await show(<Grid columns={[]} />);
    await expect.element(page.getByText('No columns')).toBeVisible();
    expect(button('Manage columns').elements()).toHaveLength(0);
    await first.unmount();
    const second = await show(
      <Grid
        disableColumnSelector
        columnVisibilityModel={{ item: false, place: false, shelf: false }}
      />,
    );
    await expect.element(page.getByText('No columns')).toBeVisible();
    expect(button('Manage columns').elements()).toHaveLength(0);
    await second.unmount();
    await show(<CustomNoColumns />);
    await button('Show them again').click();
    await expect.element(page.getByText('Blue scarf')).toBeVisible();
  },
);

claim('no column is visible, not even the checkboxes', async () => {
  const hidden = { item: false, place: false, shelf: false };
  const shown = await show(<Grid columnVisibilityModel={hidden} />);
  await expect.element(page.getByText(/^No columns/)).toBeVisible();
  await shown.unmount();
  await show(<Grid columnVisibilityModel={hidden} checkboxSelection />);
  await expect.poll(() => page.getByRole('checkbox').elements().length).toBe(rows.length + 1);
  expect(page.getByText(/^No columns/).elements()).toHaveLength(0);
});

claim('In pivot mode, a model without row fields leaves nothing to show.', async () => {
  await show(<EmptyPivot />);
  await expect
    .element(page.getByText('Add “Found” to the rows to count items by place.'))
    .toBeVisible();
});

claim(
  'If the grid has no height of its own, it grows with its rows, and an overlay without rows is as tall as two rows.',
  async () => {
    const height = () => find('.MuiDataGrid-overlay')?.getBoundingClientRect().height ?? 0;
    const first = await show(
      <div style={{ display: 'flex', flexDirection: 'column', width: 500 }}>
        <DataGrid rows={[]} columns={columns} hideFooter />
      </div>,
    );
    await expect.poll(height).toBe(104);
    await first.unmount();
    await show(<OverlayHeight />);
    await expect.poll(height).toBe(200);
  },
);

claim(
  'All default overlays have the class `MuiDataGrid-overlay`, and so does `GridOverlay`.',
  async () => {
    for (const props of [
      { rows: [] },
      { columns: [] },
      { loading: true },
      { rows: [], loading: true },
    ]) {
      const shown = await show(<Grid {...props} />);
      await expect.poll(() => find('.MuiDataGrid-overlay')).not.toBeNull();
      await shown.unmount();
    }
  },
);

claim('The skeleton hides the rows.', async () => {
  await show(<LoadingVariants />);
  await expect.poll(() => find('.MuiDataGrid-rowSkeleton')).not.toBeNull();
  await expect.element(page.getByText('Violin case')).not.toBeVisible();
});
