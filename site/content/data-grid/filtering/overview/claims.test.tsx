import { useState } from 'react';
import {
  DataGrid,
  getGridStringOperators,
  type GridApi,
  type GridColDef,
  type GridColType,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { DataGridPro, type GridApiPro } from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import AnyOf from './demos/any-of.tsx';
import DistrictButtons from './demos/district-buttons.tsx';
import FixedFilter from './demos/fixed-filter.tsx';
import FlatsToLet from './demos/flats-to-let.tsx';
import OpenPanel from './demos/open-panel.tsx';
import ServerFilter from './demos/server-filter.tsx';
import SeveralConditions from './demos/several-conditions.tsx';

const texts = (field: string) =>
  [...document.querySelectorAll(`[role=gridcell][data-field="${field}"]`)].map(
    (element) => element.textContent,
  );
const rows = [
  { id: 1, town: 'Örebro', size: 5 },
  { id: 2, town: 'Oslo', size: 7 },
];

function Towns({
  filterModel,
  ignoreDiacritics = false,
}: {
  filterModel: GridFilterModel;
  ignoreDiacritics?: boolean;
}) {
  return (
    <div style={{ height: 300, width: 500 }}>
      <DataGrid
        rows={rows}
        columns={[
          { field: 'town' },
          {
            field: 'size',
            type: 'number',
            valueFormatter: (size: number) => `size ${String(size)}`,
          },
        ]}
        filterModel={filterModel}
        ignoreDiacritics={ignoreDiacritics}
      />
    </div>
  );
}

claim('The grid below starts with one filter.', async () => {
  // at 1280 px a demo has about 626 px; all columns must be in view there
  await show(
    <div style={{ width: 626 }}>
      <FlatsToLet />
    </div>,
  );
  await expect.poll(() => texts('rooms').length).toBeGreaterThan(0);
  expect(texts('rooms').every((rooms) => Number(rooms) >= 3)).toBe(true);
  await expect
    .poll(() =>
      document
        .querySelector<HTMLElement>('.MuiDataGrid-root')
        ?.style.getPropertyValue('--DataGrid-hasScrollX'),
    )
    .toBe('0');
  await page
    .getByRole('button', { name: /filter/i })
    .first()
    .click();
  await expect.element(page.getByRole('spinbutton')).toHaveValue(3);
});

claim(
  'Filters compare the value that `valueGetter` returns, not the text that `valueFormatter` or `renderCell` shows.',
  async () => {
    await show(<Towns filterModel={{ items: [{ field: 'size', operator: '=', value: 7 }] }} />);
    await expect.poll(() => texts('town')).toEqual(['Oslo']);
  },
);

claim(
  'If the column has a `valueParser`, the value of the condition passes through it first.',
  async () => {
    await show(
      <div style={{ height: 300, width: 500 }}>
        <DataGrid
          rows={[
            { id: 1, code: 'B-7' },
            { id: 2, code: 'B 7' },
          ]}
          columns={[{ field: 'code', valueParser: (code: string) => code.replace(' ', '-') }]}
          filterModel={{ items: [{ field: 'code', operator: 'equals', value: 'b 7' }] }}
        />
      </div>,
    );
    await expect.poll(() => texts('code')).toEqual(['B-7']);
  },
);

claim(
  "For date columns, write the day as a string such as `'2026-03-09'`: of a `Date`, the filter uses the UTC day.",
  async () => {
    const days = [8, 9, 10].map((day) => ({ id: day, day: new Date(2026, 2, day) }));
    for (const value of [
      '2026-03-09',
      new Date('2026-03-09'),
      new Date(Date.UTC(2026, 2, 9, 23)),
    ]) {
      const screen = await show(
        <div style={{ height: 300, width: 500 }}>
          <DataGrid
            rows={days}
            columns={[
              { field: 'id', width: 90 },
              { field: 'day', type: 'date', width: 200 },
            ]}
            filterModel={{ items: [{ field: 'day', operator: 'is', value }] }}
          />
        </div>,
      );
      await expect.poll(() => texts('id')).toEqual(['9']);
      await screen.unmount();
    }
  },
);

claim('a model that you set still applies', async () => {
  await show(
    <div style={{ height: 300, width: 500 }}>
      <DataGrid
        rows={rows}
        columns={[{ field: 'town' }]}
        filterModel={{ items: [{ field: 'town', operator: 'equals', value: 'Oslo' }] }}
        disableColumnFilter
        showToolbar
      />
    </div>,
  );
  await expect.poll(() => texts('town')).toEqual(['Oslo']);
  await expect.element(page.getByRole('button', { name: 'Export' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Filters' })).not.toBeInTheDocument();
});

claim('In `DataGrid`, it replaces a condition for another column.', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  await show(
    <div style={{ height: 300, width: 500 }}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={[{ field: 'town', filterable: false }, { field: 'size' }]}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'town', operator: 'equals', value: 'Oslo' }] },
          },
        }}
      />
    </div>,
  );
  await expect.poll(() => texts('town')).toEqual(['Oslo']);
  apiRef.current?.showFilterPanel('size');
  await expect.poll(() => texts('town')).toEqual(['Örebro', 'Oslo']);
});

