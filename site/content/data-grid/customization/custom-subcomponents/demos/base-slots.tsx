import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './data';

const slotProps = {
  baseCheckbox: {
    material: { icon: <StarBorderIcon />, checkedIcon: <StarIcon /> },
  },
};

export default function BaseSlots() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Visits to remember"
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        checkboxSelection
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
