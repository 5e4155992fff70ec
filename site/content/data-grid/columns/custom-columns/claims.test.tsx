import {
  DataGrid,
  GRID_STRING_COL_DEF,
  type GridColDef,
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import DatePickerEdit from './demos/date-picker-edit.tsx';
import DatePickerFilter from './demos/date-picker-filter.tsx';
import MoneyType from './demos/money-type.tsx';
import RatingType from './demos/rating-type.tsx';
import SparklineType from './demos/sparkline-type.tsx';

function texts(field: string) {
  const cells = document.querySelectorAll(`[role=gridcell][data-field="${field}"]`);
  return [...cells].map((cell) => cell.textContent);
}

function cell(row: number, field: string) {
  const found = document.querySelector(`[data-id="${row}"] [data-field="${field}"]`);
  if (!found) throw new Error(`No cell ${field}`);
  return found;
}

function Grid({ columns }: { columns: readonly GridColDef[] }) {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid rows={[{ id: 1, amount: 12 }]} columns={columns} />
    </div>
  );
}

claim('“Deposit” is 110 px wide while “Day rate” has the width of the type.', async () => {
  await show(<MoneyType />);
  const deposit = page.getByRole('columnheader', { name: 'Deposit' });
  await expect.element(deposit).toHaveStyle({ width: '110px' });
  await expect
    .element(page.getByRole('columnheader', { name: 'Day rate' }))
    .toHaveStyle({ width: '130px' });
});

claim(
  'the grid fills in everything you leave out: alignment, sorting, filter operators and editor',
  async () => {
    await show(<MoneyType />);
    await page.getByRole('columnheader', { name: 'Day rate' }).click();
    await expect
      .poll(() => texts('dayRate'))
      .toEqual(['€60.00', '€95.50', '€180.00', '€320.00', '€1,240.00']);
    expect(cell(1, 'dayRate').className).toContain('MuiDataGrid-cell--textRight');
  },
);

claim("A column with `type: 'custom'` behaves like a text column", async () => {
  await show(<Grid columns={[{ field: 'amount', type: 'custom', editable: true }]} />);
  await expect.poll(() => texts('amount')).toEqual(['12']);
  expect(cell(1, 'amount').className).toContain('MuiDataGrid-cell--textLeft');
  await userEvent.dblClick(cell(1, 'amount'));
  await expect.element(page.getByRole('textbox')).toBeVisible();
});

claim(
  'A parser that returns `null` for half-typed text clears the input while people type.',
  async () => {
    const valueParser = vi.fn((text: string) => (/^\d+:\d\d$/.test(text) ? text : null));
    const column = { ...GRID_STRING_COL_DEF, field: 'amount', editable: true, valueParser };
    await show(<Grid columns={[column]} />);
    await expect.poll(() => texts('amount')).toEqual(['12']);
    await userEvent.dblClick(cell(1, 'amount'));
    await userEvent.keyboard('3');
    await expect.element(page.getByRole('textbox')).toHaveValue('');
    expect(valueParser).toHaveBeenCalled();
  },
);

claim('it saves on :kbd[Enter] or a click elsewhere, and cancels on :kbd[Esc]', async () => {
  const stars = (row: number) =>
    cell(row, 'condition').querySelector('[role=img]')?.getAttribute('aria-label');
  await show(<RatingType />);
  await expect.poll(() => stars(4)).toBe('2 Stars');
  await userEvent.click(cell(4, 'condition'));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('radio', { name: '2 Stars' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.poll(() => stars(4)).toBe('3 Stars');
  await userEvent.dblClick(cell(2, 'condition'));
  await userEvent.keyboard('{ArrowRight}{Escape}');
  await expect.poll(() => stars(2)).toBe('3 Stars');
});

claim('the column sorts by the total and exports it', async () => {
  await show(<SparklineType />);
  await page.getByRole('columnheader', { name: /Bookings/ }).click();
  await expect.poll(() => texts('name')[0]).toBe('Kingfisher');
  await expect.element(page.getByRole('img', { name: '11 bookings in eight weeks' })).toBeVisible();
});

claim('Without this, :kbd[Enter] on a day ends the edit.', async () => {
  const Unguarded = ({ id, field }: GridRenderEditCellParams) => {
    const apiRef = useGridApiContext();
    return (
      <DatePicker
        onChange={(date) => void apiRef.current.setEditCellValue({ id, field, value: date })}
      />
    );
  };
  const renderEditCell = (params: GridRenderEditCellParams) => <Unguarded {...params} />;
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Grid columns={[{ field: 'amount', width: 300, editable: true, renderEditCell }]} />
    </LocalizationProvider>,
  );
  await expect.poll(() => texts('amount')).toEqual(['12']);
  await userEvent.dblClick(cell(1, 'amount'));
  await page.getByRole('button', { name: /Choose date/ }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.poll(() => cell(1, 'amount').className).not.toContain('MuiDataGrid-cell--editing');
});

claim('Stop `keydown` at the calendar.', async () => {
  await show(<DatePickerEdit />);
  await userEvent.dblClick(cell(1, 'service'));
  await page.getByRole('button', { name: /Choose date/ }).click();
  await expect.element(page.getByRole('gridcell', { name: '14', exact: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
  expect(cell(1, 'service').className).toContain('MuiDataGrid-cell--editing');
  await page.getByText('Heron').click();
  await expect.poll(() => texts('service')[0]).toBe('15 Apr 2025');
});

claim('The filter value is a string such as `2025-05-01`', async () => {
  await show(<DatePickerFilter />);
  await expect.poll(() => texts('name')).toEqual(['Otter', 'Kingfisher', 'Grebe']);
  await page.getByRole('button', { name: 'Show filters' }).click();
  await page.getByRole('button', { name: /Choose date/ }).click();
  await page.getByRole('gridcell', { name: '20', exact: true }).last().click();
  await expect.poll(() => texts('name')).toEqual(['Otter']);
});
