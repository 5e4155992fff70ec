import { Component, type ReactNode } from 'react';
import {
  DataGridPremium,
  GridDataSourceCacheDefault,
  type DataGridPremiumProps,
  type GridApi,
  type GridGetRowsParams,
} from '@mui/x-data-grid-premium';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import LazySales from './demos/lazy-sales.tsx';
import MedianSeats from './demos/median-seats.tsx';
import SalesByVenue from './demos/sales-by-venue.tsx';
import SeasonTree from './demos/season-tree.tsx';
import { columns, queryEvenings, venueColumn } from './demos/server.ts';
import TicketSales from './demos/ticket-sales.tsx';

const FOOTER = 'auto-generated-group-footer-root';
const cell = (id: string, field: string) =>
  document.querySelector(`[role=row][data-id="${id}"] [data-field="${field}"]`)?.textContent;
const total = (field: string) => cell(FOOTER, field);
const row = (name: RegExp) => page.getByRole('row', { name });
const ref = (): { current: GridApi | null } => ({ current: null });
const aggregationFunctions = { sum: {}, avg: {} };

function source() {
  return {
    getRows: vi.fn((params: GridGetRowsParams) => queryEvenings(params)),
    getGroupKey: (model: { group?: string; id?: string }) => model.group ?? model.id ?? '',
    getChildrenCount: (model: { size?: number }) => model.size ?? 0,
    getAggregatedValue: vi.fn((model: { totals?: Record<string, string> }, field: string) =>
      String(model.totals?.[field] ?? ''),
    ),
  };
}

function Grid(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ height: 500, width: 900 }}>
      <DataGridPremium
        columns={[venueColumn, ...columns]}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { revenue: 'sum' } } }}
        {...props}
      />
    </div>
  );
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>Crashed</p> : this.props.children;
  }
}

async function openMenu(field: string) {
  const header = document.querySelector(`[role=columnheader][data-field="${field}"]`);
  if (!header) throw new Error(field);
  await userEvent.hover(header);
  await userEvent.click(header.querySelector('[aria-label$="column menu"]') ?? header);
  await expect.element(page.getByRole('menu')).toBeVisible();
}

claim('so a total covers all rows and not only those that the grid has loaded', async () => {
  await show(<TicketSales />);
  await expect.poll(() => total('revenue')).toBe('$428,970');
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect.poll(() => cell('The Glass River 11', 'date')).toBe('Mar 11');
  expect(total('revenue')).toBe('$428,970');
});

claim(
  'When someone chooses another function, the grid requests the rows again with the new model.',
  async () => {
    const dataSource = source();
    await show(<Grid dataSource={dataSource} />);
    await expect.poll(() => total('revenue')).toMatch(/^\$\d/);
    const sum = total('revenue');
    await openMenu('revenue');
    await page.getByRole('combobox').click();
    await page.getByRole('option', { name: 'avg' }).click();
    await expect
      .poll(() => dataSource.getRows.mock.lastCall?.[0].aggregationModel)
      .toEqual({ revenue: 'avg' });
    await expect.poll(() => total('revenue')).not.toBe(sum);
  },
);

claim('Without `getAggregatedValue`, the total row appears with empty cells.', async () => {
  const { getRows } = source();
  await show(<Grid dataSource={{ getRows }} />);
  await expect.poll(() => total('revenue')).toBe('');
});

claim('so a grid with a `dataSource` does not offer them', async () => {
  const first = await show(
    <div style={{ height: 400, width: 900 }}>
      <DataGridPremium columns={columns} dataSource={source()} />
    </div>,
  );
  await expect.element(row(/The Glass River/).first()).toBeVisible();
  await openMenu('revenue');
  expect(page.getByRole('combobox').elements()).toHaveLength(0);
  await first.unmount();
  await show(<TicketSales />);
  await expect.element(row(/The Glass River/).first()).toBeVisible();
  await openMenu('revenue');
  await page.getByRole('combobox').click();
  await expect
    .poll(() =>
      page
        .getByRole('option')
        .elements()
        .map((option) => option.textContent),
    )
    .toEqual(['...', 'sum', 'avg', 'max']);
});

claim(
  'With a `dataSource`, the grid throws an error if the model contains a function that you did not list.',
  async () => {
    await show(
      <Boundary>
        <Grid
          dataSource={source()}
          initialState={{ aggregation: { model: { revenue: 'median' } } }}
        />
      </Boundary>,
    );
    await expect.element(page.getByText('Crashed')).toBeVisible();
  },
);

claim(
  'Without it, the column menu offers the function for every column, including text.',
  async () => {
    await show(<Grid dataSource={source()} />);
    await expect.element(row(/The Glass River/).first()).toBeVisible();
    await openMenu('play');
    await expect.element(page.getByRole('combobox')).toBeVisible();
  },
);

claim(
  '`label` appears in the column menu and in the header, and `valueFormatter` formats the result.',
  async () => {
    await show(<MedianSeats />);
    await expect.poll(() => total('seats')).toMatch(/^about \d+$/);
    const header = page.getByRole('columnheader', { name: /Seats/ });
    await expect.element(header).toMatchTextContent(/typical/);
    await openMenu('seats');
    await page.getByRole('combobox').click();
    await expect.element(page.getByRole('option', { name: 'typical' })).toBeVisible();
  },
);

