import { useState } from 'react';
import {
  DataGrid,
  type DataGridProps,
  GridActionsCellItem,
  type GridApi,
  GridCellModes,
  type GridColDef,
  GridRowModes,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import CheckedValues from './demos/checked-values.tsx';
import KeepOpen from './demos/keep-open.tsx';
import ParsedCodes from './demos/parsed-codes.tsx';
import RowButtons from './demos/row-buttons.tsx';
import SaveRows from './demos/save-rows.tsx';
import StockCount from './demos/stock-count.tsx';
import TwoFields from './demos/two-fields.tsx';

const rows = [
  { id: 1, name: 'Ada', town: 'Oslo' },
  { id: 2, name: 'Ben', town: 'Bergen' },
];
const columns: GridColDef[] = [
  { field: 'name', editable: true, width: 150 },
  { field: 'town', editable: true, width: 150 },
];
const size = { height: 300, width: 500 };
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });
const box = () => page.getByRole('textbox');

/** Two people and their towns; a test adds what it is about. */
const showGrid = (props: Partial<DataGridProps> = {}, width = size.width) =>
  show(
    <div style={{ ...size, width }}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>,
  );

/** Double-clicks a cell, replaces its text and presses Enter. */
async function edit(name: string, text: string) {
  await cell(name).dblClick();
  await box().fill(text);
  await userEvent.keyboard('{Enter}');
}

/** A `processRowUpdate` that keeps the rows it gets. */
function keepSaved() {
  const saved: GridValidRowModel[] = [];
  const processRowUpdate = (row: GridValidRowModel) => {
    saved.push(row);
    return row;
  };
  return { saved, processRowUpdate };
}

/** A grid whose rows a button replaces: all get another name. */
function Replaced(props: Partial<DataGridProps>) {
  const [data, setData] = useState(rows);
  return (
    <div style={size}>
      <button onClick={() => setData(rows.map((row) => ({ ...row, name: 'New' })))}>Replace</button>
      <DataGrid rows={data} columns={columns} {...props} />
    </div>
  );
}

