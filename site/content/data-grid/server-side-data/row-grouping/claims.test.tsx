import { Component, type ReactNode } from 'react';
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
const expandedIcon = (name: RegExp) => row(name).getByRole('button', { name: 'hide children' });
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

claim(
  'The grid requests the rows of these groups as soon as the groups arrive, with one request per group.',
  async () => {
    const demo = await show(<OpenGroups />);
    await expect.element(row(/Bari/)).toBeVisible();
    await expect.element(row(/Italy/)).toHaveAttribute('aria-expanded', 'true');
    await demo.unmount();
    const dataSource = source();
    await show(
      <Grid
        dataSource={dataSource}
        defaultGroupingExpansionDepth={1}
        initialState={{ rowGrouping: { model: ['country'] } }}
      />,
    );
    await expect
      .poll(() => dataSource.getRows.mock.calls.map(([params]) => params.groupKeys?.join()).sort())
      .toEqual(['', 'Italy', 'Norway', 'Portugal']);
  },
);

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

claim(
  'With `rowGroupingColumnMode="multiple"`, each grouping column can be sorted and filtered unless its own column turns that off.',
  async () => {
    const apiRef = ref();
    const grouping = (field: string) => {
      const column = apiRef.current?.getColumn(`__row_group_by_columns_group_${field}__`);
      return [column?.sortable, column?.filterable];
    };
    const filterable = columns.map((column) => ({ ...column, filterable: true }));
    const grid = (mode: 'single' | 'multiple') =>
      show(
        <Grid
          apiRef={apiRef}
          dataSource={source()}
          rowGroupingColumnMode={mode}
          columns={filterable.map((column) =>
            column.field === 'city' ? { ...column, sortable: false, filterable: false } : column,
          )}
        />,
      );
    const multiple = await grid('multiple');
    await expect.element(row(/Italy/)).toBeVisible();
    expect(grouping('country')).toEqual([true, true]);
    expect(grouping('city')).toEqual([false, false]);
    await multiple.unmount();
    await grid('single');
    await expect.element(row(/Italy/)).toBeVisible();
    const shared = apiRef.current?.getColumn('__row_group_by_columns_group__');
    expect([shared?.sortable, shared?.filterable]).toEqual([false, false]);
  },
);

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

claim(
  'To reload the rows of one group and keep the others as they are, clear the cache and pass its id',
  async () => {
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
  },
);

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }
  override render() {
    const { message } = this.state;
    return message === '' ? this.props.children : <p role="alert">{message}</p>;
  }
}

claim('If one of them is missing, the grid throws an error.', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { getRows, getGroupKey, getChildrenCount } = source();
  const withoutKey = await show(
    <Boundary>
      <Grid dataSource={{ getRows, getChildrenCount }} />
    </Boundary>,
  );
  await expect.element(page.getByRole('alert')).toMatchTextContent(/No `getGroupKey` method/);
  await withoutKey.unmount();
  await show(
    <Boundary>
      <Grid dataSource={{ getRows, getGroupKey }} />
    </Boundary>,
  );
  await expect.element(page.getByRole('alert')).toMatchTextContent(/No `getChildrenCount` method/);
});

const unknownCount = () => ({
  ...source(),
  getChildrenCount: (model: { group?: string }) => (model.group === undefined ? 0 : -1),
});

claim('With −1, there is an arrow but no number.', async () => {
  await show(<Grid dataSource={unknownCount()} />);
  await expect.element(expand(/Italy/)).toBeVisible();
  await expect.poll(() => text('group-Italy', '__row_group_by_columns_group__')).toBe('Italy');
});

claim(
  'The row of a group has `aria-expanded`, except when `getChildrenCount` returns −1.',
  async () => {
    const known = await show(<Grid dataSource={source()} />);
    await expect.element(row(/Italy/)).toHaveAttribute('aria-expanded', 'false');
    await known.unmount();
    await show(<Grid dataSource={unknownCount()} />);
    await expand(/Italy/).click();
    await expect.element(row(/Bari/)).toBeVisible();
    expect(document.querySelector('[data-id="group-Italy"][aria-expanded]')).toBeNull();
  },
);

claim(
  '`useKeepGroupedColumnsHidden` hides a column while the rows are grouped by it.',
  async () => {
    await show(<ChangeLevels />);
    const fields = () =>
      [...document.querySelectorAll('[role=columnheader]')].map((element) =>
        element.getAttribute('data-field'),
      );
    await expect.element(row(/Italy \(18\)/)).toBeVisible();
    expect(fields()).not.toContain('country');
    await page.getByRole('button', { name: 'Country', exact: true }).click();
    await expect.poll(fields).toContain('country');
    expect(fields()).not.toContain('city');
  },
);

claim('Set `groupable: false` on columns that your server cannot group by.', async () => {
  const apiRef = ref();
  await show(<Grid apiRef={apiRef} dataSource={source()} />);
  await expect.element(row(/Italy/)).toBeVisible();
  apiRef.current?.showColumnMenu('city');
  await expect.element(page.getByRole('menuitem', { name: /grouping by/ })).toBeVisible();
  apiRef.current?.hideColumnMenu();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  apiRef.current?.showColumnMenu('guest');
  await expect.element(page.getByRole('menuitem', { name: /Hide column/ })).toBeVisible();
  expect(page.getByRole('menuitem', { name: /group/i }).elements()).toHaveLength(0);
});

