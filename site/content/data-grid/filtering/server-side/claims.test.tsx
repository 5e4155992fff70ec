import type { ReactNode } from 'react';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import RecordSearch from './demos/record-search.tsx';
import SourceFilter from './demos/source-filter.tsx';

const wide = (children: ReactNode) => <div style={{ width: 700 }}>{children}</div>;
const texts = (field: string) =>
  [...document.querySelectorAll(`[role=gridcell][data-field="${field}"]`)].map(
    (element) => element.textContent,
  );
const slow = { timeout: 6000 };
const rows = Array.from({ length: 10 }, (_, id) => ({ id, name: `n${id}` }));

async function search(text: string) {
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: /^Columns/ }).click();
  await page.getByRole('option', { name: 'Genre' }).click();
  await userEvent.fill(page.getByRole('textbox', { name: 'Value' }), text);
}

claim(
  'The grid only reports the filter model in `onFilterModelChange`, and you load the matching rows.',
  async () => {
    const first = await show(wide(<RecordSearch />));
    await expect.poll(() => new Set(texts('genre')).size, slow).toBeGreaterThan(1);
    await search('jazz');
    await expect.poll(() => [...new Set(texts('genre'))], slow).toEqual(['Jazz']);
    await first.unmount();
    // The grid itself does not filter.
    await show(
      <div style={{ height: 700, width: 600 }}>
        <DataGrid
          rows={rows}
          columns={[{ field: 'name' }]}
          filterMode="server"
          filterModel={{ items: [{ field: 'name', operator: 'equals', value: 'n1' }] }}
        />
      </div>,
    );
    await expect.poll(() => texts('name').length).toBe(10);
  },
);

claim(
  'The model can contain items without a value: when people choose another column in the panel, `onFilterModelChange` fires before they type.',
  async () => {
    const models: GridFilterModel[] = [];
    await show(
      <div style={{ height: 500, width: 600 }}>
        <DataGrid
          rows={rows}
          columns={[{ field: 'name' }, { field: 'genre', headerName: 'Genre' }]}
          filterMode="server"
          onFilterModelChange={(model) => models.push(model)}
          showToolbar
        />
      </div>,
    );
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Value' })).toBeVisible();
    expect(models).toEqual([]);
    await page.getByRole('combobox', { name: /^Columns/ }).click();
    await page.getByRole('option', { name: 'Genre' }).click();
    await expect
      .poll(() => models.at(-1)?.items.map((item) => [item.field, item.value]))
      .toEqual([['genre', undefined]]);
  },
);

claim(
  'When the filter changes on a later page, the grid goes back to the first one and calls `onPaginationModelChange`.',
  async () => {
    const paged = vi.fn();
    const filtered = vi.fn();
    await show(
      <div style={{ height: 500, width: 600 }}>
        <DataGrid
          rows={rows.slice(0, 5)}
          columns={[{ field: 'name' }]}
          filterMode="server"
          paginationMode="server"
          rowCount={50}
          pageSizeOptions={[5]}
          initialState={{ pagination: { paginationModel: { page: 2, pageSize: 5 } } }}
          onPaginationModelChange={(model) => paged(model.page)}
          onFilterModelChange={(model) => filtered(model.items[0]?.value)}
          showToolbar
        />
      </div>,
    );
    await page.getByRole('button', { name: 'Filters' }).click();
    await userEvent.fill(page.getByRole('textbox', { name: 'Value' }), 'x');
    await expect.poll(() => filtered.mock.lastCall, slow).toEqual(['x']);
    await expect.poll(() => paged.mock.lastCall, slow).toEqual([0]);
    await expect.element(page.getByText('1–5 of 50')).toBeInTheDocument();
  },
);

claim(
  "Only `items` is always there: a model that you set can leave the other three out, and the default of both operators is `'and'`. The model does not name the hidden columns, which the quick filter leaves out in the browser.",
  async () => {
    const models: GridFilterModel[] = [];
    const grid = (filterModel?: GridFilterModel) => (
      <div style={{ height: 500, width: 600 }}>
        <DataGrid
          rows={rows}
          columns={[{ field: 'name' }, { field: 'genre' }]}
          columnVisibilityModel={{ genre: false }}
          filterMode="server"
          initialState={filterModel ? { filter: { filterModel } } : {}}
          onFilterModelChange={(model) => models.push(model)}
          showToolbar
        />
      </div>
    );
    const type = async () => {
      await page.getByRole('button', { name: 'Filters' }).click();
      await userEvent.fill(page.getByRole('textbox', { name: 'Value' }), 'n1');
      await expect.poll(() => models.length, slow).toBe(1);
      return models.pop();
    };
    const given = await show(
      grid({ items: [{ id: 1, field: 'name', operator: 'contains', value: 'n' }] }),
    );
    expect(Object.keys((await type()) ?? {})).toEqual(['items']);
    await given.unmount();
    await show(grid());
    const { items, ...rest } = (await type()) ?? { items: [] };
    expect(items).toHaveLength(1);
    expect(rest).toEqual({
      logicOperator: 'and',
      quickFilterValues: [],
      quickFilterLogicOperator: 'and',
    });
  },
);

claim('`filterDebounceMs` sets the time', async () => {
  const filtered = vi.fn();
  await show(
    <div style={{ height: 500, width: 600 }}>
      <DataGrid
        rows={rows}
        columns={[{ field: 'name' }]}
        filterMode="server"
        filterDebounceMs={1500}
        onFilterModelChange={(model) => filtered(model.items[0]?.value)}
        showToolbar
      />
    </div>,
  );
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('textbox', { name: 'Value' }).click();
  await userEvent.keyboard('abc');
  await expect.poll(() => filtered.mock.calls, slow).toEqual([['abc']]);
});

claim(
  'With `dataSource`, filtering always happens on the server: `filterMode="client"` has no effect.',
  async () => {
    const asked = vi.fn();
    await show(
      <div style={{ height: 700, width: 600 }}>
        <DataGrid
          columns={[{ field: 'name' }]}
          dataSource={{
            getRows: ({ filterModel }) => {
              asked(filterModel.items[0]?.value);
              return Promise.resolve({ rows, rowCount: 10 });
            },
          }}
          filterMode="client"
          initialState={{
            filter: {
              filterModel: { items: [{ field: 'name', operator: 'equals', value: 'n1' }] },
            },
          }}
        />
      </div>,
    );
    await expect.poll(() => texts('name').length, slow).toBe(10);
    expect(asked).toHaveBeenCalledWith('n1');
  },
);

claim('`getRows` gets `filterModel` together with the sort model and the page', async () => {
  await show(wide(<SourceFilter />));
  await expect.poll(() => texts('genre').length, slow).toBeGreaterThan(3);
  await search('folk');
  await expect.poll(() => [...new Set(texts('genre'))], slow).toEqual(['Folk']);
  await expect.element(page.getByText('1–10 of 10')).toBeInTheDocument();
});
