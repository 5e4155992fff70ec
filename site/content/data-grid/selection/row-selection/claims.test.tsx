import { useState } from 'react';
import {
  DataGrid,
  GridActionsCellItem,
  type GridApi,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { DataGridPro, type GridApiPro } from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ArchiveMessages from './demos/archive-messages.tsx';
import CheckboxColumn from './demos/checkbox-column.tsx';
import KeysPro from './demos/keys-pro.tsx';
import LockedMessages from './demos/locked-messages.tsx';
import OneCheckbox from './demos/one-checkbox.tsx';
import OnlyCheckboxes from './demos/only-checkboxes.tsx';
import PageOnly from './demos/page-only.tsx';
import ParentsAndChildren from './demos/parents-and-children.tsx';
import ReadMessage from './demos/read-message.tsx';
import SelectFromCode from './demos/select-from-code.tsx';
import SelectionStyle from './demos/selection-style.tsx';

const columns: GridColDef[] = [{ field: 'name', width: 200 }];
const people = ['Ada', 'Ben', 'Cleo', 'Dov'].map((name, id) => ({ id, name }));
const size = { height: 340, width: 500 };
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });
const selectAll = () => page.getByRole('checkbox', { name: 'Select all rows' });
const selectedRows = () => document.querySelectorAll('[role=row][aria-selected=true]').length;
const folderCheckbox = (name: string) =>
  page.getByRole('row').filter({ hasText: name }).getByRole('checkbox');
const text = ({ type, ids }: GridRowSelectionModel) => `${type}:${[...ids].join()}`;

claim(
  'With checkboxes, a click anywhere in a row selects it and keeps the other rows selected; a second click deselects it.',
  async () => {
    await show(<ArchiveMessages />);
    const button = page.getByRole('button', { name: /^Archive/ });
    await cell('08:05').click();
    await expect.element(button).toHaveTextContent('Archive (1)');
    await cell('08:18').click();
    await expect.element(button).toHaveTextContent('Archive (2)');
    await cell('08:05').click();
    await expect.element(button).toHaveTextContent('Archive (1)');
  },
);

claim('A second click on the selected row deselects it.', async () => {
  await show(<ReadMessage />);
  const first = page.getByRole('gridcell').first();
  await first.click();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Parking permit: sent by A. Brandt at 08:05.');
  await first.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Select a message to read it.');
});

claim(
  '`DataGrid` gives `include` with the id of every loaded row that passes the filters.',
  async () => {
    const changed = vi.fn();
    await show(
      <div style={size}>
        <DataGrid
          rows={people}
          columns={columns}
          checkboxSelection
          onRowSelectionModelChange={(model) => changed(text(model))}
        />
      </div>,
    );
    await selectAll().click();
    await expect.poll(() => changed.mock.lastCall).toEqual(['include:0,1,2,3']);
  },
);

claim(
  "`DataGridPro` and `DataGridPremium` give `{ type: 'exclude', ids: new Set() }`.",
  async () => {
    const changed = vi.fn();
    await show(
      <div style={size}>
        <DataGridPro
          rows={people}
          columns={columns}
          checkboxSelection
          onRowSelectionModelChange={(model) => changed(text(model))}
        />
      </div>,
    );
    await selectAll().click();
    await expect.poll(() => changed.mock.lastCall).toEqual(['exclude:']);
    await cell('Ben').click();
    await expect.poll(() => changed.mock.lastCall).toEqual(['exclude:1']);
  },
);

claim(
  'They fall back to `include` with the ids while a filter is active, with `isRowSelectable` or `checkboxSelectionVisibleOnly`, and when both sides of `rowSelectionPropagation` are off.',
  async () => {
    const changed = vi.fn();
    const common = {
      rows: people,
      columns,
      checkboxSelection: true,
      onRowSelectionModelChange: (model: GridRowSelectionModel) => changed(text(model)),
    };
    const grids = [
      <DataGridPro
        key="filter"
        {...common}
        initialState={{
          filter: { filterModel: { items: [{ field: 'name', operator: 'contains', value: 'e' }] } },
        }}
      />,
      <DataGridPro key="selectable" {...common} isRowSelectable={({ id }) => id !== 0} />,
      <DataGridPro key="visible" {...common} pagination checkboxSelectionVisibleOnly />,
      <DataGridPro
        key="propagation"
        {...common}
        rowSelectionPropagation={{ parents: false, descendants: false }}
      />,
    ];
    const expected = ['include:1,2', 'include:1,2,3', 'include:0,1,2,3', 'include:0,1,2,3'];
    for (const [index, grid] of grids.entries()) {
      const screen = await show(<div style={size}>{grid}</div>);
      await selectAll().click();
      await expect.poll(() => changed.mock.lastCall).toEqual([expected[index]]);
      await screen.unmount();
    }
  },
);

