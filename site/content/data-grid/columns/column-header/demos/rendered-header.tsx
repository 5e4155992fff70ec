import BoltIcon from '@mui/icons-material/Bolt';
import SolarPowerIcon from '@mui/icons-material/SolarPower';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColumnHeaderParams } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { roofs, type Roof } from './data';

function renderWithIcon(icon: ReactNode) {
  return function IconHeader({ colDef }: GridColumnHeaderParams<Roof>) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        {icon}
        <strong>{colDef.headerName}</strong>
      </Box>
    );
  };
}

const columns: GridColDef<Roof>[] = [
  {
    field: 'site',
    headerName: 'Site',
    flex: 1,
    minWidth: 110,
    renderHeader: renderWithIcon(<SolarPowerIcon fontSize="small" aria-hidden />),
  },
  {
    field: 'output',
    headerName: 'Output',
    type: 'number',
    width: 150,
    renderHeader: renderWithIcon(<BoltIcon fontSize="small" aria-hidden />),
  },
];

export default function RenderedHeader() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid label="Solar roofs with icons" rows={roofs} columns={columns} hideFooter />
    </div>
  );
}
