import { Component, type ReactNode } from 'react';
import {
  DataGridPro,
  getGridStringOperators,
  type DataGridProProps,
  type GridApi,
} from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
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
const columnHeader = (field: string) => {
  const found = document.querySelector(`[role=columnheader][data-field="${field}"]`);
  if (!found) throw new Error(`No header ${field}`);
  return found;
};
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
const onlyCorn = { items: [{ id: 1, field: 'name', operator: 'contains', value: 'sw' }] };

function Grid(props: Partial<DataGridProProps>) {
  return <DataGridPro rows={seeds} columns={columns} headerFilters {...props} />;
}

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

claim(
  'Columns with `filterable: false` have an empty cell, or a disabled input if the filter model has a filter for them.',
  async () => {
    const grid = (props: Partial<DataGridProProps>) =>
      wide(
        <Grid columns={[{ field: 'name', filterable: false }, { field: 'light' }]} {...props} />,
      );
    const empty = await show(grid({}));
    await expect.poll(() => filterCells().length).toBe(2);
    expect(filterCell('name').querySelector('input')).toBeNull();
    expect(filterCell('light').querySelector('input')).not.toBeNull();
    await empty.unmount();
    await show(grid({ filterModel: onlyCorn }));
    await expect.poll(ids).toBe('4');
    expect(input('name').value).toBe('sw');
    expect(input('name').disabled).toBe(true);
  },
);

