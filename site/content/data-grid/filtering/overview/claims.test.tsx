import { DataGrid, type GridApi, type GridFilterModel } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
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

claim('Text is compared without regard to case.', async () => {
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

claim("for boolean columns it is a string, `'true'` or `'false'`", async () => {
  await show(<FixedFilter />);
  const icons = () =>
    [...document.querySelectorAll('[role=gridcell][data-field=balcony] [data-value]')].map((icon) =>
      icon.getAttribute('data-value'),
    );
  await expect.poll(() => new Set(icons())).toEqual(new Set(['true']));
});

claim('and for `isAnyOf` a list', async () => {
  await show(<AnyOf />);
  await expect.poll(() => new Set(texts('district'))).toEqual(new Set(['Harbor', 'Hillside']));
});