claim(
  'The grid calls `getAggregatedValue` with each group row, and with `aggregateRow` for the total.',
  async () => {
    const first = await show(<SalesByVenue />);
    await expect.poll(() => cell('Small Stage', 'revenue')).toMatch(/^\$/);
    await expect.poll(() => total('revenue')).toMatch(/^\$/);
    await first.unmount();
    const dataSource = source();
    await show(
      <Grid
        dataSource={dataSource}
        initialState={{
          rowGrouping: { model: ['venue'] },
          aggregation: { model: { revenue: 'sum' } },
        }}
      />,
    );
    await expect.poll(() => cell('Small Stage', 'revenue')).toMatch(/^\$/);
    await row(/Small Stage/)
      .getByRole('button')
      .click();
    await expect.poll(() => cell('Two Chairs 1', 'date')).toBe('Mar 1');
    const ids = new Set(
      dataSource.getAggregatedValue.mock.calls.map(([model]) => ('id' in model ? model.id : 'all')),
    );
    expect([...ids].sort()).toEqual(['Old Cinema', 'Opera House', 'Small Stage', 'all']);
  },
);

claim("Return `'footer'` for a group to show its results below its rows.", async () => {
  await show(
    <Grid
      dataSource={source()}
      getAggregationPosition={() => 'footer'}
      initialState={{
        rowGrouping: { model: ['venue', 'play'] },
        aggregation: { model: { revenue: 'sum' } },
      }}
    />,
  );
  await expect.poll(() => total('revenue')).toMatch(/^\$/);
  await row(/Small Stage/)
    .getByRole('button')
    .click();
  await expect
    .poll(() => cell('auto-generated-group-footer-Small Stage', 'revenue'))
    .toMatch(/^\$/);
});

claim('A parent works like a group: put its results in its row.', async () => {
  await show(<SeasonTree />);
  await expect.poll(() => cell('Small Stage', 'revenue')).toMatch(/^\$/);
  await row(/Small Stage/)
    .getByRole('button')
    .click();
  await expect
    .poll(() => Number(cell('Small Stage/Salt', 'seats')?.replace(',', '')))
    .toBeGreaterThan(1000);
});

claim('the total row stays at the bottom while rows load', async () => {
  await show(<LazySales />);
  await expect.poll(() => total('revenue'), { timeout: 5_000 }).toBe('$428,970');
  document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTo({ top: 60 * 52 });
  await expect.poll(() => cell('Salt 2', 'date'), { timeout: 10_000 }).toBe('Mar 2');
  expect(total('revenue')).toBe('$428,970');
});

const plainColumns = [{ field: 'play' }, { field: 'revenue' }];

claim('if a response has none, the grid keeps the last one', async () => {
  let count = 0;
  const getRows = async () => {
    count += 1;
    const rows = [{ id: count, revenue: 7 }];
    return { rows, rowCount: 1, ...(count === 1 ? { aggregateRow: { revenue: 70 } } : {}) };
  };
  const apiRef = ref();
  await show(
    <Grid
      apiRef={apiRef}
      columns={plainColumns}
      dataSource={{ getRows, getAggregatedValue: (model) => model.revenue }}
      dataSourceCache={null}
    />,
  );
  await expect.poll(() => total('revenue')).toBe('70');
  apiRef.current?.dataSource.fetchRows();
  await expect.poll(() => cell('2', 'revenue')).toBe('7');
  expect(total('revenue')).toBe('70');
});

claim('otherwise, another function shows the results of the previous one', async () => {
  const dataSource = {
    getRows: vi.fn(async ({ aggregationModel }: GridGetRowsParams) => ({
      rows: [{ id: 1, revenue: 7 }],
      rowCount: 1,
      aggregateRow: { revenue: aggregationModel?.['revenue'] === 'avg' ? 2 : 9 },
    })),
    getAggregatedValue: (model: { revenue?: number }) => String(model.revenue),
  };
  const getKey = (params: GridGetRowsParams) => JSON.stringify(params);
  for (const [options, expected] of [
    [{ ttl: 60_000 }, '9'],
    [{ ttl: 60_000, getKey }, '2'],
  ] as const) {
    const apiRef = ref();
    const shown = await show(
      <Grid
        apiRef={apiRef}
        columns={plainColumns}
        dataSource={dataSource}
        dataSourceCache={new GridDataSourceCacheDefault(options)}
        pageSizeOptions={[100]}
      />,
    );
    await expect.poll(() => total('revenue')).toBe('9');
    const before = dataSource.getRows.mock.calls.length;
    apiRef.current?.setAggregationModel({ revenue: 'avg' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(dataSource.getRows.mock.calls.length).toBe(expected === '9' ? before : before + 1);
    await expect.poll(() => total('revenue')).toBe(expected);
    await shown.unmount();
  }
});

claim('If someone sets a filter and removes it again, the total is wrong.', async () => {
  const getRows = async ({ filterModel }: GridGetRowsParams) => {
    const revenue = filterModel.items.length > 0 ? 1 : 9;
    return { rows: [{ id: revenue, revenue }], rowCount: 1, aggregateRow: { revenue } };
  };
  const dataSource = {
    getRows,
    getAggregatedValue: (model: { revenue?: number }) => String(model.revenue),
  };
  const filter = { id: 1, field: 'play', operator: 'contains', value: 'x' };
  const totalAfter = async (props: Partial<DataGridPremiumProps>) => {
    const apiRef = ref();
    const shown = await show(
      <Grid apiRef={apiRef} columns={plainColumns} dataSource={dataSource} {...props} />,
    );
    await expect.poll(() => total('revenue')).toBe('9');
    apiRef.current?.upsertFilterItem(filter);
    await expect.poll(() => total('revenue')).toBe('1');
    apiRef.current?.deleteFilterItem(filter);
    await expect.poll(() => cell('9', 'revenue')).toBe('9');
    const result = total('revenue');
    await shown.unmount();
    return result;
  };
  expect(await totalAfter({})).toBe('1');
  expect(await totalAfter({ pageSizeOptions: [100] })).toBe('9');
  expect(await totalAfter({ dataSourceCache: null })).toBe('9');
});
