import { DataGrid } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ControlledSorting from './demos/controlled-sorting.tsx';
import MechanicsPro from './demos/mechanics-pro.tsx';
import WorkloadPremium from './demos/workload-premium.tsx';
import WorkshopJobs from './demos/workshop-jobs.tsx';

const header = (name: string) => page.getByRole('columnheader', { name: new RegExp(`^${name}`) });
const rows = Array.from({ length: 130 }, (_, id) => ({ id }));
const size = { height: 300, width: 500 };

claim(
  'Try it: sort by a header, search in the toolbar, double-click a status to change it.',
  async () => {
    // at 1280 px a demo has about 626 px; all columns must be in view there
    await show(
      <div style={{ width: 626 }}>
        <WorkshopJobs />
      </div>,
    );
    await expect.element(header('Promised')).toBeVisible();
    await expect
      .poll(() =>
        document
          .querySelector<HTMLElement>('.MuiDataGrid-root')
          ?.style.getPropertyValue('--DataGrid-hasScrollX'),
      )
      .toBe('0');
    await header('Bicycle').click();
    await expect.element(header('Bicycle')).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('gridcell', { name: 'waiting' }).first().dblClick();
    await expect.element(page.getByRole('option', { name: 'ready' })).toBeVisible();
  },
);

claim(
  'Some defaults change with it: `DataGrid` always shows pages, the other two show all rows until you set `pagination`.',
  async () => {
    const free = await show(
      <div style={size}>
        <DataGrid rows={rows} columns={[{ field: 'id' }]} />
      </div>,
    );
    await expect.element(page.getByText('1–100 of 130')).toBeVisible();
    await free.unmount();
    await show(
      <div style={size}>
        <DataGridPro rows={rows} columns={[{ field: 'id' }]} />
      </div>,
    );
    await expect.element(page.getByText('Total Rows: 130')).toBeVisible();
  },
);

claim(
  'They also let people reorder columns and sort by several of them, unless you set `disableColumnReorder` or `disableMultipleColumnsSorting`.',
  async () => {
    const columns = [{ field: 'a' }, { field: 'b' }];
    const sorted = () => document.querySelectorAll('[role=columnheader][aria-sort$=ending]').length;
    const draggable = () =>
      document.querySelectorAll('[role=columnheader] [draggable=true]').length;
    const addSecond = async () => {
      await header('a').click();
      await userEvent.keyboard('{Shift>}');
      await header('b').click();
      await userEvent.keyboard('{/Shift}');
    };
    const free = await show(
      <div style={size}>
        <DataGrid rows={rows} columns={columns} />
      </div>,
    );
    await addSecond();
    await expect.poll(sorted).toBe(1);
    expect(draggable()).toBe(0);
    await free.unmount();
    const pro = await show(
      <div style={size}>
        <DataGridPro rows={rows} columns={columns} />
      </div>,
    );
    await addSecond();
    await expect.poll(sorted).toBe(2);
    expect(draggable()).toBe(2);
    await pro.unmount();
    await show(
      <div style={size}>
        <DataGridPro
          rows={rows}
          columns={columns}
          disableColumnReorder
          disableMultipleColumnsSorting
        />
      </div>,
    );
    await addSecond();
    await expect.poll(sorted).toBe(1);
    expect(draggable()).toBe(0);
  },
);

claim(
  'In the next demo the sorting is controlled: buttons and headers change the same value.',
  async () => {
    await show(<ControlledSorting />);
    await page.getByRole('button', { name: 'Quick jobs first' }).click();
    await expect.element(header('Minutes')).toHaveAttribute('aria-sort', 'ascending');
    await header('Work').click();
    await expect.element(header('Work')).toHaveAttribute('aria-sort', 'ascending');
    await expect.element(header('Minutes')).toHaveAttribute('aria-sort', 'none');
  },
);

claim('A model without its callback never changes', async () => {
  await show(
    <div style={size}>
      <DataGrid
        rows={rows}
        columns={[{ field: 'id' }]}
        sortModel={[{ field: 'id', sort: 'desc' }]}
      />
    </div>,
  );
  await header('id').click();
  await expect.element(page.getByRole('gridcell', { name: '129' })).toBeVisible();
  await expect.element(header('id')).toHaveAttribute('aria-sort', 'descending');
});