claim('The checkboxes of the other rows are disabled, and “select all” skips them.', async () => {
  await show(<LockedMessages />);
  await expect.element(page.getByRole('row').nth(4).getByRole('checkbox')).toBeDisabled();
  await selectAll().click();
  // six of the thirty-two messages are locked
  await expect.element(page.getByText('26 rows selected')).toBeVisible();
});

claim(
  '`selectRow` and `selectRows` skip such rows, but `rowSelectionModel` and `setRowSelectionModel` can select them.',
  async () => {
    const apiRef: { current: GridApiPro | null } = { current: null };
    const isRowSelectable = ({ id }: { id: unknown }) => id !== 0;
    const model: GridRowSelectionModel = { type: 'include', ids: new Set([0]) };
    const grid = (props: { rowSelectionModel?: GridRowSelectionModel }) => (
      <div style={size}>
        <DataGridPro
          apiRef={apiRef}
          rows={people}
          columns={columns}
          checkboxSelection
          isRowSelectable={isRowSelectable}
          {...props}
        />
      </div>
    );
    const ids = () => [...(apiRef.current?.getSelectedRows().keys() ?? [])];
    const screen = await show(grid({}));
    await expect.element(cell('Ada')).toBeVisible();
    apiRef.current?.selectRow(0);
    apiRef.current?.selectRows([0, 1]);
    await expect.poll(ids).toEqual([1]);
    apiRef.current?.setRowSelectionModel({ type: 'include', ids: new Set([0, 2]) });
    await expect.poll(ids).toEqual([0, 2]);
    await screen.unmount();
    await show(grid({ rowSelectionModel: model }));
    await expect.poll(ids).toEqual([0]);
    await expect.element(page.getByText('1 row selected')).toBeVisible();
  },
);

claim('Pro selects ranges without checkboxes.', async () => {
  await show(<KeysPro />);
  await cell('08:05').click();
  await expect.poll(selectedRows).toBe(1);
  await userEvent.keyboard('{Shift>}');
  await cell('08:51').click();
  await userEvent.keyboard('{/Shift}');
  await expect.poll(selectedRows).toBe(4);
});

claim(
  'A selected row that a filter hides leaves an `include` model, unless you set `keepNonExistentRowsSelected`.',
  async () => {
    function Filtered({ keep }: { keep: boolean }) {
      const [word, setWord] = useState('');
      const [model, setModel] = useState<GridRowSelectionModel>({
        type: 'include',
        ids: new Set([0, 1]),
      });
      return (
        <div style={size}>
          <button onClick={() => setWord('Ben')}>Only Ben</button>
          <output>{text(model)}</output>
          <DataGrid
            rows={people}
            columns={columns}
            checkboxSelection
            keepNonExistentRowsSelected={keep}
            filterModel={{ items: [{ id: 1, field: 'name', operator: 'contains', value: word }] }}
            rowSelectionModel={model}
            onRowSelectionModelChange={setModel}
          />
        </div>
      );
    }
    for (const keep of [false, true]) {
      const screen = await show(<Filtered keep={keep} />);
      await page.getByRole('button', { name: 'Only Ben' }).click();
      await expect.element(cell('Ada')).not.toBeInTheDocument();
      await expect
        .element(page.getByRole('status'))
        .toHaveTextContent(keep ? 'include:0,1' : 'include:1');
      await screen.unmount();
    }
  },
);

claim(
  'An `exclude` model does not change: `getSelectedRows()` still returns the hidden rows, although the footer counts only the visible ones.',
  async () => {
    const apiRef: { current: GridApiPro | null } = { current: null };
    const changed = vi.fn();
    await show(
      <div style={size}>
        <DataGridPro
          apiRef={apiRef}
          rows={people}
          columns={columns}
          checkboxSelection
          onRowSelectionModelChange={(model) => changed(text(model))}
        />
      </div>,
    );
    await selectAll().click();
    await expect.element(page.getByText('4 rows selected')).toBeVisible();
    apiRef.current?.setFilterModel({
      items: [{ field: 'name', operator: 'equals', value: 'Ben' }],
    });
    await expect.element(page.getByText('1 row selected')).toBeVisible();
    expect(changed.mock.calls).toEqual([['exclude:']]);
    expect([...(apiRef.current?.getSelectedRows().keys() ?? [])]).toEqual([0, 1, 2, 3]);
  },
);

