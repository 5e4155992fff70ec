import { DataGrid, GridActionsCellItem } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import KeyboardTour from './demos/keyboard-tour.tsx';
import MarkedCells from './demos/marked-cells.tsx';
import NamedByHeading from './demos/named-by-heading.tsx';

const rows = Array.from({ length: 40 }, (_, id) => ({ id, name: `Row ${String(id)}` }));
const columns = [{ field: 'id' }, { field: 'name', width: 150 }];
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });
const selectedRows = () => document.querySelectorAll('[role=row][aria-selected=true]').length;

function Rows({ checkboxSelection = false }: { checkboxSelection?: boolean }) {
  return (
    <div style={{ height: 400, width: 500 }}>
      <DataGrid label="Rows" rows={rows} columns={columns} checkboxSelection={checkboxSelection} />
    </div>
  );
}

claim('to the next cell; from the first row up to the headers', async () => {
  await show(<Rows />);
  await cell('Row 1').click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(cell('Row 0')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByRole('columnheader', { name: /^name/ })).toHaveFocus();
});

claim('to the first or last cell of the page', async () => {
  await show(<Rows />);
  await cell('Row 1').click();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.element(cell('Row 39')).toHaveFocus();
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  await expect.element(cell('0')).toHaveFocus();
});

claim('selects all rows, if the grid allows many', async () => {
  const one = await show(<Rows />);
  await cell('Row 1').click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.poll(selectedRows).toBe(1);
  await one.unmount();
  await show(<Rows checkboxSelection />);
  await cell('Row 1').click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.element(page.getByText('40 rows selected')).toBeVisible();
});

claim('`DataGrid` allows many selected rows only with `checkboxSelection`.', async () => {
  const one = await show(<Rows />);
  await cell('Row 1').click();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect.element(cell('Row 2')).toHaveFocus();
  await expect.poll(selectedRows).toBe(1);
  await one.unmount();
  const many = await show(<Rows checkboxSelection />);
  await cell('Row 1').click();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect.poll(selectedRows).toBe(2);
  await many.unmount();
  await show(
    <div style={{ height: 400, width: 500 }}>
      <DataGridPro rows={rows} columns={columns} />
    </div>,
  );
  await cell('Row 1').click();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect.poll(selectedRows).toBe(2);
});

claim('selects the row, or deselects it', async () => {
  await show(<Rows checkboxSelection />);
  await cell('Row 1').click();
  await expect.poll(selectedRows).toBe(1);
  await userEvent.keyboard('{Shift>} {/Shift}');
  await expect.poll(selectedRows).toBe(0);
  await userEvent.keyboard('{Shift>} {/Shift}');
  await expect.poll(selectedRows).toBe(1);
});

claim('checks it, or unchecks it', async () => {
  await show(<Rows checkboxSelection />);
  await cell('Row 1').click();
  await expect.poll(selectedRows).toBe(1);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('checkbox');
  await userEvent.keyboard(' ');
  await expect.poll(selectedRows).toBe(0);
  await userEvent.keyboard(' ');
  await expect.poll(selectedRows).toBe(1);
});

