import { useState } from 'react';
import { DataGrid, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { DataGridPro, type GridApiPro } from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import AddOnClick from './demos/add-on-click.tsx';
import Arrivals from './demos/arrivals.tsx';
import ControlledSort from './demos/controlled-sort.tsx';
import NaturalOrder from './demos/natural-order.tsx';
import OwnOrder from './demos/own-order.tsx';
import ServerOrder from './demos/server-order.tsx';
import SeveralColumns from './demos/several-columns.tsx';
import SortFromCode from './demos/sort-from-code.tsx';
import SortIcons from './demos/sort-icons.tsx';
import TieBreaker from './demos/tie-breaker.tsx';
import WorstFirst from './demos/worst-first.tsx';

const header = (name: string) => page.getByRole('columnheader', { name: new RegExp(`^${name}`) });
const sorted = (name: string, state: string) =>
  expect.element(header(name)).toHaveAttribute('aria-sort', state);
const texts = (field: string) =>
  [...document.querySelectorAll(`[role=gridcell][data-field="${field}"]`)].map(
    (cell) => cell.textContent,
  );
const size = { height: 400, width: 500 };

claim(
  'A click on a header sorts the rows by that column: ascending, then descending, then not at all.',
  async () => {
    await show(<Arrivals />);
    await sorted('Delay', 'descending');
    for (const state of ['ascending', 'descending', 'none']) {
      await header('From').click();
      await sorted('From', state);
    }
  },
);

claim(
  'Below, numbers start with the largest, “From” is never unsorted, and “Gate” cannot be sorted.',
  async () => {
    await show(<WorstFirst />);
    await header('Passengers').click();
    await sorted('Passengers', 'descending');
    for (const state of ['ascending', 'descending', 'ascending']) {
      await header('From').click();
      await sorted('From', state);
    }
    await header('Gate').click();
    await sorted('From', 'ascending');
    await expect.element(header('Gate')).not.toHaveAttribute('aria-sort', 'ascending');
  },
);

claim('You can still sort by such a column in the model that you set.', async () => {
  await show(
    <div style={size}>
      <DataGrid
        rows={[{ id: 1 }, { id: 3 }, { id: 2 }]}
        columns={[{ field: 'id', sortable: false }]}
        initialState={{ sorting: { sortModel: [{ field: 'id', sort: 'desc' }] } }}
      />
    </div>,
  );
  await expect.poll(() => texts('id')).toEqual(['3', '2', '1']);
});

claim('`null` and `undefined` come first in ascending order.', async () => {
  const rows = [
    { id: 1, name: 'b', count: 2 },
    { id: 2, name: null, count: null },
    { id: 3, name: 'a', count: 1 },
  ];
  const columns: GridColDef[] = [{ field: 'name' }, { field: 'count', type: 'number' }];
  await show(
    <div style={size}>
      <DataGrid rows={rows} columns={columns} />
    </div>,
  );
  for (const name of ['name', 'count']) {
    await header(name).click();
    await expect.poll(() => texts(name)[0]).toBe('');
  }
});

claim(
  'A `singleSelect` column is sorted by its values, not by the labels of its options.',
  async () => {
    await show(
      <div style={size}>
        <DataGrid
          rows={['b', 'a', 'c'].map((size, id) => ({ id, size }))}
          columns={[
            {
              field: 'size',
              type: 'singleSelect',
              valueOptions: [
                { value: 'a', label: 'Small' },
                { value: 'b', label: 'Large' },
                { value: 'c', label: 'Medium' },
              ],
            },
          ]}
          initialState={{ sorting: { sortModel: [{ field: 'size', sort: 'asc' }] } }}
        />
      </div>,
    );
    await expect.poll(() => texts('size')).toEqual(['Small', 'Large', 'Medium']);
  },
);

claim(
  'Here, “Priority” is sorted by meaning, and unknown delays stay at the end in both directions:',
  async () => {
    await show(
      <div style={{ width: 600 }}>
        <OwnOrder />
      </div>,
    );
    await expect.poll(() => texts('priority')[0]).toBe('high');
    await header('Delay').click();
    await sorted('Delay', 'ascending');
    await expect.poll(() => texts('delay')[0]).toBe('0');
    await header('Delay').click();
    await sorted('Delay', 'descending');
    await expect.poll(() => Number(texts('delay')[0])).toBeGreaterThan(40);
  },
);

claim('numbers in strings are compared as strings', async () => {
  await show(
    <div style={size}>
      <DataGrid
        rows={['9', '10', '1'].map((value, id) => ({ id, value }))}
        columns={[
          { field: 'value', valueFormatter: (value: string) => `${value} kg` },
          {
            field: 'padded',
            valueGetter: (_value, row: { value: string }) => Number(row.value),
          },
        ]}
        initialState={{ sorting: { sortModel: [{ field: 'value', sort: 'asc' }] } }}
      />
    </div>,
  );
  await expect.poll(() => texts('value')).toEqual(['1 kg', '10 kg', '9 kg']);
  await header('padded').click();
  await expect.poll(() => texts('value')).toEqual(['1 kg', '9 kg', '10 kg']);
});

claim(
  'In `DataGridPro`, people can sort by more than one column: they hold :kbd[Ctrl], :kbd[Shift] or :kbd[⌘] while they click more headers.',
  async () => {
    await show(<SeveralColumns />);
    await sorted('Airline', 'ascending');
    await sorted('Passengers', 'descending');
    await header('From').click();
    await sorted('Airline', 'none');
    await header('Flight').click({ modifiers: ['Control'] });
    await sorted('From', 'ascending');
    await sorted('Flight', 'ascending');
  },
);

claim('With `sortingMode="server"`, the grid shows your rows as they come.', async () => {
  const changed = vi.fn();
  const screen = await show(
    <div style={size}>
      <DataGrid
        rows={[{ id: 2 }, { id: 1 }]}
        columns={[{ field: 'id' }]}
        sortingMode="server"
        onSortModelChange={(model) => changed(model)}
      />
    </div>,
  );
  await header('id').click();
  await sorted('id', 'ascending');
  expect(texts('id')).toEqual(['2', '1']);
  expect(changed.mock.lastCall).toEqual([[{ field: 'id', sort: 'asc' }]]);
  await screen.unmount();
  await show(<ServerOrder />);
  await expect.element(page.getByRole('grid')).toBeVisible();
});

claim('A saved edit is a change of a row, so the row may jump to its new place.', async () => {
  await show(
    <div style={size}>
      <DataGrid
        rows={['a', 'b', 'c'].map((name, id) => ({ id, name }))}
        columns={[{ field: 'name', editable: true }]}
        initialState={{ sorting: { sortModel: [{ field: 'name', sort: 'asc' }] } }}
      />
    </div>,
  );
  await page.getByRole('gridcell', { name: 'a', exact: true }).dblClick();
  await page.getByRole('textbox').fill('z');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => texts('name')).toEqual(['b', 'c', 'z']);
});

