import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { claim, expect, page, show, vi } from '#claims';
import ValueFunctions from './demos/value-functions.tsx';

const rows = [
  { id: 1, name: 'Ada', score: 7 },
  { id: 2, name: 'Ben', score: 4 },
];
const columns: GridColDef[] = [{ field: 'name' }, { field: 'score', type: 'number' }];

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 500 }}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

claim('The new arguments are `value`, `row`, `column` and `apiRef`.', async () => {
  const first = await show(<ValueFunctions />);
  await expect.element(page.getByRole('gridcell', { name: 'Imani Cole' })).toBeVisible();
  await expect.element(page.getByRole('gridcell', { name: '25:02' })).toBeVisible();
  await first.unmount();
  const getter = vi.fn<(...args: unknown[]) => unknown>((value) => value);
  await show(<Grid columns={[{ field: 'name', valueGetter: (...args) => getter(...args) }]} />);
  await expect.element(page.getByText('Ada')).toBeVisible();
  expect(getter.mock.calls[0]).toEqual([
    'Ada',
    rows[0],
    expect.objectContaining({ field: 'name' }),
    expect.objectContaining({ current: expect.anything() }),
  ]);
});

claim('If people can change the density, a fixed value keeps them from doing so.', async () => {
  const apiRef: NonNullable<DataGridProps['apiRef']> = { current: null };
  const change = vi.fn();
  const height = () => document.querySelector('[role=row][data-id]')?.clientHeight;
  await show(<Grid apiRef={apiRef} density="compact" onDensityChange={change} />);
  await expect.poll(height).toBe(36);
  apiRef.current?.setDensity('comfortable');
  await expect.poll(() => change.mock.calls.length).toBe(1);
  expect(height()).toBe(36);
});

claim('The quick filter ignores hidden columns.', async () => {
  const names = () => page.getByRole('gridcell').elements().length;
  await show(
    <Grid
      columns={[{ field: 'name' }, { field: 'score' }]}
      columnVisibilityModel={{ score: false }}
      filterModel={{ items: [], quickFilterValues: ['7'] }}
    />,
  );
  await expect.element(page.getByText('No results found.')).toBeVisible();
  expect(names()).toBe(0);
});

claim(
  'Column options such as `sortable: false` and `filterable: false` only affect the interface.',
  async () => {
    await show(
      <Grid
        columns={[{ field: 'name' }, { field: 'score', sortable: false, filterable: false }]}
        initialState={{ sorting: { sortModel: [{ field: 'score', sort: 'asc' }] } }}
      />,
    );
    await expect.poll(() => page.getByRole('gridcell').elements()[0]?.textContent).toBe('Ben');
  },
);

claim(
  'Cells are no longer flex containers, so custom content in `renderCell` is not centered vertically.',
  async () => {
    const box = <span style={{ display: 'block', height: 10, lineHeight: 1 }} data-testid="box" />;
    const offset = () => {
      const element = document.querySelector('[data-testid=box]');
      const cell = element?.closest('[role=gridcell]');
      if (!element || !cell) return 0;
      return element.getBoundingClientRect().top - cell.getBoundingClientRect().top;
    };
    const first = await show(<Grid columns={[{ field: 'name', renderCell: () => box }]} />);
    await expect.poll(() => document.querySelector('[data-testid=box]')).not.toBeNull();
    expect(offset()).toBeLessThan(3);
    await first.unmount();
    await show(<Grid columns={[{ field: 'name', display: 'flex', renderCell: () => box }]} />);
    await expect.poll(offset).toBeGreaterThan(15);
  },
);
