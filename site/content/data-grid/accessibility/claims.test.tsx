import { DataGrid } from '@mui/x-data-grid';
import { claim, expect, page, show, userEvent } from '#claims';
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