claim('The panel shows this condition as read-only.', async () => {
  await show(<FixedFilter />);
  await page.getByRole('button', { name: 'Show filters' }).click();
  const controls = () => [
    ...document.querySelectorAll<HTMLInputElement>('.MuiDataGrid-filterForm input'),
  ];
  await expect.poll(() => controls().length).toBeGreaterThan(1);
  expect(controls().every(({ disabled }) => disabled)).toBe(true);
  await expect.element(page.getByRole('button', { name: 'Delete' })).toBeDisabled();
});

claim(
  'The header of a filtered column shows an icon, with a number if there is more than one condition.',
  async () => {
    const item = { field: 'size', operator: '>', value: 1 };
    const badges = () =>
      [...document.querySelectorAll('[role=columnheader] .MuiBadge-badge')].map(
        (badge) => badge.textContent,
      );
    for (const count of [1, 2]) {
      const screen = await show(
        <div style={{ height: 300, width: 500 }}>
          <DataGridPro
            rows={rows}
            columns={[{ field: 'size', type: 'number', width: 200 }]}
            filterModel={{ items: Array.from({ length: count }, (_, id) => ({ ...item, id })) }}
          />
        </div>,
      );
      await expect.element(page.getByRole('button', { name: 'Show filters' })).toBeInTheDocument();
      expect(badges()).toEqual(count === 1 ? [] : ['2']);
      await screen.unmount();
    }
  },
);

claim(
  "Without it, only `equals`, `doesNotEqual` and `isAnyOf` ignore accents, by the rules of the browser's language.",
  async () => {
    for (const [operator, value, found] of [
      ['equals', 'orebro', ['Örebro']],
      ['doesNotEqual', 'orebro', ['Oslo']],
      ['isAnyOf', ['orebro'], ['Örebro']],
      ['startsWith', 'orebro', []],
      ['endsWith', 'orebro', []],
    ] as const) {
      const screen = await show(
        <Towns filterModel={{ items: [{ field: 'town', operator, value }] }} />,
      );
      await expect.poll(() => texts('town')).toEqual(found);
      await screen.unmount();
    }
  },
);

claim('Text is compared without regard to case', async () => {
  await show(
    <Towns filterModel={{ items: [{ field: 'town', operator: 'equals', value: 'OSLO' }] }} />,
  );
  await expect.poll(() => texts('town')).toEqual(['Oslo']);
});

claim('With `ignoreDiacritics`, “orebro” finds “Örebro” too.', async () => {
  const filterModel = { items: [{ field: 'town', operator: 'contains', value: 'orebro' }] };
  const strict = await show(<Towns filterModel={filterModel} />);
  await expect.element(page.getByText('No results found.')).toBeVisible();
  await strict.unmount();
  await show(<Towns filterModel={filterModel} ignoreDiacritics />);
  await expect.poll(() => texts('town')).toEqual(['Örebro']);
});

claim('The panel keeps working: both change the same value.', async () => {
  await show(<DistrictButtons />);
  const button = page.getByRole('button', { name: 'Hillside', exact: true });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => new Set(texts('district'))).toEqual(new Set(['Hillside']));
  await page.getByRole('button', { name: 'Show filters' }).click();
  await page.getByRole('textbox', { name: 'Value' }).fill('Center');
  await expect.poll(() => new Set(texts('district'))).toEqual(new Set(['Center']));
});