claim(
  '`sortModel` and `filterModel` are part of each request, and the grid shows rows in the order in which they arrive.',
  async () => {
    const sortModel = [{ field: 'guest', sort: 'asc' as const }];
    const items = [{ id: 1, field: 'guest', operator: 'equals', value: 'Nobody' }];
    const getRows = vi.fn(async (params: GridGetRowsParams) => {
      const { rows, rowCount } = await queryBookings({ ...params, sortModel: [] });
      return { rows: rows.toReversed(), ...(rowCount === undefined ? {} : { rowCount }) };
    });
    await show(
      <Grid
        dataSource={{ ...source(), getRows }}
        initialState={{
          rowGrouping: { model: ['country'] },
          sorting: { sortModel },
          filter: { filterModel: { items } },
        }}
      />,
    );
    await expand(/Norway/).click();
    await expect.element(row(/Bergen/).first()).toBeVisible();
    for (const [params] of getRows.mock.calls) {
      expect(params.sortModel).toEqual(sortModel);
      expect(params.filterModel.items).toEqual(items);
    }
    const guests = () =>
      [...document.querySelectorAll('[role=gridcell][data-field=guest]')]
        .map((cell) => cell.textContent)
        .filter((guest) => guest !== '');
    const { rows } = await queryBookings({
      start: 0,
      end: 99,
      sortModel: [],
      filterModel: { items: [] },
      groupFields: ['country'],
      groupKeys: ['Norway'],
    });
    await expect.poll(guests).toEqual(rows.map(({ guest }) => guest).toReversed());
  },
);

claim('A page consists of groups of the first level.', async () => {
  const dataSource = {
    ...source(),
    getRows: async (params: GridGetRowsParams) => {
      const { rows } = await queryBookings(params);
      const top = params.groupKeys?.length === 0;
      return {
        rows: top ? rows.slice(Number(params.start), Number(params.end) + 1) : rows,
        rowCount: 3,
      };
    },
  };
  await show(
    <Grid
      dataSource={dataSource}
      pagination
      pageSizeOptions={[2]}
      initialState={{
        rowGrouping: { model: ['country'] },
        pagination: { paginationModel: { pageSize: 2 } },
      }}
    />,
  );
  await expect.element(page.getByText('1–2 of 3')).toBeVisible();
  await page
    .getByRole('row', { name: /\(\d+\)/ })
    .nth(1)
    .getByRole('button')
    .click();
  await expect.element(row(/Bergen|Turin|Lisbon/).first()).toBeVisible();
  await expect.element(page.getByText('1–2 of 3')).toBeVisible();
});

claim(
  'Rows that the server no longer returns stay in that group until the whole grid is loaded again.',
  async () => {
    const apiRef = ref();
    let removed = 0;
    const dataSource = {
      ...source(),
      getRows: vi.fn(async (params: GridGetRowsParams) => {
        const { rows } = await queryBookings(params);
        return { rows: params.groupKeys?.length ? rows.slice(removed) : rows, rowCount: 3 };
      }),
    };
    await show(
      <Grid
        apiRef={apiRef}
        dataSource={dataSource}
        initialState={{ rowGrouping: { model: ['country'] } }}
      />,
    );
    const size = () => {
      const node = apiRef.current?.getRowNode('group-Norway');
      return node?.type === 'group' ? node.children.length : undefined;
    };
    const requests = () => dataSource.getRows.mock.calls.length;
    await expand(/Norway/).click();
    await expect.poll(size).toBe(6);
    removed = 2;
    // Without clearing the cache, there is no request.
    apiRef.current?.dataSource.fetchRows('group-Norway');
    apiRef.current?.dataSource.cache.clear();
    apiRef.current?.dataSource.fetchRows('group-Norway');
    await expect.poll(requests).toBe(3);
    await expect.element(expandedIcon(/Norway/)).toBeVisible();
    expect(size()).toBe(6);
    apiRef.current?.dataSource.cache.clear();
    apiRef.current?.dataSource.fetchRows();
    await expect.poll(size).toBe(0);
    apiRef.current?.dataSource.fetchRows('group-Norway');
    await expect.poll(size).toBe(4);
  },
);

claim(
  'When more of its rows arrive, they are not selected, and the group loses its selection.',
  async () => {
    const apiRef = ref();
    await show(
      <Grid
        apiRef={apiRef}
        dataSource={source()}
        checkboxSelection
        initialState={{ rowGrouping: { model: ['country'] } }}
      />,
    );
    const selected = () => [...(apiRef.current?.getSelectedRows().keys() ?? [])].length;
    await expand(/Norway/).click();
    await expect.element(row(/Bergen/).first()).toBeVisible();
    // A group whose rows are loaded takes them along.
    apiRef.current?.selectRow('group-Norway', true);
    await expect.poll(selected).toBe(7);
    apiRef.current?.selectRow('group-Italy', true);
    await expect.poll(selected).toBe(8);
    await expand(/Italy/).click();
    await expect.element(row(/Bari/).first()).toBeVisible();
    await expect.poll(selected).toBe(7);
    expect(apiRef.current?.isRowSelected('group-Italy')).toBe(false);
  },
);
