import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { roofs, type Roof } from './data';

const columns: GridColDef<Roof>[] = [
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 110 },
  { field: 'peak', headerName: 'Peak (kWp)', type: 'number', width: 130 },
  { field: 'output', headerName: 'Output (kWh)', type: 'number', width: 140, hideSortIcons: true },
];

function Ascending() {
  return <ExpandLessIcon fontSize="small" />;
}

function Descending() {
  return <ExpandMoreIcon fontSize="small" />;
}

const slots = { columnSortedAscendingIcon: Ascending, columnSortedDescendingIcon: Descending };
const initialState = { sorting: { sortModel: [{ field: 'peak', sort: 'desc' as const }] } };

export default function SortIcons() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Solar roofs with other sort icons"
        rows={roofs}
        columns={columns}
        initialState={initialState}
        slots={slots}
        hideFooter
      />
    </div>
  );
}