claim(
  'Without checkboxes, `DataGrid` throws an error if you set a model with more than one row.',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    await show(
      <div style={size}>
        <DataGrid apiRef={apiRef} rows={people} columns={columns} />
      </div>,
    );
    await expect.element(cell('Ada')).toBeVisible();
    expect(() =>
      apiRef.current?.setRowSelectionModel({ type: 'include', ids: new Set([1, 2]) }),
    ).toThrow(/can only contain 1 item/);
  },
);

claim('otherwise, people cannot change the selection', async () => {
  const model: GridRowSelectionModel = { type: 'include', ids: new Set([1]) };
  await show(
    <div style={size}>
      <DataGrid rows={people} columns={columns} checkboxSelection rowSelectionModel={model} />
    </div>,
  );
  await expect.poll(selectedRows).toBe(1);
  await cell('Ada').click();
  await expect.element(cell('Ada')).toHaveFocus();
  expect(selectedRows()).toBe(1);
});

claim(
  'In tree data and row grouping, selecting a parent selects its descendants, and a parent is selected when all its children are.',
  async () => {
    await show(<ParentsAndChildren />);
    const row = folderCheckbox;
    await row('Permits').click();
    await expect.poll(selectedRows).toBe(3);
    await row('Noise').click();
    await expect.poll(selectedRows).toBe(4);
    await row('Street lights').click();
    await expect.poll(selectedRows).toBe(6);
  },
);

claim('Turn off either side with `rowSelectionPropagation`:', async () => {
  await show(<ParentsAndChildren />);
  await page.getByLabelText('Select descendants').click();
  await folderCheckbox('Permits').click();
  await expect.poll(selectedRows).toBe(1);
});

claim('With both sides off, “select all” skips the rows in collapsed groups.', async () => {
  const changed = vi.fn();
  const paths = [['A'], ['A', 'a'], ['B']].map((path, id) => ({ id, path }));
  await show(
    <div style={size}>
      <DataGridPro
        rows={paths}
        columns={[]}
        treeData
        getTreeDataPath={({ path }) => path}
        checkboxSelection
        rowSelectionPropagation={{ parents: false, descendants: false }}
        onRowSelectionModelChange={(model) => changed(text(model))}
      />
    </div>,
  );
  await selectAll().click();
  await expect.poll(() => changed.mock.lastCall).toEqual(['include:0,2']);
});

claim('extends the selection; moves it if the grid allows one row', async () => {
  for (const [many, selected] of [
    [true, ['Ada', 'Ben', 'Cleo']],
    [false, ['Cleo']],
  ] as const) {
    const screen = await show(
      <div style={size}>
        <DataGrid rows={people} columns={columns} checkboxSelection={many} />
      </div>,
    );
    await cell('Ada').click();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect
      .poll(() =>
        [...document.querySelectorAll('[role=row][aria-selected=true]')].map(
          (element) => element.textContent,
        ),
      )
      .toEqual(selected);
    await screen.unmount();
  }
});

claim('selects all rows, if the grid allows many', async () => {
  const one = await show(
    <div style={size}>
      <DataGrid rows={people} columns={columns} />
    </div>,
  );
  await cell('Ada').click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.poll(selectedRows).toBe(1);
  await one.unmount();
  await show(
    <div style={size}>
      <DataGrid rows={people} columns={columns} checkboxSelection />
    </div>,
  );
  await cell('Ada').click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.poll(selectedRows).toBe(4);
});

claim('in `DataGridPro`, even with `disableMultipleRowSelection`', async () => {
  await show(
    <div style={size}>
      <DataGridPro rows={people} columns={columns} disableMultipleRowSelection />
    </div>,
  );
  await cell('Ada').click();
  await expect.poll(selectedRows).toBe(1);
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.poll(selectedRows).toBe(4);
});