claim(
  'On a focused header, :kbd[Enter] goes to the next state, and :kbd[Shift+Enter] adds the column to the model in `DataGridPro`.',
  async () => {
    await show(<SeveralColumns />);
    await header('From').click();
    await sorted('From', 'ascending');
    await userEvent.keyboard('{Enter}');
    await sorted('From', 'descending');
    await userEvent.keyboard('{ArrowRight}{Shift>}{Enter}{/Shift}');
    await sorted('From', 'descending');
    await sorted('Passengers', 'ascending');
  },
);

claim('Other controls can then set the order, and headers and menus still work:', async () => {
  await show(<ControlledSort />);
  await sorted('Passengers', 'descending');
  await page.getByRole('combobox', { name: /^Order/ }).click();
  await page.getByRole('option', { name: 'Origin, A to Z' }).click();
  await sorted('From', 'ascending');
  await header('Flight').click();
  await sorted('Flight', 'ascending');
});

claim('Without `onSortModelChange`, headers cannot change the order.', async () => {
  const model = [{ field: 'id', sort: 'desc' as const }];
  await show(
    <div style={size}>
      <DataGrid rows={[{ id: 1 }, { id: 2 }]} columns={[{ field: 'id' }]} sortModel={model} />
    </div>,
  );
  await header('id').click();
  await sorted('id', 'descending');
  expect(texts('id')).toEqual(['2', '1']);
});