claim('`DataGrid` uses one condition at a time.', async () => {
  const error = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await show(
    <Towns
      filterModel={{
        items: [
          { id: 1, field: 'town', operator: 'contains', value: 'o' },
          { id: 2, field: 'size', operator: '=', value: 99 },
        ],
      }}
    />,
  );
  await expect.poll(() => texts('town')).toEqual(['Örebro', 'Oslo']);
  error.mockRestore();
});

claim('`DataGridPro` accepts several, joined by “and” or by “or” for the whole list.', async () => {
  await show(<SeveralConditions />);
  await expect.poll(() => texts('rent').length).toBeGreaterThan(0);
  expect(texts('rent').every((rent) => Number(rent?.replace(',', '')) < 800)).toBe(true);
  expect(texts('rooms').every((rooms) => Number(rooms) >= 2)).toBe(true);
});

claim('Open the panel and type “quay”.', async () => {
  await show(<ServerFilter />);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('textbox', { name: 'Value' }).fill('quay');
  await expect
    .poll(() => texts('street').filter((street) => !street?.includes('Quay')), { timeout: 5000 })
    .toEqual([]);
  expect(texts('street').length).toBeGreaterThan(0);
});

claim(
  'In the panel, the focus is on the value; :kbd[Esc] closes the panel and returns the focus.',
  async () => {
    await show(<FlatsToLet />);
    await page
      .getByRole('button', { name: /filter/i })
      .first()
      .click();
    await expect.element(page.getByRole('spinbutton')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('spinbutton')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /filter/i }).first()).toHaveFocus();
  },
);

claim('`setFilterModel` with an empty list removes all conditions:', async () => {
  await show(<OpenPanel />);
  await expect.poll(() => texts('rent').length).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Filter by rent' }).click();
  await page.getByRole('spinbutton').fill('480');
  await expect.poll(() => new Set(texts('rent'))).toEqual(new Set(['480']));
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Remove filters' }).click();
  await expect.poll(() => new Set(texts('rent')).size).toBeGreaterThan(1);
});

claim('A condition without a value, or with an empty list, keeps all rows.', async () => {
  for (const item of [
    { field: 'town', operator: 'contains' },
    { field: 'town', operator: 'isAnyOf', value: [] },
  ]) {
    const screen = await show(<Towns filterModel={{ items: [item] }} />);
    await expect.poll(() => texts('town')).toEqual(['Örebro', 'Oslo']);
    await screen.unmount();
  }
});

claim("boolean columns accept the strings `'true'` and `'false'` as well.", async () => {
  const fixed = await show(<FixedFilter />);
  const icons = () =>
    [...document.querySelectorAll('[role=gridcell][data-field=balcony] [data-value]')].map((icon) =>
      icon.getAttribute('data-value'),
    );
  await expect.poll(() => new Set(icons())).toEqual(new Set(['true']));
  await fixed.unmount();
  for (const value of ['true', 'false', false]) {
    const screen = await show(
      <div style={{ height: 300, width: 500 }}>
        <DataGrid
          rows={[
            { id: 1, balcony: true },
            { id: 2, balcony: false },
          ]}
          columns={[
            { field: 'id', width: 90 },
            { field: 'balcony', type: 'boolean' },
          ]}
          filterModel={{ items: [{ field: 'balcony', operator: 'is', value }] }}
        />
      </div>,
    );
    await expect.poll(() => texts('id')).toEqual([value === 'true' ? '1' : '2']);
    await screen.unmount();
  }
});

claim('The value has the type of the column, with some exceptions:', async () => {
  const changed = vi.fn();
  await show(
    <div style={{ height: 300, width: 500 }}>
      <DataGrid
        rows={[{ id: 1, balcony: true, size: 7 }]}
        columns={[
          { field: 'balcony', type: 'boolean' },
          { field: 'size', type: 'number' },
        ]}
        initialState={{
          filter: { filterModel: { items: [{ field: 'balcony', operator: 'is', value: true }] } },
        }}
        onFilterModelChange={({ items }) => changed(items[0]?.value)}
        showToolbar
      />
    </div>,
  );
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox').last().click();
  await page.getByRole('option', { name: 'false' }).click();
  await expect.poll(() => changed.mock.lastCall).toEqual([false]);
});

