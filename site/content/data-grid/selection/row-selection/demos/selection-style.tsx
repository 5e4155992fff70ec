import { alpha } from '@mui/material/styles';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { messages, type Message } from './data';

const columns: GridColDef<Message>[] = [
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'subject', headerName: 'Subject', flex: 2, minWidth: 150 },
];

export default function SelectionStyle() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      {/* #region */}
      <DataGrid
        label="Messages with a green selection"
        rows={messages}
        columns={columns}
        checkboxSelection
        slotProps={{ baseCheckbox: { material: { color: 'success' } } }}
        localeText={{ footerRowSelected: (count) => `Messages to answer: ${count}` }}
        sx={(theme) => ({
          [`& .${gridClasses.row}.Mui-selected`]: {
            fontWeight: 'bold',
            '&, &:hover': { bgcolor: alpha(theme.palette.success.main, 0.16) },
          },
        })}
      />
      {/* #endregion */}
    </div>
  );
}