claim('to put a clear button in the input and remove the menu item:', async () => {
  const openMenu = async () => {
    filterCell('Name').querySelector<HTMLElement>('button[aria-haspopup]')?.click();
    await expect.element(page.getByRole('menuitem', { name: 'Contains' })).toBeVisible();
    return page.getByRole('menuitem', { name: 'Clear filter' }).elements().length;
  };
  const withItem = await show(wide(<Grid filterModel={onlyCorn} />));
  await expect.poll(ids).toBe('4');
  expect(await openMenu()).toBe(1);
  await withItem.unmount();
  await show(wide(<ClearButtons />));
  await expect.poll(ids).toBe('1 2 4 5');
  expect(filterCells()[0]?.getBoundingClientRect().height).toBe(64);
  expect(await openMenu()).toBe(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
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
    await userEvent.hover(columnHeader('name'));
    await page.getByRole('button', { name: 'Name column menu' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Hide column' })).toBeVisible();
    expect(page.getByRole('menuitem', { name: 'Filter' }).elements()).toHaveLength(0);
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
  // With the keyboard, too.
  await only.click();
  await expect.poll(ids).toBe('1 2 5');
  await userEvent.keyboard(' ');
  await expect.poll(ids).toBe('1 2 3 4 5');
  // `null` for “Weeks”.
  expect(filterCells()[2]?.querySelector('input')).toBeNull();
});

claim('Set its `headerLabel`, the label of the input and of the menu item', async () => {
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
  filterCell('name').querySelector('button')?.click();
  await expect.element(page.getByRole('menuitem', { name: 'Search' })).toBeVisible();
});

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

claim(
  'without it, the grid throws an error, because it has no locale text for your operator. A column whose only operator is `isAnyOf` throws an error as well.',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const operators = getGridStringOperators();
    const grid = (field: string, filterOperators: typeof operators) =>
      show(<Boundary>{wide(<Grid columns={[{ field, filterOperators }]} />)}</Boundary>);
    const message = page.getByRole('alert');
    const custom = await grid(
      'first',
      operators.slice(0, 1).map((operator) => ({ ...operator, value: 'soundsLike' })),
    );
    await expect.element(message).toMatchTextContent(/headerFilterOperatorSoundsLike/);
    await custom.unmount();
    // The menu names every operator.
    const second = await grid(
      'second',
      operators
        .slice(0, 2)
        .map((operator, index) => (index === 0 ? operator : { ...operator, value: 'soundsLike' })),
    );
    filterCell('second').querySelector('button')?.click();
    await expect.element(message).toMatchTextContent(/headerFilterOperatorSoundsLike/);
    await second.unmount();
    await grid(
      'third',
      operators.filter(({ value }) => value === 'isAnyOf'),
    );
    await expect.element(message).toMatchTextContent(/undefined/);
  },
);

claim(
  'A column with several filters in the model shows only the first of them in its header.',
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
    expect(input('Name').value).toBe('s');
  },
);

claim(
  'The filter row is part of the grid: :kbd[ArrowDown] on a column header goes to its filter.',
  async () => {
    await show(wide(<SeedCatalog />));
    await expect.poll(() => filterCells().length).toBe(4);
    document.querySelector<HTMLElement>('[role=columnheader][data-field=name]')?.focus();
    await userEvent.click(columnHeader('name'));
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

claim('The inputs and the filter panel change the same filter model.', async () => {
  const demo = await show(wide(<SeedCatalog />));
  await expect.poll(() => filterCells().length).toBe(4);
  input('Name').focus();
  await userEvent.keyboard('sw');
  await expect.poll(ids, slow).toBe('4');
  await userEvent.hover(columnHeader('name'));
  await page.getByRole('button', { name: 'Name column menu' }).click();
  await page.getByRole('menuitem', { name: 'Filter' }).click();
  const value = page.getByRole('textbox', { name: 'Value' });
  await expect.element(value).toHaveValue('sw');
  await value.fill('ch');
  await expect.poll(ids, slow).toBe('3');
  await expect.poll(() => input('Name').value).toBe('ch');
  await demo.unmount();
  // The switch follows the panel as well.
  await show(wide(<OwnHeaderFilter />));
  await userEvent.hover(columnHeader('organic'));
  await page.getByRole('button', { name: 'Organic column menu' }).click();
  await page.getByRole('menuitem', { name: 'Filter' }).click();
  await expect.poll(() => document.querySelector('.MuiDataGrid-filterFormValueInput')).toBeTruthy();
  const select = document.querySelector('.MuiDataGrid-filterFormValueInput [role=combobox]');
  if (!select) throw new Error('No select');
  await userEvent.click(select);
  await page.getByRole('option', { name: 'true' }).click();
  await expect.poll(ids, slow).toBe('1 2 5');
  await expect.element(page.getByRole('checkbox', { name: 'Only organic seeds' })).toBeChecked();
});

claim(
  'By default, people clear a filter by emptying its input or in the operator menu.',
  async () => {
    await show(wide(<Grid initialState={{ filter: { filterModel: onlyCorn } }} />));
    await expect.poll(ids).toBe('4');
    await userEvent.fill(input('Name'), '');
    await expect.poll(ids, slow).toBe('1 2 3 4 5');
    await userEvent.fill(input('Name'), 'ch');
    await expect.poll(ids, slow).toBe('3');
    filterCell('Name').querySelector('button')?.click();
    await page.getByRole('menuitem', { name: 'Clear filter' }).click();
    await expect.poll(ids).toBe('1 2 3 4 5');
  },
);

claim(
  'Without it, the row is as tall as the column headers. The `density` scales both, but the row is never too short for its inputs.',
  async () => {
    const heights = async (props: Partial<DataGridProProps>) => {
      const { unmount } = await show(wide(<Grid {...props} />));
      await expect.poll(() => filterCells().length).toBe(4);
      const both = [columnHeader('name'), filterCell('Name')].map(
        (element) => element.getBoundingClientRect().height,
      );
      const inside = input('Name').closest('.MuiFormControl-root')?.clientHeight ?? Infinity;
      const room = Number(both[1]) >= inside;
      await unmount();
      return [...both, room];
    };
    expect(await heights({})).toEqual([56, 56, true]);
    expect(await heights({ density: 'comfortable' })).toEqual([72, 72, true]);
    expect(await heights({ density: 'comfortable', headerFilterHeight: 64 })).toEqual([
      72,
      83,
      true,
    ]);
    const [header = 0, filter = 0, room] = await heights({ density: 'compact' });
    expect(header).toBe(39);
    expect(filter).toBeGreaterThan(39);
    expect(room).toBe(true);
  },
);

claim(
  'Each column then uses its first operator, unless the filter model has another one',
  async () => {
    await show(
      wide(
        <Grid
          slots={{ headerFilterMenu: null }}
          filterModel={{ items: [{ id: 1, field: 'name', operator: 'endsWith', value: 'd' }] }}
        />,
      ),
    );
    await expect.poll(ids).toBe('3');
    expect(filterCell('Name').querySelector('label')?.textContent).toBe('Ends with');
    expect(filterCell('Weeks').querySelector('label')?.textContent).toBe('Equals');
  },
);

claim(
  'The cell then ignores the arrow keys and :kbd[Enter] until someone clicks into an input.',
  async () => {
    await show(wide(<OnlyInputs />));
    await expect.poll(() => filterCells().length).toBe(4);
    const focused = (element: Element) => expect.poll(() => document.activeElement === element);
    await userEvent.click(columnHeader('name'));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await focused(filterCell('Light')).toBe(true);
    await userEvent.keyboard('{ArrowLeft}');
    await focused(filterCell('Name')).toBe(true);
    await userEvent.keyboard('{Control>}{Enter}{/Control}{ArrowRight}{Enter}');
    await focused(filterCell('Name')).toBe(true);
    await userEvent.click(input('Weeks'));
    await userEvent.keyboard('{Escape}{ArrowRight}');
    await focused(filterCell('Organic')).toBe(true);
  },
);

claim('A filter with `isAnyOf` is applied, but the header does not show it.', async () => {
  const items = [{ id: 1, field: 'name', operator: 'isAnyOf', value: ['Chard', 'Sorrel'] }];
  await show(wide(<Grid filterModel={{ items }} />));
  await expect.poll(ids).toBe('3 5');
  expect(input('Name').value).toBe('');
  expect(filterCell('Name').querySelector('label')?.textContent).toBe('Contains');
});

claim(':kbd[Enter], or a character without :kbd[Shift]', async () => {
  await show(wide(<SeedCatalog />));
  await expect.poll(() => filterCells().length).toBe(4);
  const focused = (element: Element) => expect.poll(() => document.activeElement === element);
  await userEvent.click(columnHeader('name'));
  await userEvent.keyboard('{ArrowDown}{Shift>}S{/Shift}');
  await focused(filterCell('Name')).toBe(true);
  await userEvent.keyboard('s');
  await focused(input('Name')).toBe(true);
  expect(input('Name').value).toBe('s');
  await userEvent.keyboard('{Enter}');
  await focused(filterCell('Name')).toBe(true);
});

claim(
  'Each filter cell has the role `columnheader` and the name of its column, or the content of `renderHeaderFilter` as its name.',
  async () => {
    await show(wide(<OwnHeaderFilter />));
    await expect.poll(() => filterCells().length).toBe(4);
    expect(filterCells().map((cell) => cell.getAttribute('aria-label'))).toEqual([
      'Name',
      'Light',
      'Weeks',
      null,
    ]);
    expect(filterCells().every((cell) => cell.getAttribute('role') === 'columnheader')).toBe(true);
  },
);

claim('The clear button is called “Clear filter” in every language.', async () => {
  await show(
    wide(
      <Grid
        filterModel={onlyCorn}
        localeText={{ headerFilterClear: 'Löschen' }}
        slotProps={{ headerFilterCell: { showClearIcon: true } }}
      />,
    ),
  );
  await expect.element(page.getByRole('button', { name: 'Clear filter' })).toBeVisible();
});

claim('To change all inputs, use `slotProps.headerFilterCell`', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  await show(
    wide(
      <Grid
        apiRef={apiRef}
        slotProps={{ headerFilterCell: { InputComponentProps: { disabled: true } } }}
      />,
    ),
  );
  await expect.poll(() => filterCells().length).toBe(4);
  expect(input('Name').disabled).toBe(true);
  expect(input('Weeks').disabled).toBe(true);
});

claim(
  'The grid remembers the first operator of a field for all grids of the application.',
  async () => {
    const label = () => filterCell('shared').querySelector('label')?.textContent;
    const first = await show(wide(<Grid columns={[{ field: 'shared' }]} />));
    await expect.poll(label).toBe('Contains');
    await first.unmount();
    const apiRef: { current: GridApi | null } = { current: null };
    const numbers: DataGridProProps['columns'] = [{ field: 'shared', type: 'number' }];
    const second = await show(wide(<Grid apiRef={apiRef} columns={numbers} />));
    await expect.poll(label).toBe('Contains');
    // What its input does.
    expect(() =>
      apiRef.current?.upsertFilterItem({ field: 'shared', operator: 'contains', value: 5 }),
    ).toThrow(/No filter operator found/);
    await second.unmount();
    const items = [{ id: 1, field: 'shared', operator: '=' }];
    await show(
      wide(<Grid columns={numbers} initialState={{ filter: { filterModel: { items } } }} />),
    );
    await expect.poll(label).toBe('Equals');
  },
);
