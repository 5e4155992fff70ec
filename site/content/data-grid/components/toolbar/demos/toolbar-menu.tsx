import { useId, useState } from 'react';
import DensityMediumIcon from '@mui/icons-material/DensityMedium';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  gridDensitySelector,
  type GridDensity,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, rows } from './data';

const densities: { value: GridDensity; label: string }[] = [
  { value: 'compact', label: 'Compact' },
  { value: 'standard', label: 'Standard' },
  { value: 'comfortable', label: 'Comfortable' },
];

function DensityToolbar() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);

  return (
    <Toolbar>
      <Tooltip title="Density">
        <ToolbarButton
          aria-haspopup="menu"
          aria-controls={anchor ? id : undefined}
          aria-expanded={anchor ? 'true' : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <DensityMediumIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {densities.map(({ value, label }) => (
          <MenuItem
            key={value}
            selected={value === density}
            onClick={() => {
              apiRef.current.setDensity(value);
              close();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Toolbar>
  );
}

const slots = { toolbar: DensityToolbar };

export default function ToolbarMenu() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Equipment with density"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
