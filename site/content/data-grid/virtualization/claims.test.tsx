import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import MillionCells from './demos/million-cells.tsx';

const rendered = () => document.querySelectorAll('[role=row][data-id]').length;
const rows = Array.from({ length: 90 }, (_, id) => ({ id, name: `n${id}` }));
const columns = [{ field: 'name' }];
const manyColumns = Array.from({ length: 60 }, (_, index) => ({ field: `c${index}`, width: 100 }));

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 400, width: 600 }}>
      <DataGrid rows={rows} columns={columns} hideFooter {...props} />
    </div>
  );
}

claim(
  'Virtualization is on by default: the grid only renders the cells that are in view, and a few around them.',
  async () => {
    const first = await show(
      <div style={{ width: 700 }}>
        <MillionCells />
      </div>,
    );
    await expect.poll(rendered).toBeGreaterThan(4);
    expect(document.querySelectorAll('[role=gridcell]').length).toBeLessThan(400);
    expect(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')).toBe('10001');
    await first.unmount();
    await show(<Grid disableVirtualization />);
    await expect.poll(rendered).toBe(90);
  },
);

claim(
  'At rest, the grid renders the rows in view and those within `rowBufferPx` above and below: 150 px by default.',
  async () => {
    // 400 px without the header of 56 px: 7 rows, and 3 in the buffer.
    const small = await show(<Grid />);
    await expect.poll(rendered).toBeGreaterThan(6);
    const usual = rendered();
    expect(usual).toBeLessThan(13);
    await small.unmount();
    await show(<Grid rowBufferPx={1000} />);
    await expect.poll(rendered).toBeGreaterThan(usual + 10);
  },
);

claim(
  'it renders 15 rows ahead in the direction of the scroll, and none behind. A second after the last update, it goes back to the buffer on both sides.',
  async () => {
    await show(<Grid rowBufferPx={0} />);
    await expect.poll(rendered).toBeGreaterThan(5);
    const atRest = rendered();
    expect(atRest).toBeLessThan(10);
    const ids = () =>
      [...document.querySelectorAll<HTMLElement>('[role=row][data-id]')].map((row) =>
        Number(row.dataset['id']),
      );
    document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTo({ top: 1040 });
    // The rows 20 to 26 are in view.
    await expect.poll(() => Math.max(...ids())).toBeGreaterThan(39);
    expect(Math.max(...ids())).toBeLessThan(44);
    await expect.poll(() => Math.max(...ids()), { timeout: 4000 }).toBeLessThan(30);
    expect(Math.min(...ids())).toBeGreaterThan(18);
  },
);

claim(
  'In the Community `DataGrid`, a page has at most 100 rows, and a larger `pageSize` throws an error.',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(
      show(
        <Grid
          pageSizeOptions={[200]}
          initialState={{ pagination: { paginationModel: { pageSize: 200 } } }}
        />,
      ),
    ).rejects.toThrow(/cannot exceed 100/);
  },
);

claim('`columnBufferPx` is the buffer to the left and right, 150 px by default.', async () => {
  const cells = () => document.querySelectorAll('[data-id="0"] [role=gridcell]').length;
  const usual = await show(<Grid columns={manyColumns} />);
  await expect.poll(cells).toBeGreaterThan(5);
  const before = cells();
  expect(before).toBeLessThan(11);
  await usual.unmount();
  await show(<Grid columns={manyColumns} columnBufferPx={1000} />);
  await expect.poll(cells).toBeGreaterThan(before + 5);
});

claim('Without one, it grows with its rows and renders all of them:', async () => {
  await show(
    <div style={{ width: 600 }}>
      <DataGridPro rows={rows} columns={columns} hideFooter />
    </div>,
  );
  await expect.poll(rendered).toBe(90);
});

claim('The cell with the focus is an exception: it stays mounted.', async () => {
  await show(<Grid />);
  const cell = page.getByRole('gridcell', { name: 'n1', exact: true });
  await userEvent.click(cell);
  document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTo({ top: 3000 });
  await expect.poll(() => document.querySelector('[data-id="60"]')).not.toBeNull();
  expect(document.querySelector('[data-id="1"] [data-field=name]')).not.toBeNull();
  expect(document.querySelector('[data-id="3"]')).toBeNull();
});

claim('Only the option “All”, with the value −1, shows more.', async () => {
  const many = Array.from({ length: 130 }, (_, id) => ({ id, name: `n${id}` }));
  await show(
    <Grid
      rows={many}
      hideFooter={false}
      initialState={{ pagination: { paginationModel: { pageSize: -1 } } }}
      pageSizeOptions={[100, { value: -1, label: 'All' }]}
    />,
  );
  await expect.element(page.getByText('1–130 of 130')).toBeVisible();
});
