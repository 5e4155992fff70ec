import {
  DataGrid,
  GRID_STRING_COL_DEF,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';
import dayjs, { type Dayjs } from 'dayjs';
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

const api: { current: GridApi | null } = { current: null };
const oneRow = [{ id: 1, amount: 12 }];

function Grid(props: Partial<DataGridProps> & { columns: readonly GridColDef[] }) {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid apiRef={api} rows={oneRow} {...props} />
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
  'the grid fills in what you leave out: alignment, sorting, filter operators and a number input as editor',
  async () => {
    const columns: GridColDef[] = [{ field: 'amount', type: 'number', editable: true }];
    await show(
      <Grid
        columns={columns}
        rows={[
          { id: 1, amount: 120 },
          { id: 2, amount: 35 },
        ]}
      />,
    );
    await page.getByRole('columnheader', { name: /amount/ }).click();
    await expect.poll(() => texts('amount')).toEqual(['35', '120']);
    expect(cell(1, 'amount').className).toContain('MuiDataGrid-cell--textRight');
    const operators = api.current?.getColumn('amount').filterOperators;
    expect(operators?.map(({ value }) => value).slice(0, 4)).toEqual(['=', '!=', '>', '>=']);
    await userEvent.dblClick(cell(1, 'amount'));
    await expect.element(page.getByRole('spinbutton')).toHaveValue(120);
  },
);

claim('the text in cells, CSV exports and copied rows', async () => {
  const columns = [{ field: 'amount', valueFormatter: (value: number) => `${value} kg` }];
  const onClipboardCopy = vi.fn();
  await show(<Grid columns={columns} onClipboardCopy={onClipboardCopy} />);
  await expect.poll(() => texts('amount')).toEqual(['12 kg']);
  expect(api.current?.getDataAsCsv()).toContain('12 kg');
  await userEvent.click(cell(1, 'amount'));
  await userEvent.keyboard('{Control>}c{/Control}');
  await expect.poll(() => onClipboardCopy.mock.calls[0]?.[0]).toBe('12 kg');
});

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

claim('`setEditCellValue` runs it too', async () => {
  const valueParser = vi.fn((value: number) => value * 2);
  await show(<Grid columns={[{ field: 'amount', editable: true, valueParser }]} />);
  await expect.poll(() => texts('amount')).toEqual(['12']);
  await userEvent.dblClick(cell(1, 'amount'));
  await expect.element(page.getByRole('textbox')).toHaveValue('12');
  void api.current?.setEditCellValue({ id: 1, field: 'amount', value: 20 });
  await expect.element(page.getByRole('textbox')).toHaveValue('40');
});

claim('The grid also applies `valueParser` to filter values.', async () => {
  const valueParser = (text: string) => text.replace(' kg', '');
  const items = [{ field: 'amount', operator: 'equals', value: '12 kg' }];
  const rows = [...oneRow, { id: 2, amount: 13 }];
  await show(<Grid columns={[{ field: 'amount', valueParser }]} {...{ rows }} />);
  await expect.poll(() => texts('amount')).toEqual(['12', '13']);
  api.current?.setFilterModel({ items });
  await expect.poll(() => texts('amount')).toEqual(['12']);
});

claim(
  'Otherwise, the focus stays on the cell, and people who start with :kbd[Enter] cannot reach the input.',
  async () => {
    const renderEditCell = () => <input aria-label="Amount" />;
    await show(<Grid columns={[{ field: 'amount', editable: true, renderEditCell }]} />);
    await expect.poll(() => texts('amount')).toEqual(['12']);
    await userEvent.click(cell(1, 'amount'));
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByLabelText('Amount')).toBeVisible();
    await userEvent.keyboard('5');
    expect(document.activeElement).toBe(cell(1, 'amount'));
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => document.querySelector('[aria-label=Amount]')).toBeNull();
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
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: '4 Stars' })).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => stars(2)).toBe('3 Stars');
  await userEvent.dblClick(cell(1, 'condition'));
  await userEvent.keyboard('{ArrowRight}');
  await page.getByText('Otter').click();
  await expect.poll(() => stars(1)).toBe('5 Stars');
});

claim('the column sorts by the total and exports it', async () => {
  await show(<SparklineType />);
  await page.getByRole('columnheader', { name: /Bookings/ }).click();
  await expect.poll(() => texts('name')[0]).toBe('Kingfisher');
  await expect.element(page.getByRole('img', { name: '11 bookings in eight weeks' })).toBeVisible();
});

claim('`valueGetter` turns the array into one number', async () => {
  const valueGetter = (weeks: number[]) => weeks.reduce((sum, count) => sum + count, 0);
  const renderCell = () => <svg role="img" aria-label="Chart" />;
  const rows = [{ id: 1, weeks: [5, 6] }];
  await show(<Grid columns={[{ field: 'weeks', valueGetter, renderCell }]} {...{ rows }} />);
  await expect.element(page.getByRole('img', { name: 'Chart' })).toBeInTheDocument();
  expect(api.current?.getDataAsCsv()).toBe('weeks\r\n11');
});

claim('While people type, the picker reports those too.', async () => {
  const onChange = vi.fn<(date: Dayjs | null) => void>();
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Service" defaultValue={dayjs('2025-04-14')} onChange={onChange} />
    </LocalizationProvider>,
  );
  await page.getByRole('spinbutton', { name: 'Month' }).click();
  await userEvent.keyboard('0');
  await expect.poll(() => onChange.mock.lastCall?.[0]?.isValid()).toBe(false);
  await userEvent.keyboard('2');
  await expect.poll(() => onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD')).toBe('2025-02-14');
});

claim('its default `valueFormatter` throws on anything else', async () => {
  await show(<Grid columns={[{ field: 'amount', type: 'date' }]} rows={[]} />);
  await expect.element(page.getByRole('columnheader', { name: /amount/ })).toBeVisible();
  const format = (amount: unknown) => {
    const column = api.current?.getColumn('amount');
    return column && api.current?.getRowFormattedValue({ id: 1, amount }, column);
  };
  expect(() => format('2025-05-01')).toThrow('only accepts `Date` objects');
  expect(format(null)).toBe('');
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
  await userEvent.click(cell(1, 'service'));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('group', { name: 'Last service' })).toBeVisible();
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('spinbutton');
  await page.getByRole('button', { name: /Choose date/ }).click();
  await expect.element(page.getByRole('gridcell', { name: '14', exact: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
  expect(cell(1, 'service').className).toContain('MuiDataGrid-cell--editing');
  await page.getByText('Heron').click();
  await expect.poll(() => texts('service')[0]).toBe('15 Apr 2025');
});

claim('Replace the `InputComponent` of those that have one, and keep the comparison.', async () => {
  await show(<DatePickerFilter />);
  await expect.poll(() => texts('name')).toEqual(['Otter', 'Kingfisher', 'Grebe']);
  await page.getByRole('button', { name: 'Show filters' }).click();
  await page.getByRole('button', { name: /Choose date/ }).click();
  await page.getByRole('gridcell', { name: '20', exact: true }).last().click();
  await expect.poll(() => texts('name')).toEqual(['Otter']);
});