claim(
  'This grid has no pages, keeps its first column in view, sorts by two columns and filters in the headers.',
  async () => {
    await show(
      <div style={{ width: 500 }}>
        <MechanicsPro />
      </div>,
    );
    await expect.element(header('Promised').first()).toHaveAttribute('aria-sort', 'ascending');
    await expect.element(page.getByRole('button', { name: /next page/ })).not.toBeInTheDocument();
    const left = () => header('Job').first().element().getBoundingClientRect().left;
    const before = left();
    document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTo({ left: 300 });
    await expect
      .poll(() => header('Bicycle').first().element().getBoundingClientRect().left)
      .toBeLessThan(before);
    expect(left()).toBe(before);
  },
);

claim('Here the jobs are grouped by mechanic, and every group shows its sums.', async () => {
  await show(<WorkloadPremium />);
  await expect.element(page.getByRole('treegrid')).toBeVisible();
  await expect
    .poll(
      () =>
        [...document.querySelectorAll('[role=gridcell][data-field=minutes]')].filter(
          (cell) => Number(cell.textContent?.replace(',', '')) > 0,
        ).length,
    )
    .toBeGreaterThan(1);
});

claim(
  'Without checkboxes, people can select several rows there instead of one; `disableMultipleRowSelection` prevents it.',
  async () => {
    const columns = [{ field: 'id' }];
    const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });
    const selected = () => document.querySelectorAll('[role=row][aria-selected=true]').length;
    const selectTwo = async () => {
      await cell('1').click();
      await userEvent.keyboard('{Control>}');
      await cell('2').click();
      await userEvent.keyboard('{/Control}');
    };
    const community = await show(
      <div style={size}>
        <DataGrid rows={rows} columns={columns} />
      </div>,
    );
    await selectTwo();
    await expect.poll(selected).toBe(1);
    await community.unmount();
    const pro = await show(
      <div style={size}>
        <DataGridPro rows={rows} columns={columns} />
      </div>,
    );
    await selectTwo();
    await expect.poll(selected).toBe(2);
    await pro.unmount();
    await show(
      <div style={size}>
        <DataGridPro rows={rows} columns={columns} disableMultipleRowSelection />
      </div>,
    );
    await selectTwo();
    await expect.poll(selected).toBe(1);
  },
);

claim(
  "With checkboxes, “Select all” gives a model of type `'exclude'` there instead of a list of ids, as long as nothing is filtered.",
  async () => {
    const pick = async (Grid: typeof DataGrid | typeof DataGridPro, value: string) => {
      const changed = vi.fn();
      const { unmount } = await show(
        <div style={size}>
          <Grid
            rows={rows}
            columns={[{ field: 'id' }]}
            checkboxSelection
            onRowSelectionModelChange={changed}
            initialState={{
              filter: {
                filterModel: {
                  items: value === '' ? [] : [{ field: 'id', operator: 'contains', value }],
                },
              },
            }}
          />
        </div>,
      );
      await page.getByRole('checkbox', { name: 'Select all rows' }).click();
      await expect.poll(() => changed.mock.calls.length).toBe(1);
      await unmount();
      const { type, ids } = changed.mock.calls[0]?.[0] ?? {};
      return [type, ids.size];
    };
    expect(await pick(DataGrid, '')).toEqual(['include', rows.length]);
    expect(await pick(DataGridPro, '')).toEqual(['exclude', 0]);
    expect(await pick(DataGridPro, '7')).toEqual(['include', 22]);
  },
);

claim(
  'In `DataGridPremium`, :kbd[Ctrl+V] pastes into editable cells, unless you set `disableClipboardPaste`.',
  async () => {
    const paste = async () => {
      await page.getByRole('gridcell', { name: 'old' }).click();
      const init = { key: 'v', keyCode: 86, ctrlKey: true, bubbles: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'new');
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
    };
    const editing = () => document.querySelectorAll('.MuiDataGrid-cell--editing').length;
    const grid = (disableClipboardPaste: boolean) => (
      <div style={size}>
        <DataGridPremium
          rows={[{ id: 1, name: 'old' }]}
          columns={[{ field: 'name', editable: true }]}
          disableRowSelectionOnClick
          disableClipboardPaste={disableClipboardPaste}
        />
      </div>
    );
    const { unmount } = await show(grid(false));
    await paste();
    await expect.element(page.getByRole('gridcell', { name: 'new' })).toBeVisible();
    expect(editing()).toBe(0);
    await unmount();
    await show(grid(true));
    await paste();
    await expect.poll(editing).toBe(1);
  },
);
