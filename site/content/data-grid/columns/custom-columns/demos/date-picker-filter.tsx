import dayjs from 'dayjs';
import {
  DataGrid,
  getGridDateOperators,
  type GridColDef,
  type GridColTypeDef,
  type GridFilterInputValueProps,
} from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { boats, type Boat } from './data';

// #region
function DateFilterInput({ item, applyValue }: GridFilterInputValueProps) {
  return (
    <DatePicker
      label="Date"
      value={item.value ? dayjs(item.value) : null}
      onChange={(date) => {
        if (date && !date.isValid()) return;
        applyValue({ ...item, value: date?.format('YYYY-MM-DD') });
      }}
      slotProps={{ textField: { size: 'small' }, field: { clearable: true } }}
    />
  );
}

const dateColumn: GridColTypeDef<Date, string> = {
  type: 'date',
  width: 170,
  valueFormatter: (value: Date | null) => (value ? dayjs(value).format('D MMM YYYY') : ''),
  filterOperators: getGridDateOperators().map((operator) =>
    operator.InputComponent ? { ...operator, InputComponent: DateFilterInput } : operator,
  ),
};
// #endregion

const columns: GridColDef<Boat>[] = [
  { field: 'name', headerName: 'Boat', flex: 1, minWidth: 100 },
  { ...dateColumn, field: 'service', headerName: 'Last service' },
];
const initialState = {
  filter: {
    filterModel: { items: [{ field: 'service', operator: 'after', value: '2025-05-01' }] },
  },
};

export default function DatePickerFilter() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ width: '100%' }}>
        <DataGrid
          label="Boats"
          rows={boats}
          columns={columns}
          initialState={initialState}
          showToolbar
          hideFooter
        />
      </div>
    </LocalizationProvider>
  );
}
