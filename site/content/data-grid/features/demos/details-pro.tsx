import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { containers, isoDay, type Container } from './data';

const columns: GridColDef<Container>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, width: 84, renderHeader: () => 'Details' },
  { field: 'id', headerName: 'Container', width: 120 },
  { field: 'line', headerName: 'Line', width: 140 },
  { field: 'port', headerName: 'Port', width: 140 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 110 },
  { field: 'status', headerName: 'Status', width: 140 },
];

function Details({ row }: GridRowParams<Container>) {
  return (
    <Box sx={{ p: 2 }}>
      Arrives in {row.port} on {isoDay(row.arrives)}, {row.cooled ? 'cooled' : 'not cooled'}.
    </Box>
  );
}

const initialState = { pinnedColumns: { left: ['__detail_panel_toggle__', 'id'] } };

export default function DetailsPro() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        label="Containers with details"
        rows={containers}
        columns={columns}
        initialState={initialState}
        getDetailPanelContent={Details}
        getDetailPanelHeight={() => 56}
      />
    </div>
  );
}
