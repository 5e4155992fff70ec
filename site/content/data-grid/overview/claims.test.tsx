import { DataGrid } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent } from '#claims';
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