claim('The whole table is one stop of :kbd[Tab]', async () => {
  await show(
    <>
      <button>Before</button>
      <div style={{ height: 400, width: 500 }}>
        <DataGrid rows={rows} columns={columns} hideFooter />
      </div>
      <button>After</button>
    </>,
  );
  await page.getByRole('button', { name: 'Before' }).click();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('columnheader', { name: /^id/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await expect.element(cell('Row 0')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(cell('Row 0')).toHaveFocus();
});

/** A grid whose second column holds a button. */
function Buttons({ roving }: { roving: boolean }) {
  return (
    <div style={{ height: 300, width: 500 }}>
      <DataGrid
        rows={rows.slice(0, 3)}
        columns={[
          { field: 'id' },
          {
            field: 'name',
            width: 200,
            renderCell: ({ row, tabIndex }) => (
              <button {...(roving ? { tabIndex } : {})}>Open {row.name}</button>
            ),
          },
        ]}
        hideFooter
      />
    </div>
  );
}
const open = (id: number) => page.getByRole('button', { name: `Open Row ${String(id)}` });

claim(
  'A button or a link inside a cell is a stop of :kbd[Tab] of its own, in every rendered row.',
  async () => {
    await show(<Buttons roving={false} />);
    await cell('0').click();
    await userEvent.keyboard('{Tab}');
    await expect.element(open(0)).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(open(1)).toHaveFocus();
  },
);

claim(
  'It is `0` in at most one cell of the grid and `-1` in all others. When people move to the cell with the arrow keys, the control receives the focus.',
  async () => {
    await show(<Buttons roving />);
    await cell('1').click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(open(1)).toHaveFocus();
    await expect.element(open(1)).toHaveAttribute('tabindex', '0');
    await expect.element(open(0)).toHaveAttribute('tabindex', '-1');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(open(2)).toHaveFocus();
  },
);

claim('opens the menu of the column', async () => {
  await show(<Rows />);
  await cell('0').click();
  await userEvent.keyboard('{ArrowUp}{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('menuitem', { name: 'Hide column' })).toBeVisible();
});

claim('a heading already names it', async () => {
  await show(<NamedByHeading />);
  const grid = page.getByRole('grid');
  await expect.element(grid).toBeVisible();
  const heading = document.getElementById(grid.element().getAttribute('aria-labelledby') ?? '');
  await expect.element(grid).toHaveAccessibleName(heading?.textContent ?? 'none');
});

claim(
  '`aria-rowcount` and `aria-rowindex` tell a screen reader how many rows there are',
  async () => {
    await show(<Rows />);
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '41');
    await expect.element(page.getByRole('row').nth(1)).toHaveAttribute('aria-rowindex', '2');
  },
);

claim(
  'in the field, saves and moves on; with `editMode="row"`, saves after the last field of the row',
  async () => {
    const grid = (editMode: 'cell' | 'row') => (
      <div style={{ height: 400, width: 500 }}>
        <DataGrid
          rows={[{ id: 1, first: 'a', second: 'b' }]}
          columns={['first', 'second'].map((field) => ({ field, editable: true }))}
          editMode={editMode}
        />
      </div>
    );
    const editing = () => document.querySelectorAll('.MuiDataGrid-cell--editing').length;
    const single = await show(grid('cell'));
    await cell('a').click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(editing).toBe(1);
    await userEvent.keyboard('{Tab}');
    await expect.poll(editing).toBe(0);
    await expect.element(cell('b')).toHaveFocus();
    await single.unmount();
    await show(grid('row'));
    await cell('a').click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(editing).toBe(2);
    await userEvent.keyboard('{Tab}');
    await expect
      .poll(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'))
      .toBe('second');
    expect(editing()).toBe(2);
    await userEvent.keyboard('{Tab}');
    await expect.poll(editing).toBe(0);
  },
);

claim('Click a cell in this grid and try the keys below.', async () => {
  await show(<KeyboardTour />);
  await page.getByRole('gridcell').nth(1).click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByText('Last key in the grid: ArrowDown')).toBeVisible();
});

claim('Late books here are bold, have an icon, and say “late”:', async () => {
  await show(<MarkedCells />);
  const late = page.getByText(/\(late\)/);
  await expect.element(late.first()).toBeVisible();
  for (const element of late.elements()) {
    expect(getComputedStyle(element).fontWeight).toBe('700');
    expect(element.querySelector('svg')).not.toBeNull();
  }
  const cells = document.querySelectorAll('[role=gridcell][data-field=due]');
  expect(late.elements().length).toBeLessThan(cells.length);
});

claim('to another button; the whole toolbar is one stop of :kbd[Tab]', async () => {
  await show(
    <div style={{ height: 400, width: 500 }}>
      <DataGrid rows={rows} columns={columns} showToolbar />
    </div>,
  );
  await expect.element(page.getByRole('button', { name: 'Columns' })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Columns' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('button', { name: 'Filters' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('button', { name: 'Search' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(page.getByRole('button', { name: 'Columns' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('columnheader', { name: /^id/ })).toHaveFocus();
});

claim('extends the range of cells instead', async () => {
  await show(
    <div style={{ height: 400, width: 500 }}>
      <DataGridPremium rows={rows} columns={columns} cellSelection />
    </div>,
  );
  await cell('Row 1').click();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect.poll(() => document.querySelectorAll('.Mui-selected[role=gridcell]').length).toBe(2);
  expect(selectedRows()).toBe(1);
});

claim(
  ":kbd[Space] does not, not even on the buttons of an `'actions'` column: the grid moves down instead.",
  async () => {
    const onClick = vi.fn();
    await show(
      <div style={{ height: 400, width: 500 }}>
        <DataGrid
          rows={rows}
          columns={[
            { field: 'id' },
            {
              field: 'actions',
              type: 'actions',
              getActions: ({ id }) => [
                <GridActionsCellItem
                  key="return"
                  icon={<span>↩</span>}
                  label={`Return ${String(id)}`}
                  onClick={onClick}
                />,
              ],
            },
          ]}
        />
      </div>,
    );
    await cell('1').click();
    await userEvent.keyboard('{ArrowRight}');
    const action = page.getByRole('menuitem', { name: 'Return 1', exact: true });
    await expect.element(action).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect.element(action).not.toHaveFocus();
    expect(onClick).toHaveBeenCalledTimes(1);
  },
);