claim('In a number column, leave the value out: `null` counts as 0.', async () => {
  const first = await show(
    <Towns filterModel={{ items: [{ field: 'size', operator: '<', value: null }] }} />,
  );
  await expect.element(page.getByText('No results found.')).toBeVisible();
  await first.unmount();
  await show(<Towns filterModel={{ items: [{ field: 'size', operator: '<' }] }} />);
  await expect.poll(() => texts('town')).toEqual(['Örebro', 'Oslo']);
});

claim(
  'A cell without a value passes `doesNotContain`, `doesNotEqual`, `!=` and the `not` of a list, but not the `not` of a date. In a boolean column, it counts as `false`.',
  async () => {
    const kept = async (type: GridColType, operator: string, value: unknown) => {
      const screen = await show(
        <div style={{ height: 300, width: 500 }}>
          <DataGrid
            rows={[{ id: 1, value: null }]}
            columns={[
              { field: 'id', width: 90 },
              { field: 'value', type, valueOptions: ['a'] },
            ]}
            filterModel={{ items: [{ field: 'value', operator, value }] }}
          />
        </div>,
      );
      await expect
        .poll(() => texts('id').length + page.getByText('No results found.').elements().length)
        .toBe(1);
      const passes = texts('id').length === 1;
      await screen.unmount();
      return passes;
    };
    expect(await kept('string', 'contains', 'a')).toBe(false);
    expect(await kept('string', 'doesNotContain', 'a')).toBe(true);
    expect(await kept('string', 'doesNotEqual', 'a')).toBe(true);
    expect(await kept('number', '!=', 5)).toBe(true);
    expect(await kept('singleSelect', 'not', 'a')).toBe(true);
    expect(await kept('date', 'not', '2026-03-09')).toBe(false);
    expect(await kept('boolean', 'is', true)).toBe(false);
    expect(await kept('boolean', 'is', false)).toBe(true);
  },
);

claim('An operator that the column does not have throws an error.', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(
    show(<Towns filterModel={{ items: [{ field: 'size', operator: 'contains', value: 7 }] }} />),
  ).rejects.toThrow("operator value 'contains'");
});

claim('With `filterMode="server"`, it has no rows then, and shows `noRowsLabel`.', async () => {
  await show(<ServerFilter />);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('textbox', { name: 'Value' }).fill('xyz');
  await expect.element(page.getByText('No rows', { exact: true })).toBeVisible();
});

claim('Define a fixed `filterModel` outside the component, or keep it in state.', async () => {
  const read = vi.fn();
  const item = { field: 'town', operator: 'equals', value: 'Oslo' };
  const fixed = { items: [item] };
  const columns = [
    {
      field: 'town',
      valueGetter: (town: string) => {
        read();
        return town;
      },
    },
  ];
  const many = Array.from({ length: 50 }, (_, id) => ({ id, town: `Town ${id}` }));
  function Renders() {
    const [count, setCount] = useState(0);
    return (
      <div style={{ height: 300, width: 500 }}>
        <button onClick={() => setCount(count + 1)}>Render {count}</button>
        <DataGrid
          rows={many}
          columns={columns}
          filterModel={count < 2 ? fixed : { items: [item] }}
        />
      </div>
    );
  }
  await show(<Renders />);
  await expect.element(page.getByText('No results found.')).toBeVisible();
  read.mockClear();
  await page.getByRole('button', { name: 'Render 0' }).click();
  await expect.element(page.getByRole('button', { name: 'Render 1' })).toBeVisible();
  expect(read).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Render 1' }).click();
  await expect.poll(() => read.mock.calls.length).toBeGreaterThanOrEqual(50);
});

