import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  GridColumnMenuContainer,
  GridColumnMenuHideItem,
  useGridApiContext,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { books, columns } from './data';

function LoansMenu(props: GridColumnMenuProps) {
  const apiRef = useGridApiContext();

  function showPopular() {
    const popular = { field: 'loans', operator: '>', value: 50 };
    apiRef.current.setFilterModel({ items: [popular] });
    apiRef.current.hideColumnMenu();
  }

  return (
    <GridColumnMenuContainer {...props}>
      <MenuItem onClick={showPopular}>More than 50 loans</MenuItem>
      <GridColumnMenuHideItem colDef={props.colDef} onClick={props.hideMenu} />
    </GridColumnMenuContainer>
  );
}

function ColumnMenu(props: GridColumnMenuProps) {
  return props.colDef.field === 'loans' ? <LoansMenu {...props} /> : <GridColumnMenu {...props} />;
}

const slots = { columnMenu: ColumnMenu };

export default function OwnMenu() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Books with a menu for loans"
        rows={books}
        columns={columns}
        slots={slots}
        hideFooter
      />
    </div>
  );
}