/** Without a mouse event: a click outside would save the cell. */
function replaceRows() {
  page
    .getByRole('button', { name: 'Replace' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

claim(
  'A double-click starts editing, :kbd[Enter] or a click elsewhere saves, and :kbd[Esc] cancels.',
  async () => {
    await showGrid();
    await edit('Ada', 'Adele');
    await expect.element(cell('Adele')).toBeVisible();
    await cell('Ben').dblClick();
    await box().fill('Bea');
    await cell('Oslo').click();
    await expect.element(cell('Bea')).toBeVisible();
    await cell('Bea').dblClick();
    await box().fill('Nobody');
    await userEvent.keyboard('{Escape}');
    await expect.element(cell('Bea')).toBeVisible();
  },
);

claim('saves, and moves to the row below', async () => {
  await showGrid();
  await edit('Ada', 'Adele');
  await expect.element(cell('Ben')).toHaveFocus();
});

claim('editing starts, and the character replaces the old value', async () => {
  await showGrid();
  await cell('Ada').click();
  await userEvent.keyboard('z');
  await expect.element(box()).toHaveValue('z');
  await userEvent.keyboard('{Escape}{Delete}');
  await expect.element(box()).toHaveValue('');
});

claim('It may be asynchronous: until it answers, the cell stays in edit mode.', async () => {
  let answer: () => void = () => undefined;
  await showGrid({
    processRowUpdate: (row) =>
      new Promise((resolve) => {
        answer = () => resolve({ ...row, name: 'Stored' });
      }),
  });
  await edit('Ada', 'Typed');
  await expect.element(box()).toBeVisible();
  answer();
  await expect.element(cell('Stored')).toBeVisible();
  await expect.element(box()).not.toBeInTheDocument();
});

claim(
  'If it throws or rejects, the cell stays open with what was typed, and `onProcessRowUpdateError` is called.',
  async () => {
    await show(<SaveRows />);
    await page.getByRole('gridcell').nth(1).dblClick();
    await page.getByRole('spinbutton').fill('250');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Amoxicillin: the store room holds 100 packs. Correct it, or press Esc.');
    await expect.element(page.getByRole('spinbutton')).toHaveValue(250);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('spinbutton')).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Set the packs of a row to more than 100.');
  },
);

claim(
  'Without `onProcessRowUpdateError`, people see only that their cell does not close.',
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await showGrid({ processRowUpdate: () => Promise.reject(new Error('Refused')) });
    await edit('Ada', 'Typed');
    const logged = () => error.mock.calls.flat().join(' ');
    await expect.poll(logged).toContain('`onProcessRowUpdateError` is missing');
    await expect.element(box()).toHaveValue('Typed');
    // Only the missing prop is reported, not what the server said.
    expect(logged()).not.toContain('Refused');
    error.mockRestore();
  },
);

claim('To refuse an edit quietly, return the old row.', async () => {
  await showGrid({ processRowUpdate: (_row, old) => old });
  await edit('Ada', 'Typed');
  await expect.element(box()).not.toBeInTheDocument();
  await expect.element(cell('Ada')).toBeVisible();
});

claim('Return `error: true`, and the cell cannot be saved.', async () => {
  await show(<CheckedValues />);
  // the first medicine is cooled, the second is not
  await page.getByRole('row').nth(2).getByRole('gridcell').nth(1).dblClick();
  await page.getByRole('spinbutton').fill('-3');
  await expect.element(page.getByRole('spinbutton')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('spinbutton')).toHaveValue(-3);
});

claim('Cooled medicines cannot be edited at all', async () => {
  await show(<CheckedValues />);
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(1).dblClick();
  await expect.element(page.getByRole('spinbutton')).not.toBeInTheDocument();
});

claim(
  '`editMode="row"` opens all editable cells of a row together, and `processRowUpdate` runs once for all of them.',
  async () => {
    const { saved, processRowUpdate } = keepSaved();
    await showGrid({ editMode: 'row', processRowUpdate });
    await cell('Ada').dblClick();
    await expect.poll(() => box().elements().length).toBe(2);
    await box().first().fill('Adele');
    await box().last().fill('Molde');
    await userEvent.keyboard('{Enter}');
    await expect.element(cell('Molde')).toBeVisible();
    expect(saved).toEqual([{ id: 1, name: 'Adele', town: 'Molde' }]);
  },
);

claim(
  'The demo passes it to the buttons through a context, so that `columns` stays the same array:',
  async () => {
    await show(<RowButtons />);
    const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
    await button('Edit Amoxicillin').click();
    await expect.element(box()).toHaveFocus();
    await box().fill('Aspirin');
    await button('Cancel Amoxicillin').click();
    await expect.element(box()).not.toBeInTheDocument();
    await button('Edit Amoxicillin').click();
    await box().fill('Aspirin');
    await button('Save Amoxicillin').click();
    await expect.element(cell('Aspirin')).toBeVisible();
    await expect.element(button('Edit Aspirin')).toBeVisible();
  },
);

claim(
  'The buttons stop :kbd[Space] from bubbling: otherwise the grid moves down instead of clicking them.',
  async () => {
    await show(<RowButtons />);
    const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
    for (const [end, name] of [
      ['Cancel Amoxicillin', 'Amoxicillin'],
      ['Save Amoxicillin', 'Aspirin'],
    ] as const) {
      await cell('Amoxicillin').first().click();
      await userEvent.keyboard('{End}');
      await expect.element(button('Edit Amoxicillin')).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect.element(box()).toHaveFocus();
      await box().fill('Aspirin');
      button(end).element().focus();
      await userEvent.keyboard(' ');
      await expect.element(cell(name).first()).toBeVisible();
    }
  },
);

claim(
  'If new `rows` arrive, an open cell keeps what was typed and overwrites the new value when it is saved.',
  async () => {
    await show(<Replaced />);
    await cell('Ada').dblClick();
    await box().fill('Typed');
    replaceRows();
    await expect.element(cell('New')).toBeVisible();
    await expect.element(box()).toHaveValue('Typed');
    await userEvent.keyboard('{Enter}');
    await expect.element(cell('Typed')).toBeVisible();
  },
);

claim('With `editMode="row"`, cells of the open row that nobody changed do so too.', async () => {
  const { saved, processRowUpdate } = keepSaved();
  await show(<Replaced editMode="row" processRowUpdate={processRowUpdate} />);
  await cell('Oslo').dblClick();
  await expect.poll(() => box().elements().length).toBe(2);
  await box().last().fill('Typed');
  replaceRows();
  await expect.element(cell('New')).toBeVisible();
  await expect.element(box().first()).toHaveValue('Ada');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => saved).toEqual([{ id: 1, name: 'Ada', town: 'Typed' }]);
});

