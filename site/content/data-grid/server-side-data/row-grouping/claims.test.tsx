import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi,
  type GridGetRowsParams,
} from '@mui/x-data-grid-premium';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import BookingsByCountry from './demos/bookings-by-country.tsx';
import ChangeLevels from './demos/change-levels.tsx';
import FailedGroup from './demos/failed-group.tsx';
import OpenGroups from './demos/open-groups.tsx';
import { columns, queryBookings } from './demos/server.ts';

const row = (name: RegExp) => page.getByRole('row', { name });
const expand = (name: RegExp) => row(name).getByRole('button', { name: 'see children' });
const ref = (): { current: GridApi | null } => ({ current: null });
const text = (id: string, field: string) =>
  document.querySelector(`[data-id="${id}"] [data-field="${field}"]`)?.textContent;

function source() {
  return {
    getRows: vi.fn((params: GridGetRowsParams) => queryBookings(params)),
    getGroupKey: (model: { group?: string; id?: string }) => model.group ?? model.id ?? '',
    getChildrenCount: (model: { size?: number }) => model.size ?? 0,
  };
}

function Grid(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ height: 500, width: 900 }}>
      <DataGridPremium
        columns={columns}
        initialState={{ rowGrouping: { model: ['country', 'city'] } }}
        {...props}
      />
    </div>
  );
}

claim(
  'The grid requests the groups first, and the rows of a group when someone expands it.',
  async () => {
    const first = await show(<BookingsByCountry />);
    await expand(/Italy \(18\)/).click();
    await expect.element(row(/Turin/).first()).toBeVisible();
    await first.unmount();
    const dataSource = source();
    await show(<Grid dataSource={dataSource} />);
    await expand(/Italy/).click();
    await expand(/Bari/).click();
    await expect.poll(() => dataSource.getRows.mock.calls.length).toBe(3);
    expect(
      dataSource.getRows.mock.calls.map(([{ groupFields, groupKeys }]) => [groupFields, groupKeys]),
    ).toEqual([
      [['country', 'city'], []],
      [['country', 'city'], ['Italy']],
      [
        ['country', 'city'],
        ['Italy', 'Bari'],
      ],
    ]);
  },
);

claim('If two rows of a group have the same key, the grid shows only the first one.', async () => {
  const dataSource = { ...source(), getGroupKey: (model: { group?: string }) => model.group ?? '' };
  await show(
    <Grid dataSource={dataSource} initialState={{ rowGrouping: { model: ['country'] } }} />,
  );
  await expand(/Norway \(6\)/).click();
  await expect.element(row(/Bergen/)).toBeVisible();
  expect(row(/Bergen/).elements()).toHaveLength(1);
});

claim(
  'When people change the grouping in a column menu, or you change `rowGroupingModel`, the grid requests the groups again.',
  async () => {
    await show(<ChangeLevels />);
    await expect.element(row(/Italy \(18\)/)).toBeVisible();
    await page.getByRole('button', { name: 'Country', exact: true }).click();
    await expect.element(row(/Bari \(6\)/)).toBeVisible();
    await expect.element(row(/Italy \(18\)/)).not.toBeInTheDocument();
  },
);

claim('The grid does not call `groupingValueGetter`.', async () => {
  const groupingValueGetter = vi.fn(() => 'x');
  await show(
    <Grid
      dataSource={source()}
      columns={columns.map((column) => ({ ...column, groupingValueGetter }))}
    />,
  );
  await expand(/Italy/).click();
  await expect.element(row(/Bari/)).toBeVisible();
  expect(groupingValueGetter).not.toHaveBeenCalled();
});

claim('The grid requests the rows of these groups as soon as the groups arrive', async () => {
  await show(<OpenGroups />);
  await expect.element(row(/Bari/)).toBeVisible();
  await expect.element(row(/Italy/)).toHaveAttribute('aria-expanded', 'true');
});

claim(
  'When the rows of a group fail to load, the group stays closed, and its arrow gets a red dot with the message as a tooltip.',
  async () => {
    await show(<FailedGroup />);
    await expand(/Norway/).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('The booking system is busy.');
    const dot = '.MuiBadge-colorError:not(.MuiBadge-invisible)';
    await expect.poll(() => document.querySelector(dot)).not.toBeNull();
    expect(row(/Bergen/).elements()).toHaveLength(0);
    await page.getByRole('checkbox').click();
    await expand(/Norway/).click();
    await expect.element(row(/Bergen/).first()).toBeVisible();
  },
);

