import type { ReactNode } from 'react';
import { DataGridPro, getGridStringOperators } from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent } from '#claims';
import ClearButtons from './demos/clear-buttons.tsx';
import { columns, seeds } from './demos/data.ts';
import OnlyInputs from './demos/only-inputs.tsx';
import OwnHeaderFilter from './demos/own-header-filter.tsx';
import SeedCatalog from './demos/seed-catalog.tsx';

const wide = (children: ReactNode) => <div style={{ width: 800 }}>{children}</div>;
const ids = () =>
  [...document.querySelectorAll('[role=row][data-id]')]
    .map((row) => row.getAttribute('data-id'))
    .join(' ');
const filterCells = () => [
  ...document.querySelectorAll<HTMLElement>('.MuiDataGrid-columnHeader--filter'),
];
const filterCell = (name: string) => {
  const found = filterCells().find((cell) => cell.getAttribute('aria-label') === name);
  if (!found) throw new Error(`No filter ${name}`);
  return found;
};
const input = (name: string) => {
  const found = filterCell(name).querySelector('input');
  if (!found) throw new Error(`No input ${name}`);
  return found;
};
const slow = { timeout: 4000 };

claim('Set `headerFilters` to give each column a filter input below its header.', async () => {
  await show(wide(<SeedCatalog />));
  await expect.poll(() => filterCells().length).toBe(4);
  input('Name').focus();
  await userEvent.keyboard('sw');
  await expect.poll(ids, slow).toBe('4');
});

claim('`isAnyOf` is not in the menu: header filters do not support it.', async () => {
  await show(wide(<SeedCatalog />));
  await expect.poll(() => filterCells().length).toBe(4);
  filterCell('Name').querySelector('button')?.click();
  await expect.element(page.getByRole('menuitem', { name: 'Contains' })).toBeVisible();
  const labels = [...document.querySelectorAll('[role=menuitem]')].map((item) => item.textContent);
  expect(labels).toContain('Is not empty');
  expect(labels).not.toContain('Is any of');
});

claim('Columns with `filterable: false` have an empty cell.', async () => {
  await show(
    wide(
      <DataGridPro
        rows={seeds}
        columns={[{ field: 'name', filterable: false }, { field: 'light' }]}
        headerFilters
      />,
    ),
  );
  await expect.poll(() => filterCells().length).toBe(2);
  expect(filterCell('name').querySelector('input')).toBeNull();
  expect(filterCell('light').querySelector('input')).not.toBeNull();
});

claim('Set `showClearIcon` to show a clear button in the input instead:', async () => {
  await show(wide(<ClearButtons />));
  await expect.poll(ids).toBe('4');
  expect(filterCells()[0]?.getBoundingClientRect().height).toBe(64);
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect.poll(ids).toBe('1 2 3 4 5');
});

claim(
  'If you also set `disableColumnFilter`, the filter panel and its menu items are gone, and the header filters stay:',
  async () => {
    await show(wide(<OnlyInputs />));
    await expect.poll(() => filterCells().length).toBe(4);
    expect(filterCell('Name').querySelector('button')).toBeNull();
    input('Name').focus();
    await userEvent.keyboard('ch');
    await expect.poll(ids, slow).toBe('3');
  },
);

claim('`renderHeaderFilter` on a column replaces the input.', async () => {
  await show(wide(<OwnHeaderFilter />));
  await expect.poll(ids).toBe('1 2 3 4 5');
  const only = page.getByRole('checkbox', { name: 'Only organic seeds' });
  await only.click();
  await expect.poll(ids).toBe('1 2 5');
  await only.click();
  await expect.poll(ids).toBe('1 2 3 4 5');
  // `null` for “Weeks”.
  expect(filterCells()[2]?.querySelector('input')).toBeNull();
});

claim('Its `headerLabel` is the label of the input.', async () => {
  const [first] = getGridStringOperators();
  if (!first) throw new Error('No operator');
  await show(
    wide(
      <DataGridPro
        rows={seeds}
        columns={[{ field: 'name', filterOperators: [{ ...first, headerLabel: 'Search' }] }]}
        headerFilters
      />,
    ),
  );
  await expect.poll(() => filterCell('name').querySelector('label')?.textContent).toBe('Search');
});

claim(
  'A column with several filters in the model shows only one of them in its header.',
  async () => {
    await show(
      wide(
        <DataGridPro
          rows={seeds}
          columns={columns}
          headerFilters
          filterModel={{
            items: [
              { id: 1, field: 'name', operator: 'contains', value: 's' },
              { id: 2, field: 'name', operator: 'contains', value: 'w' },
            ],
          }}
        />,
      ),
    );
    await expect.poll(ids).toBe('4');
    expect(filterCell('Name').querySelectorAll('input').length).toBe(1);
  },
);

claim(
  'The filter row is part of the grid: :kbd[ArrowDown] on a column header goes to its filter.',
  async () => {
    await show(wide(<SeedCatalog />));
    await expect.poll(() => filterCells().length).toBe(4);
    document.querySelector<HTMLElement>('[role=columnheader][data-field=name]')?.focus();
    await userEvent.click(page.getByRole('columnheader', { name: 'Name' }).first());
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => document.activeElement === filterCell('Name')).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement === input('Name')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement === filterCell('Name')).toBe(true);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByRole('menuitem', { name: 'Contains' })).toBeVisible();
  },
);