claim('A grid that allows many has `aria-multiselectable`.', async () => {
  await show(
    <div style={size}>
      <DataGrid rows={people} columns={columns} checkboxSelection />
    </div>,
  );
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
});

claim(
  'the checkboxes work like radio buttons. The checkbox in the header is disabled:',
  async () => {
    await show(<OneCheckbox />);
    const boxes = page.getByRole('checkbox', { name: 'Select row' });
    await boxes.nth(0).click();
    await expect.element(page.getByText('1 row selected')).toBeVisible();
    await boxes.nth(1).click();
    await expect.poll(selectedRows).toBe(1);
    await expect.element(selectAll()).toBeDisabled();
  },
);

claim(
  'Exceptions are actions columns, the space around a checkbox, a cell that is being edited, and the detail panel toggle and the row reordering handle :plan[pro].',
  async () => {
    const apiRef: { current: GridApiPro | null } = { current: null };
    await show(
      <div style={size}>
        <DataGridPro
          apiRef={apiRef}
          rows={people}
          columns={[
            { field: 'name', width: 120, editable: true },
            {
              field: 'actions',
              type: 'actions',
              getActions: () => [<GridActionsCellItem key="x" icon={<b>x</b>} label="Call" />],
            },
          ]}
          checkboxSelection
          rowReordering
          getDetailPanelContent={() => <p>Details</p>}
          getDetailPanelHeight={() => 40}
        />
      </div>,
    );
    await page.getByRole('menuitem', { name: 'Call' }).first().click();
    await page.getByRole('button', { name: 'Expand' }).first().click();
    await expect.element(page.getByText('Details')).toBeVisible();
    for (const field of ['__check__', '__reorder__']) {
      document.querySelector<HTMLElement>(`[role=gridcell][data-field=${field}]`)?.click();
    }
    apiRef.current?.startCellEditMode({ id: 1, field: 'name' });
    await page.getByRole('textbox').click();
    await expect.element(page.getByRole('textbox')).toHaveFocus();
    expect(selectedRows()).toBe(0);
    await cell('Ada').click();
    await expect.poll(selectedRows).toBe(1);
  },
);

claim('then only checkboxes and the keyboard select', async () => {
  await show(<OnlyCheckboxes />);
  await cell('A. Brandt').first().click();
  expect(selectedRows()).toBe(0);
  await page.getByRole('checkbox', { name: 'Select row' }).first().click();
  await expect.poll(selectedRows).toBe(1);
  await cell('A. Brandt').first().click();
  await userEvent.keyboard('{Shift>} {/Shift}');
  await expect.poll(selectedRows).toBe(0);
});

claim('An empty `include` model clears the selection:', async () => {
  await show(<SelectFromCode />);
  await page.getByRole('button', { name: 'Select parking permits' }).click();
  await expect.element(page.getByText('5 rows selected')).toBeVisible();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect.poll(selectedRows).toBe(0);
});

claim('`selectRow(id, true, true)` selects one row and clears the others.', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  await show(
    <div style={size}>
      <DataGrid apiRef={apiRef} rows={people} columns={columns} checkboxSelection />
    </div>,
  );
  await selectAll().click();
  await expect.poll(selectedRows).toBe(4);
  apiRef.current?.selectRow(2, true, true);
  await expect.poll(selectedRows).toBe(1);
  expect([...(apiRef.current?.getSelectedRows().keys() ?? [])]).toEqual([2]);
});

claim('Rows that are selected on other pages stay selected.', async () => {
  await show(<PageOnly />);
  await selectAll().click();
  await expect.element(page.getByText('5 rows selected')).toBeVisible();
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await selectAll().click();
  await expect.element(page.getByText('10 rows selected')).toBeVisible();
});

claim('the grid does not add a second column when there is one', async () => {
  await show(<CheckboxColumn />);
  await expect
    .poll(() =>
      [...document.querySelectorAll('[role=columnheader]')].map((header) =>
        header.getAttribute('data-field'),
      ),
    )
    .toEqual(['from', 'subject', '__check__']);
});

claim('Selected rows have the class `Mui-selected`.', async () => {
  await show(<SelectionStyle />);
  await page.getByRole('checkbox', { name: 'Select row' }).first().click();
  await expect.element(page.getByText('Messages to answer: 1')).toBeVisible();
  const row = document.querySelector('.Mui-selected[role=row]');
  expect(row && getComputedStyle(row).fontWeight).toBe('700');
});
