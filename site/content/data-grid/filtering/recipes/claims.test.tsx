import type { ReactNode } from 'react';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  type GridApi,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { DataGridPremium, type GridApi as GridApiPremium } from '@mui/x-data-grid-premium';
import { claim, expect, page, show, userEvent } from '#claims';
import { columns, trips } from './demos/data.ts';
import FilterChips from './demos/filter-chips.tsx';
import MatchingRows from './demos/matching-rows.tsx';
import OutsideSearch from './demos/outside-search.tsx';
import Presets from './demos/presets.tsx';

const wide = (children: ReactNode) => <div style={{ width: 700 }}>{children}</div>;
const ids = () =>
  [...document.querySelectorAll('[role=row][data-id]')]
    .map((row) => row.getAttribute('data-id'))
    .join(' ');
const slow = { timeout: 4000 };

claim(
  'Use it in a component inside the grid, here in the footer slot, so that it updates by itself:',
  async () => {
    await show(wide(<MatchingRows />));
    const status = page.getByRole('status');
    await expect.element(status).toHaveTextContent('6 of 6 trips match');
    await page.getByRole('button', { name: 'Filters' }).click();
    await userEvent.fill(page.getByRole('textbox', { name: 'Value' }), 'coast');
    await expect.element(status).toHaveTextContent('2 of 6 trips match');
  },
);

claim('it fires before the rows are filtered', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  const counts: number[] = [];
  await show(
    <div style={{ height: 400, width: 700 }}>
      <DataGrid
        apiRef={apiRef}
        rows={trips}
        columns={columns}
        onFilterModelChange={() => {
          if (apiRef.current) {
            counts.push(gridFilteredTopLevelRowCountSelector({ current: apiRef.current }));
          }
        }}
      />
    </div>,
  );
  await expect.poll(ids).toBe('1 2 3 4 5 6');
  apiRef.current?.setFilterModel({
    items: [{ field: 'country', operator: 'equals', value: 'Italy' }],
  });
  await expect.poll(ids).toBe('5 6');
  expect(counts[0]).toBe(6);
});

claim('With tree data or row grouping, it counts only the rows of the top level.', async () => {
  const apiRef: { current: GridApiPremium | null } = { current: null };
  await show(
    <div style={{ height: 400, width: 700 }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={trips}
        columns={columns}
        rowGroupingModel={['country']}
      />
    </div>,
  );
  await expect.poll(() => document.querySelectorAll('[role=row][data-id]').length).toBe(3);
  const api = apiRef.current;
  if (!api) throw new Error('The grid is not mounted.');
  expect(gridFilteredTopLevelRowCountSelector({ current: api })).toBe(3);
});

claim(
  'A condition that people edit in the panel also has an internal property, `fromInput`',
  async () => {
    const models: GridFilterModel[] = [];
    await show(
      <div style={{ height: 400, width: 700 }}>
        <DataGrid
          rows={trips}
          columns={columns}
          onFilterModelChange={(model) => models.push(model)}
          showToolbar
        />
      </div>,
    );
    await page.getByRole('button', { name: 'Filters' }).click();
    await userEvent.fill(page.getByRole('textbox', { name: 'Value' }), 'coast');
    await expect.poll(() => models.length, slow).toBe(1);
    expect(Object.keys(models[0]?.items[0] ?? {}).sort()).toEqual([
      'field',
      'fromInput',
      'id',
      'operator',
      'value',
    ]);
  },
);

claim('Split the text at spaces, so that each word can match in another column.', async () => {
  await show(wide(<OutsideSearch />));
  await expect.poll(ids).toBe('1 2 3 4 5 6');
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search trips' }), 'coast port');
  await expect.poll(ids, slow).toBe('1');
});

claim('Show each active filter as a chip that removes it.', async () => {
  await show(wide(<FilterChips />));
  await expect.poll(ids).toBe('5 6');
  const chip = page.getByRole('button', { name: 'Country equals Italy' });
  await expect.element(chip).toBeVisible();
  chip.element().focus();
  await userEvent.keyboard('{Delete}');
  await expect.poll(ids).toBe('1 2 3 4 5 6');
  expect(document.querySelector('.MuiChip-root')).toBeNull();
});

claim('A filter without a value is not active, unless its operator needs none:', async () => {
  await show(wide(<FilterChips />));
  await page.getByRole('button', { name: 'Filters' }).click();
  await userEvent.fill(page.getByRole('textbox', { name: 'Value' }), '');
  const chips = () =>
    [...document.querySelectorAll('.MuiChip-root')].map((element) => element.textContent);
  await expect.poll(chips, slow).toEqual([]);
  await page.getByRole('combobox', { name: /^Operator/ }).click();
  await page.getByRole('option', { name: 'is not empty' }).click();
  await expect.poll(chips, slow).toEqual(['Country isNotEmpty']);
});

claim(
  'Compare by reference to see which preset is active. When people change the filter in the panel, none of them is:',
  async () => {
    await show(wide(<Presets />));
    await page.getByRole('button', { name: 'Short trips' }).click();
    await expect.poll(ids).toBe('2 4');
    const pressed = () => document.querySelectorAll('[aria-pressed=true]').length;
    expect(pressed()).toBe(1);
    await page.getByRole('button', { name: 'Filters' }).click();
    await userEvent.fill(page.getByRole('spinbutton', { name: 'Value' }), '3');
    await expect.poll(ids, slow).toBe('2');
    expect(pressed()).toBe(0);
  },
);
