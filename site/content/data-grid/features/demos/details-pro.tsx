import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { containers, isoDay, type Container } from './data';

const columns: GridColDef<Container>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, width: 84, renderHeader: () => 'Details' },
  { field: 'id', headerName: 'Container', width: 100 },
  { field: 'line', headerName: 'Line', flex: 1, minWidth: 100 },
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 110 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 90 },
  { field: 'status', headerName: 'Status', width: 100 },
];

function renderDetails({ row }: GridRowParams<Container>) {
  return (
    <Box sx={{ p: 2 }}>
      Arrives in {row.port} on {isoDay(row.arrives)}, {row.cooled ? 'cooled' : 'not cooled'}.
    </Box>
  );
}

const detailsHeight = () => 56;
const initialState = { pinnedColumns: { left: [GRID_DETAIL_PANEL_TOGGLE_FIELD, 'id'] } };

export default function DetailsPro() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGridPro
        label="Containers with details"
        rows={containers}
        columns={columns}
        initialState={initialState}
        getDetailPanelContent={renderDetails}
        getDetailPanelHeight={detailsHeight}
      />
    </div>
  );
}