claim('The column menu opens with :kbd[Ctrl+Enter] on a header and offers “Filter”.', async () => {
  await show(<FlatsToLet />);
  await page.getByRole('columnheader', { name: 'Street' }).click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await page.getByRole('menuitem', { name: 'Filter' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Value' })).toHaveFocus();
});

claim('`DataGridPro` keeps it beside the conditions that people add.', async () => {
  const apiRef: { current: GridApiPro | null } = { current: null };
  await show(
    <div style={{ height: 300, width: 500 }}>
      <DataGridPro
        apiRef={apiRef}
        rows={rows}
        columns={[{ field: 'town', filterable: false }, { field: 'size' }]}
        initialState={{
          filter: {
            filterModel: { items: [{ id: 1, field: 'town', operator: 'equals', value: 'Oslo' }] },
          },
        }}
      />
    </div>,
  );
  await expect.poll(() => texts('town')).toEqual(['Oslo']);
  apiRef.current?.showFilterPanel('size');
  await expect.element(page.getByRole('button', { name: 'Remove all' })).toBeVisible();
  expect(document.querySelectorAll('.MuiDataGrid-filterForm')).toHaveLength(2);
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect.poll(() => texts('town')).toEqual(['Oslo']);
});

claim(
  '`filterDebounceMs` is the pause in typing before the model changes, 150 ms by default.',
  async () => {
    const at: number[] = [];
    await show(
      <div style={{ height: 300, width: 500 }}>
        <DataGrid
          rows={rows}
          columns={[{ field: 'town' }]}
          onFilterModelChange={() => at.push(performance.now())}
          showToolbar
        />
      </div>,
    );
    await page.getByRole('button', { name: 'Filters' }).click();
    const field = page.getByRole('textbox', { name: 'Value' });
    await expect.element(field).toHaveFocus();
    const before = at.length;
    const start = performance.now();
    await field.fill('Oslo');
    await expect.poll(() => at.length).toBe(before + 1);
    expect((at.at(-1) ?? 0) - start).toBeGreaterThanOrEqual(150);
  },
);

claim('for `isAnyOf` it is a list', async () => {
  await show(<AnyOf />);
  await expect.poll(() => new Set(texts('district'))).toEqual(new Set(['Harbor', 'Hillside']));
});

claim(
  'and to spaces at both ends of the condition; `getGridStringOperators(true)` returns operators that keep these spaces.',
  async () => {
    const items = [{ field: 'town', operator: 'contains', value: ' os ' }];
    for (const [keep, found] of [
      [false, ['Oslo']],
      [true, []],
    ] as const) {
      const screen = await show(
        <div style={{ height: 300, width: 500 }}>
          <DataGrid
            rows={rows}
            columns={[{ field: 'town', filterOperators: getGridStringOperators(keep) }]}
            initialState={{ filter: { filterModel: { items } } }}
          />
        </div>,
      );
      await expect.poll(() => texts('town')).toEqual(found);
      await screen.unmount();
    }
  },
);

claim(
  'If you remove a column from `columns`, its condition leaves the model. New `columns` alone do not filter the rows again, even with another `valueGetter`.',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    const both: GridColDef[] = [{ field: 'town' }, { field: 'size', type: 'number' }];
    const changed: GridColDef[] = [
      { field: 'town' },
      {
        field: 'size',
        headerName: 'Double',
        type: 'number',
        valueGetter: (value: number) => value * 2,
      },
    ];
    const initialState = {
      filter: { filterModel: { items: [{ field: 'size', operator: '>', value: 6 }] } },
    };
    function Changing() {
      const [columns, setColumns] = useState(both);
      return (
        <div style={{ height: 300, width: 500 }}>
          <button onClick={() => setColumns(changed)}>Change</button>
          <button onClick={() => setColumns(both.slice(0, 1))}>Remove</button>
          <DataGrid apiRef={apiRef} rows={rows} columns={columns} initialState={initialState} />
        </div>
      );
    }
    await show(<Changing />);
    await expect.poll(() => texts('town')).toEqual(['Oslo']);
    await page.getByRole('button', { name: 'Change' }).click();
    await expect.poll(() => texts('size')).toEqual(['14']);
    expect(texts('town')).toEqual(['Oslo']);
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => texts('town')).toEqual(['Örebro', 'Oslo']);
    expect(apiRef.current?.state.filter.filterModel.items).toEqual([]);
  },
);
