import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { arrivals, type Arrival } from './data';

function Ascending() {
  return <ExpandLessIcon fontSize="small" />;
}

function Descending() {
  return <ExpandMoreIcon fontSize="small" />;
}

const columns: GridColDef<Arrival>[] = [
  { field: 'id', headerName: 'Flight', width: 120 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 120 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 150 },
];

export default function SortIcons() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      {/* #region */}
      <DataGrid
        label="Arrivals with sort icons in all headers"
        rows={arrivals}
        columns={columns}
        slots={{
          columnSortedAscendingIcon: Ascending,
          columnSortedDescendingIcon: Descending,
        }}
        sx={{
          [`& .${gridClasses.iconButtonContainer}`]: { visibility: 'visible', width: 'auto' },
          [`& .${gridClasses.columnHeader}:not(.${gridClasses['columnHeader--sorted']}) .${gridClasses.sortButton}`]:
            { opacity: 0.5 },
        }}
        hideFooter
      />
      {/* #endregion */}
    </div>
  );
}