claim(
  'Rows that the grid creates, such as groups, cannot be edited, even in an editable column.',
  async () => {
    await show(
      <div style={size}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          rowGroupingModel={['town']}
          defaultGroupingExpansionDepth={1}
        />
      </div>,
    );
    await expect.element(cell('Ada')).toBeVisible();
    const group = page.getByRole('row', { name: /Oslo \(1\)/ });
    await group.getByRole('gridcell').nth(1).dblClick();
    expect(document.activeElement?.getAttribute('data-field')).toBe('name');
    expect(box().elements()).toHaveLength(0);
    await cell('Ada').dblClick();
    await expect.element(box()).toHaveValue('Ada');
  },
);

claim(
  'The type of the column decides the input: text, number, date, list or checkbox.',
  async () => {
    await show(<StockCount />);
    const first = (column: number) =>
      page.getByRole('row').nth(1).getByRole('gridcell').nth(column);
    await first(2).dblClick();
    await expect.element(page.getByRole('spinbutton')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await first(3).dblClick();
    await expect
      .element(first(3).element().querySelector<HTMLElement>('input[type=date]'))
      .toBeVisible();
    await userEvent.keyboard('{Escape}');
    await first(4).dblClick();
    await expect.element(page.getByRole('checkbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await first(1).dblClick();
    await expect.element(page.getByRole('option', { name: 'ointment' })).toBeVisible();
  },
);

claim('A date input returns midnight in the time zone of the browser.', async () => {
  const { saved, processRowUpdate } = keepSaved();
  await showGrid({
    rows: [{ id: 1, day: new Date(2026, 2, 9, 15, 30) }],
    columns: [{ field: 'day', type: 'date', width: 200, editable: true }],
    processRowUpdate,
  });
  await page.getByRole('gridcell').first().dblClick();
  const input = () => document.querySelector<HTMLInputElement>('input[type=date]');
  await expect.poll(() => input()?.value).toBe('2026-03-09');
  await userEvent.fill(input() ?? document.body, '2026-03-10');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => saved).toEqual([{ id: 1, day: new Date(2026, 2, 10) }]);
});

claim(
  'Typing a character on such a cell starts with an unchecked box, whatever the value was.',
  async () => {
    await showGrid({
      rows: [{ id: 1, cooled: true }],
      columns: [{ field: 'cooled', type: 'boolean', editable: true }],
    });
    const only = page.getByRole('gridcell').first();
    await only.click();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('checkbox')).not.toBeChecked();
    await userEvent.keyboard('{Escape}x');
    await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  },
);

claim('editing starts, and the pasted text replaces the old value', async () => {
  await show(
    <div style={size}>
      <input aria-label="Source" defaultValue="Pasted" />
      <DataGrid rows={rows} columns={columns} />
    </div>,
  );
  await page.getByRole('textbox', { name: 'Source' }).click();
  await userEvent.keyboard('{Control>}ac{/Control}');
  await cell('Ada').click();
  await userEvent.keyboard('{Control>}v{/Control}');
  await expect.element(page.getByRole('grid').getByRole('textbox')).toHaveValue('Pasted');
});

claim(
  'An invalid text, number, date or list input gets `aria-invalid` and the class `Mui-error`; a checkbox gets neither.',
  async () => {
    const types = ['string', 'number', 'date', 'singleSelect', 'boolean'] as const;
    await showGrid(
      {
        rows: [
          {
            id: 1,
            string: 'a',
            number: 1,
            date: new Date(2026, 0, 1),
            singleSelect: 'a',
            boolean: true,
          },
        ],
        columns: types.map((type) => ({
          field: type,
          type,
          width: 150,
          editable: true,
          valueOptions: ['a'],
          preProcessEditCellProps: ({ props }) => ({ ...props, error: true }),
        })),
        editMode: 'row',
      },
      900,
    );
    await page.getByRole('gridcell').first().dblClick();
    await page.getByRole('textbox').first().fill('b');
    const marked = (selector: string) =>
      types.filter((type) => document.querySelector(`[data-field=${type}] ${selector}`));
    await expect.poll(() => marked('[aria-invalid=true]')).toEqual(types.slice(0, 4));
    expect(marked('.Mui-error')).toEqual(types.slice(0, 4));
  },
);

claim(
  ':kbd[Tab] moves through the editable cells and saves after the last one; a click elsewhere saves too, but only if the focus was in an editable cell of the row.',
  async () => {
    const { saved, processRowUpdate } = keepSaved();
    const names = () => saved.map((row) => row['name']);
    await showGrid({ editMode: 'row', processRowUpdate });
    await cell('Ada').dblClick();
    await box().first().fill('Adele');
    await userEvent.keyboard('{Tab}');
    await expect.element(box().last()).toHaveFocus();
    expect(saved).toEqual([]);
    await userEvent.keyboard('{Tab}');
    await expect.poll(names).toEqual(['Adele']);
    await cell('Ben').dblClick();
    await box().first().fill('Bea');
    await cell('Oslo').click();
    await expect.poll(names).toEqual(['Adele', 'Bea']);
  },
);

claim('but only if the focus was in an editable cell of the row', async () => {
  const { saved, processRowUpdate } = keepSaved();
  await showGrid({
    columns: [{ field: 'id', width: 100 }, ...columns],
    editMode: 'row',
    processRowUpdate,
  });
  await cell('Ada').dblClick();
  await box().first().fill('Adele');
  await cell('1').click();
  await expect.element(cell('1')).toHaveFocus();
  await cell('Ben').click();
  await expect.element(cell('Ben')).toHaveFocus();
  await expect.element(box().first()).toHaveValue('Adele');
  expect(saved).toEqual([]);
});

claim(
  'Without its entry, an open row is saved and closed, but an open cell stays open.',
  async () => {
    const { saved, processRowUpdate } = keepSaved();
    function Model({ row }: { row: boolean }) {
      const [open, setOpen] = useState(true);
      return (
        <div style={size}>
          <button onClick={() => setOpen(false)}>Replace</button>
          <DataGrid
            rows={[{ id: 1, name: 'Ada', town: open ? 'Oslo' : 'Bergen' }]}
            columns={columns}
            processRowUpdate={processRowUpdate}
            {...(row
              ? { editMode: 'row', rowModesModel: open ? { 1: { mode: GridRowModes.Edit } } : {} }
              : { cellModesModel: open ? { 1: { name: { mode: GridCellModes.Edit } } } : {} })}
          />
        </div>
      );
    }
    const single = await show(<Model row={false} />);
    await box().fill('Adele');
    replaceRows();
    await expect.element(cell('Bergen')).toBeVisible();
    await expect.element(box()).toHaveValue('Adele');
    expect(saved).toEqual([]);
    await single.unmount();
    await show(<Model row />);
    await box().first().fill('Adele');
    replaceRows();
    await expect.poll(() => saved.map((row) => row['name'])).toEqual(['Adele']);
    await expect.poll(() => box().elements().length).toBe(0);
    await expect.element(cell('Adele')).toBeVisible();
  },
);

claim('type a character other than a space', async () => {
  await showGrid();
  await cell('Ada').click();
  await userEvent.keyboard(' ');
  await expect.element(cell('Ben')).toHaveFocus();
  expect(box().elements()).toHaveLength(0);
});

const listColumns: GridColDef[] = [
  { field: 'name', type: 'singleSelect', valueOptions: ['Ada', 'Eve'], width: 150, editable: true },
];

claim('In a list, :kbd[Enter] on an option chooses it and saves.', async () => {
  const { saved, processRowUpdate } = keepSaved();
  await showGrid({ columns: listColumns, processRowUpdate });
  await cell('Ada').dblClick();
  await expect.element(page.getByRole('option', { name: 'Eve' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => saved.map((row) => row['name'])).toEqual(['Eve']);
  await expect.element(cell('Eve')).toBeVisible();
});

claim(
  'A click on an option only chooses it: the cell stays open until people press :kbd[Enter] or click elsewhere.',
  async () => {
    const { saved, processRowUpdate } = keepSaved();
    const names = () => saved.map((row) => row['name']);
    await showGrid({ columns: listColumns, processRowUpdate, hideFooter: true });
    const choose = async (before: string, option: string) => {
      await cell(before).dblClick();
      await page.getByRole('option', { name: option }).click();
      await expect.poll(() => page.getByRole('option').elements().length).toBe(0);
      await expect.element(page.getByRole('combobox')).toHaveTextContent(option);
    };
    await choose('Ada', 'Eve');
    expect(names()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(names).toEqual(['Eve']);
    await choose('Eve', 'Ada');
    expect(names()).toEqual(['Eve']);
    await page.getByRole('columnheader').first().click();
    await expect.poll(names).toEqual(['Eve', 'Ada']);
  },
);

claim(
  'In a number column, your `valueParser` replaces the default one: it gets text and must return a number.',
  async () => {
    const { saved, processRowUpdate } = keepSaved();
    const parsed = vi.fn((value: unknown) => value);
    const amount: GridColDef = { field: 'amount', type: 'number', editable: true, width: 120 };
    const edit12 = async (column: GridColDef) => {
      const shown = await showGrid({
        rows: [{ id: 1, amount: 5 }],
        columns: [column],
        processRowUpdate,
      });
      await cell('5').dblClick();
      await page.getByRole('spinbutton').fill('12');
      await userEvent.keyboard('{Enter}');
      await expect.element(cell('12')).toBeVisible();
      await shown.unmount();
    };
    await edit12(amount);
    await edit12({ ...amount, valueParser: parsed });
    expect(parsed.mock.lastCall?.[0]).toBe('12');
    expect(saved.map((row) => row['amount'])).toEqual([12, '12']);
  },
);

claim(
  'If a column of the type `actions` follows, :kbd[Tab] moves to its buttons without saving.',
  async () => {
    const { saved, processRowUpdate } = keepSaved();
    const actions: GridColDef = {
      field: 'actions',
      type: 'actions',
      getActions: () => [<GridActionsCellItem key="remove" icon={<span>x</span>} label="Remove" />],
    };
    await showGrid({ columns: [...columns, actions], editMode: 'row', processRowUpdate });
    await cell('Ada').dblClick();
    await box().first().fill('Adele');
    await userEvent.keyboard('{Tab}');
    await expect.element(box().last()).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect
      .poll(() => document.activeElement?.closest('[role=gridcell][data-field=actions]') ?? null)
      .not.toBeNull();
    expect(box().elements()).toHaveLength(2);
    expect(saved).toEqual([]);
  },
);

claim('Each of them throws an error if the cell or row is already in that mode.', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  await showGrid({ apiRef });
  await expect.element(cell('Ada')).toBeVisible();
  expect(() => apiRef.current?.stopCellEditMode({ id: 1, field: 'name' })).toThrow(/edit mode/);
  apiRef.current?.startCellEditMode({ id: 1, field: 'name' });
  await expect.element(box()).toBeVisible();
  expect(() => apiRef.current?.startCellEditMode({ id: 1, field: 'name' })).toThrow(/view mode/);
});

claim(
  'If the grid is sorted by the edited column, the saved row moves to its new position at once.',
  async () => {
    await showGrid({
      initialState: { sorting: { sortModel: [{ field: 'name', sort: 'asc' }] } },
    });
    await edit('Ada', 'Zoe');
    const names = () =>
      [...document.querySelectorAll('[role=gridcell][data-field=name]')].map(
        (element) => element.textContent,
      );
    await expect.poll(names).toEqual(['Ben', 'Zoe']);
  },
);

claim(
  'The cell with the focus stays mounted while its row is out of view, so nothing that was typed is lost.',
  async () => {
    const many = Array.from({ length: 90 }, (_, id) => ({ id, name: `Name ${id}`, town: 'Oslo' }));
    await showGrid({
      rows: many,
      initialState: { pagination: { paginationModel: { pageSize: 100 } } },
    });
    await cell('Name 0').dblClick();
    await box().fill('Typed');
    document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTo({ top: 3000 });
    await expect.element(cell('Name 60')).toBeVisible();
    await expect.element(cell('Name 1')).not.toBeInTheDocument();
    await expect.element(box()).toHaveValue('Typed');
  },
);

claim('Change a name, and both are saved:', async () => {
  await show(<TwoFields />);
  await edit('Ines Moreau', 'Inga de Wit');
  await expect.element(cell('Inga de Wit')).toBeVisible();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Given name: Inga. Family name: de Wit.');
});

claim('`valueParser` runs while people type, so they see what will be saved.', async () => {
  await show(<ParsedCodes />);
  await cell('B-2').first().dblClick();
  await box().fill('b 7');
  await expect.element(box()).toHaveValue('B-7');
});

claim(
  'To keep a row open when people click elsewhere, set `event.defaultMuiPrevented = true` in `onRowEditStop` when `params.reason` is `rowFocusOut`.',
  async () => {
    await show(<KeepOpen />);
    await cell('Amoxicillin').first().dblClick();
    await expect.element(box()).toBeVisible();
    await cell('Ibuprofen').first().click();
    await expect.element(cell('Ibuprofen').first()).toHaveFocus();
    await expect.element(box()).toHaveValue('Amoxicillin');
  },
);