claim(
  '`sortColumn` sorts by one column, and `setSortModel` replaces the whole model.',
  async () => {
    await show(<SortFromCode />);
    await page.getByRole('button', { name: 'Longest delay first' }).click();
    await sorted('Delay', 'descending');
    await page.getByRole('button', { name: 'Reset' }).click();
    await sorted('Delay', 'none');
  },
);

claim(
  '`apiRef.current.getSortedRows()` returns the rows in their current order, including those that a filter hides.',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    await show(
      <div style={size}>
        <DataGrid
          apiRef={apiRef}
          rows={[{ id: 1 }, { id: 3 }, { id: 2 }]}
          columns={[{ field: 'id', type: 'number', sortable: false }]}
          initialState={{
            filter: { filterModel: { items: [{ field: 'id', operator: '>', value: 1 }] } },
          }}
        />
      </div>,
    );
    await expect.poll(() => texts('id')).toEqual(['3', '2']);
    apiRef.current?.sortColumn('id', 'asc');
    await expect.poll(() => texts('id')).toEqual(['2', '3']);
    expect(apiRef.current?.getSortedRows().map(({ id }) => String(id))).toEqual(['1', '2', '3']);
  },
);

claim(
  '`sortColumn` without a direction goes to the next state, like a click on the header.',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    await show(
      <div style={size}>
        <DataGrid apiRef={apiRef} rows={[{ id: 1 }, { id: 2 }]} columns={[{ field: 'id' }]} />
      </div>,
    );
    await expect.element(header('id')).toBeVisible();
    for (const state of ['ascending', 'descending', 'none']) {
      apiRef.current?.sortColumn('id');
      await sorted('id', state);
    }
  },
);

claim('the grid removes fields without a column from the model', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  const rows = [1, 3, 2].map((id) => ({ id, age: -id }));
  const grid = (columns: GridColDef[]) => (
    <div style={size}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { age: false } },
          sorting: { sortModel: [{ field: 'age', sort: 'asc' }] },
        }}
      />
    </div>
  );
  const withoutAge: GridColDef[] = [{ field: 'id' }];
  const withAge: GridColDef[] = [...withoutAge, { field: 'age', type: 'number' }];
  function Changing() {
    const [age, setAge] = useState(true);
    return (
      <>
        <button onClick={() => setAge(false)}>Remove the column</button>
        {grid(age ? withAge : withoutAge)}
      </>
    );
  }
  await show(<Changing />);
  await expect.poll(() => texts('id')).toEqual(['3', '2', '1']);
  await page.getByRole('button', { name: 'Remove the column' }).click();
  await expect.poll(() => apiRef.current?.getSortModel()).toEqual([]);
});