claim('The shared grouping column cannot be sorted or filtered with a data source.', async () => {
  const dataSource = source();
  const first = await show(<Grid dataSource={dataSource} />);
  await expect.element(row(/Italy/)).toBeVisible();
  await page.getByRole('columnheader').first().click();
  await expect.element(page.getByRole('columnheader').first()).toHaveAttribute('aria-sort', 'none');
  expect(dataSource.getRows).toHaveBeenCalledTimes(1);
  await first.unmount();
  await show(<Grid dataSource={dataSource} rowGroupingColumnMode="multiple" />);
  await expect.element(row(/Italy/)).toBeVisible();
  await page.getByRole('columnheader').first().click();
  await expect
    .poll(() => dataSource.getRows.mock.lastCall?.[0].sortModel)
    .toEqual([{ field: '__row_group_by_columns_group_country__', sort: 'asc' }]);
});

claim('Opening a group for the second time needs no request until the cache expires.', async () => {
  const dataSource = source();
  await show(<Grid dataSource={dataSource} />);
  await expand(/Italy/).click();
  await expect.element(row(/Bari/)).toBeVisible();
  await row(/Italy/).getByRole('button', { name: 'hide children' }).click();
  await expect.element(row(/Bari/)).not.toBeInTheDocument();
  await expand(/Italy/).click();
  await expect.element(row(/Bari/)).toBeVisible();
  expect(dataSource.getRows).toHaveBeenCalledTimes(2);
});

claim('The other fields of a group row appear in their columns.', async () => {
  await show(<BookingsByCountry />);
  await expect.element(row(/Italy/)).toBeVisible();
  await expect.poll(() => text('group-Italy', 'nights')).toBe('73');
});

claim('The grid sends a field even if no column has that name', async () => {
  const dataSource = source();
  await show(
    <Grid
      dataSource={dataSource}
      initialState={{ rowGrouping: { model: ['country', 'hotel'] } }}
    />,
  );
  await expect
    .poll(() => dataSource.getRows.mock.lastCall?.[0].groupFields)
    .toEqual(['country', 'hotel']);
});

claim(':kbd[Space] on the grouping cell expands and collapses a group.', async () => {
  await show(<BookingsByCountry />);
  await expect.element(page.getByRole('treegrid')).toBeVisible();
  await page.getByRole('gridcell', { name: /Norway/ }).click();
  await userEvent.keyboard(' ');
  await expect.element(row(/Bergen/).first()).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(row(/Bergen/)).not.toBeInTheDocument();
});

claim(
  'A new sort order or filter closes all groups, except those that start expanded.',
  async () => {
    const isNorway = ({ groupingKey }: { groupingKey: unknown }) => groupingKey === 'Norway';
    await show(<Grid dataSource={source()} isGroupExpandedByDefault={isNorway} />);
    await expect.element(row(/Bergen/)).toBeVisible();
    await expand(/Italy/).click();
    await expect.element(row(/Bari/)).toBeVisible();
    await page.getByRole('columnheader', { name: 'Nights' }).click();
    await expect.element(row(/Bari/)).not.toBeInTheDocument();
    await expect.element(row(/Bergen/)).toBeVisible();
  },
);

claim('The cache keeps only as many rows of a group as fit on one page', async () => {
  const apiRef = ref();
  await show(
    <Grid
      apiRef={apiRef}
      dataSource={source()}
      pagination
      pageSizeOptions={[5]}
      initialState={{
        rowGrouping: { model: ['country'] },
        pagination: { paginationModel: { pageSize: 5 } },
      }}
    />,
  );
  const size = () => {
    const node = apiRef.current?.getRowNode('group-Italy');
    return node?.type === 'group' ? node.children.length : undefined;
  };
  await expand(/Italy/).click();
  await expect.poll(size).toBe(18);
  apiRef.current?.dataSource.fetchRows();
  await expect.poll(size).toBe(0);
  apiRef.current?.dataSource.fetchRows('group-Italy');
  await expect.poll(size).toBe(5);
});

claim('To reload the rows of one group and keep the others as they are, pass its id', async () => {
  const apiRef = ref();
  const dataSource = source();
  const expanded = (country: string) =>
    document.querySelector(`[data-id="group-${country}"]`)?.getAttribute('aria-expanded');
  const keys = () => dataSource.getRows.mock.calls.map(([params]) => params.groupKeys);
  await show(
    <Grid
      apiRef={apiRef}
      dataSource={dataSource}
      initialState={{ rowGrouping: { model: ['country'] } }}
    />,
  );
  await expand(/Norway/).click();
  await expect.poll(() => expanded('Norway')).toBe('true');
  await expand(/Italy/).click();
  await expect.poll(() => expanded('Italy')).toBe('true');
  apiRef.current?.dataSource.cache.clear();
  apiRef.current?.dataSource.fetchRows('group-Italy');
  await expect.poll(keys).toEqual([[], ['Norway'], ['Italy'], ['Italy']]);
  await expect.poll(() => expanded('Norway')).toBe('true');
  apiRef.current?.dataSource.cache.clear();
  apiRef.current?.dataSource.fetchRows();
  await expect.poll(() => keys().at(-1)).toEqual([]);
  await expect.poll(() => expanded('Norway')).toBe('false');
});
