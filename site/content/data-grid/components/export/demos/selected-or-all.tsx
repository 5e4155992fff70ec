import {
  DataGrid,
  ExportCsv,
  type GridCsvExportOptions,
  gridFilteredSortedRowIdsSelector,
  gridRowSelectionCountSelector,
  Toolbar,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, rows } from './data';

// #region
const allOptions: GridCsvExportOptions = {
  fileName: 'all-hives',
  getRowsToExport: ({ apiRef }) => gridFilteredSortedRowIdsSelector(apiRef),
};

function SelectionToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowSelectionCountSelector);

  return (
    <Toolbar style={{ flex: 'none', flexWrap: 'wrap' }}>
      <ExportCsv options={allOptions}>Download all</ExportCsv>
      <ExportCsv options={{ fileName: 'selected-hives' }} disabled={count === 0}>
        Download selected ({count})
      </ExportCsv>
    </Toolbar>
  );
}
// #endregion

const slots = { toolbar: SelectionToolbar };

export default function SelectedOrAll() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Honey harvest with two downloads"
        rows={rows}
        columns={columns}
        slots={slots}
        checkboxSelection
        showToolbar
        hideFooter
      />
    </div>
  );
}
