import {
  DataGrid,
  GridRowEditStopReasons,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';
import { medicines, type Medicine } from './data';

const columns: GridColDef<Medicine>[] = [
  { field: 'name', headerName: 'Medicine', flex: 1, minWidth: 130, editable: true },
  { field: 'packs', headerName: 'Packs', type: 'number', width: 110, editable: true },
  { field: 'minimum', headerName: 'Minimum', type: 'number', width: 110, editable: true },
];

// #region
const keepOpen: GridEventListener<'rowEditStop'> = (params, event) => {
  if (params.reason === GridRowEditStopReasons.rowFocusOut) {
    event.defaultMuiPrevented = true;
  }
};
// #endregion

export default function KeepOpen() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Stock, closed with Enter or Esc only"
        rows={medicines}
        columns={columns}
        editMode="row"
        onRowEditStop={keepOpen}
        hideFooter
      />
    </div>
  );
}
