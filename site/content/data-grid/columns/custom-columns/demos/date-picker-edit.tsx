import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import dayjs from 'dayjs';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridColTypeDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { boats, type Boat } from './data';

// #region
// The calendar is inside the cell for React: keep its keys away from the grid.
const popper = { onKeyDown: (event: KeyboardEvent) => event.stopPropagation() };

type EditParams = GridRenderEditCellParams<Boat, Date | null, string>;

function DateEditCell({ id, field, value, colDef, hasFocus }: EditParams) {
  const apiRef = useGridApiContext();
  const inputRef = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (hasFocus) inputRef.current?.focus();
  }, [hasFocus]);

  return (
    <DatePicker
      inputRef={inputRef}
      value={value ? dayjs(value) : null}
      onChange={(date) => {
        if (date && !date.isValid()) return;
        void apiRef.current.setEditCellValue({ id, field, value: date?.toDate() ?? null });
      }}
      slotProps={{
        popper,
        textField: {
          size: 'small',
          fullWidth: true,
          InputProps: { 'aria-label': colDef.headerName ?? field },
        },
      }}
    />
  );
}
// #endregion

const dateColumn: GridColTypeDef<Date | null, string> = {
  type: 'date',
  width: 180,
  valueFormatter: (value: Date | null) => (value ? dayjs(value).format('D MMM YYYY') : ''),
  renderEditCell: (params) => <DateEditCell {...params} />,
};

const columns: GridColDef<Boat>[] = [
  { field: 'name', headerName: 'Boat', flex: 1, minWidth: 100 },
  { ...dateColumn, field: 'service', headerName: 'Last service', editable: true },
];

export default function DatePickerEdit() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid label="Boats and their service" rows={boats} columns={columns} hideFooter />
      </div>
    </LocalizationProvider>
  );
}
