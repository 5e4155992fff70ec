import FilterAltIcon from '@mui/icons-material/FilterAlt';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, useGridApiContext, type GridColumnMenuItemProps } from '@mui/x-data-grid';
import { books, columns } from './data';

function FilterThisColumn({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  return (
    <MenuItem
      onClick={(event) => {
        onClick(event);
        apiRef.current.showFilterPanel(colDef.field);
      }}
    >
      <ListItemIcon>
        <FilterAltIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Filter by {colDef.headerName?.toLowerCase()}</ListItemText>
    </MenuItem>
  );
}

const slotProps = { columnMenu: { slots: { columnMenuFilterItem: FilterThisColumn } } };

export default function ReplacedItem() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Books with another filter item"
        rows={books}
        columns={columns}
        slotProps={slotProps}
        hideFooter
      />
    </div>
  );
}