claim(
  'New `columns` alone do not sort the rows again, even with another `sortComparator`.',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    const rows = ['a', 'bbb', 'cc'].map((name, id) => ({ id, name }));
    const byText: GridColDef[] = [{ field: 'name' }];
    const byLength: GridColDef[] = [
      {
        field: 'name',
        headerName: 'Length',
        sortComparator: (one, other) => one.length - other.length,
      },
    ];
    function Changing() {
      const [columns, setColumns] = useState(byText);
      return (
        <div style={size}>
          <button onClick={() => setColumns(byLength)}>By length</button>
          <DataGrid
            apiRef={apiRef}
            rows={rows}
            columns={columns}
            initialState={{ sorting: { sortModel: [{ field: 'name', sort: 'asc' }] } }}
          />
        </div>
      );
    }
    await show(<Changing />);
    await expect.poll(() => texts('name')).toEqual(['a', 'bbb', 'cc']);
    await page.getByRole('button', { name: 'By length' }).click();
    await expect.element(header('Length')).toBeVisible();
    expect(texts('name')).toEqual(['a', 'bbb', 'cc']);
    apiRef.current?.applySorting();
    await expect.poll(() => texts('name')).toEqual(['a', 'cc', 'bbb']);
  },
);

claim('A collator with `numeric` reads the digits as numbers:', async () => {
  await show(<NaturalOrder />);
  await expect.poll(() => texts('gate')[0]).toBe('A1');
  const gates = () => texts('gate').map((gate) => Number(gate?.slice(1)));
  expect(gates()).toEqual(gates().toSorted((one, other) => one - other));
});

claim('Rows with equal values keep the order they have in `rows`.', async () => {
  await show(
    <div style={size}>
      <DataGrid
        rows={[3, 1, 2].map((id) => ({ id, kind: 'same' }))}
        columns={[{ field: 'id' }, { field: 'kind' }]}
        initialState={{ sorting: { sortModel: [{ field: 'kind', sort: 'desc' }] } }}
      />
    </div>,
  );
  await expect.poll(() => texts('id')).toEqual(['3', '1', '2']);
});

claim('so that the fullest flights come first in both directions', async () => {
  await show(<TieBreaker />);
  const first = () => texts('airline')[0];
  const loads = () => texts('passengers').slice(0, 4).map(Number);
  for (const airline of ['Aero Nord', 'Delta West']) {
    await expect.poll(first).toBe(airline);
    expect(loads()).toEqual(loads().toSorted((one, other) => other - one));
    await header('Airline').click();
  }
});

claim('From code, the third argument of `sortColumn` keeps the other columns', async () => {
  const apiRef: { current: GridApiPro | null } = { current: null };
  await show(
    <div style={size}>
      <DataGridPro
        apiRef={apiRef}
        rows={[{ id: 1, age: 7 }]}
        columns={[{ field: 'id' }, { field: 'age' }]}
      />
    </div>,
  );
  await expect.element(header('id')).toBeVisible();
  apiRef.current?.sortColumn('id', 'asc');
  apiRef.current?.sortColumn('age', 'desc', true);
  expect(apiRef.current?.getSortModel()).toEqual([
    { field: 'id', sort: 'asc' },
    { field: 'age', sort: 'desc' },
  ]);
  apiRef.current?.sortColumn('age', 'asc');
  expect(apiRef.current?.getSortModel()).toEqual([{ field: 'age', sort: 'asc' }]);
});

claim('With `multipleColumnsSortingMode="always"`, each click adds a column.', async () => {
  await show(<AddOnClick />);
  await header('Passengers').click();
  await sorted('Priority', 'ascending');
  await sorted('Passengers', 'ascending');
  await header('Passengers').click();
  await header('Passengers').click();
  await sorted('Passengers', 'none');
  await sorted('Priority', 'ascending');
});

claim('To show the icons all the time, style the class names of the button:', async () => {
  await show(<SortIcons />);
  const opacity = () =>
    [...document.querySelectorAll('.MuiDataGrid-sortButton')].map(
      (element) => getComputedStyle(element).opacity,
    );
  await expect.poll(opacity).toEqual(['0.5', '0.5', '0.5']);
  await header('From').click();
  await sorted('From', 'ascending');
  await expect.poll(() => opacity()[1]).toBe('1');
});

claim('It is also `none` in a column that cannot be sorted.', async () => {
  await show(<WorstFirst />);
  await sorted('From', 'none');
  await sorted('Gate', 'none');
});
