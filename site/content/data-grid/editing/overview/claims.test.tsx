import { useState } from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
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

claim(
  'A double-click starts, :kbd[Enter] or a click elsewhere saves, :kbd[Esc] takes the change back.',
  async () => {
    await show(
      <div style={size}>
        <DataGrid rows={rows} columns={columns} />
      </div>,
    );
    await cell('Ada').dblClick();
    await box().fill('Adele');
    await userEvent.keyboard('{Enter}');
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
  await show(
    <div style={size}>
      <DataGrid rows={rows} columns={columns} />
    </div>,
  );
  await cell('Ada').dblClick();
  await box().fill('Adele');
  await userEvent.keyboard('{Enter}');
  await expect.element(cell('Ben')).toHaveFocus();
});

claim('editing starts, and the character replaces the old value', async () => {
  await show(
    <div style={size}>
      <DataGrid rows={rows} columns={columns} />
    </div>,
  );
  await cell('Ada').click();
  await userEvent.keyboard('z');
  await expect.element(box()).toHaveValue('z');
  await userEvent.keyboard('{Escape}{Delete}');
  await expect.element(box()).toHaveValue('');
});

claim('It may be asynchronous: until it answers, the cell stays in edit mode.', async () => {
  let answer: () => void = () => undefined;
  await show(
    <div style={size}>
      <DataGrid
        rows={rows}
        columns={columns}
        processRowUpdate={(row) =>
          new Promise((resolve) => {
            answer = () => resolve({ ...row, name: 'Stored' });
          })
        }
      />
    </div>,
  );
  await cell('Ada').dblClick();
  await box().fill('Typed');
  await userEvent.keyboard('{Enter}');
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
  'Without `onProcessRowUpdateError` the grid logs the error to the console, and people see only that their cell does not close.',
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(
      <div style={size}>
        <DataGrid
          rows={rows}
          columns={columns}
          processRowUpdate={() => Promise.reject(new Error('Refused'))}
        />
      </div>,
    );
    await cell('Ada').dblClick();
    await box().fill('Typed');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => error.mock.calls.flat().join(' ')).toContain('onProcessRowUpdateError');
    await expect.element(box()).toHaveValue('Typed');
    error.mockRestore();
  },
);

claim('To refuse an edit quietly, return the old row.', async () => {
  await show(
    <div style={size}>
      <DataGrid rows={rows} columns={columns} processRowUpdate={(_row, old) => old} />
    </div>,
  );
  await cell('Ada').dblClick();
  await box().fill('Typed');
  await userEvent.keyboard('{Enter}');
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
    const save = vi.fn();
    await show(
      <div style={size}>
        <DataGrid
          rows={rows}
          columns={columns}
          editMode="row"
          processRowUpdate={(row) => {
            save(row);
            return row;
          }}
        />
      </div>,
    );
    await cell('Ada').dblClick();
    await expect.poll(() => box().elements().length).toBe(2);
    await box().first().fill('Adele');
    await box().last().fill('Molde');
    await userEvent.keyboard('{Enter}');
    await expect.element(cell('Molde')).toBeVisible();
    expect(save.mock.calls).toEqual([[{ id: 1, name: 'Adele', town: 'Molde' }]]);
  },
);

claim(
  'The demo hands it to the buttons through a context, so that `columns` stays the same array:',
  async () => {
    await show(<RowButtons />);
    const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
    await button('Edit Amoxicillin').click();
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

claim('If new `rows` arrive, an open cell keeps what was typed.', async () => {
  function Replaced() {
    const [data, setData] = useState(rows);
    return (
      <div style={size}>
        <button onClick={() => setData(rows.map((row) => ({ ...row, name: 'New' })))}>
          Replace
        </button>
        <DataGrid rows={data} columns={columns} />
      </div>
    );
  }
  await show(<Replaced />);
  await cell('Ada').dblClick();
  await box().fill('Typed');
  // no mouse event: a click outside would save the cell
  page
    .getByRole('button', { name: 'Replace' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(cell('New')).toBeVisible();
  await expect.element(box()).toHaveValue('Typed');
});

claim(
  'The type of the column chooses the field: text, number, date, list or checkbox.',
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
  },
);

claim('Change a name, and both are saved:', async () => {
  await show(<TwoFields />);
  await cell('Ines Moreau').dblClick();
  await box().fill('Inga de Wit');
  await userEvent.keyboard('{Enter}');
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
  'To keep a row open when people click elsewhere, cancel the event in `onRowEditStop` when `params.reason` is `rowFocusOut`.',
  async () => {
    await show(<KeepOpen />);
    await cell('Amoxicillin').first().dblClick();
    await expect.element(box()).toBeVisible();
    await cell('Ibuprofen').first().click();
    await expect.element(cell('Ibuprofen').first()).toHaveFocus();
    await expect.element(box()).toHaveValue('Amoxicillin');
  },
);
