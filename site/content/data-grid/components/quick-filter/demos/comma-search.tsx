import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridLogicOperator,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import { columns, rows } from './data';

// #region
const parser = (input: string) =>
  input
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
const formatter = (values: string[]) => values.join(', ');

function CommaToolbar() {
  return (
    <Toolbar style={{ flex: 'none' }}>
      <QuickFilter expanded parser={parser} formatter={formatter}>
        <QuickFilterControl
          render={({ ref, ...props }) => (
            <TextField
              {...props}
              id={props.slotProps?.htmlInput?.id}
              inputRef={ref}
              label="Any of, separated by commas"
              size="small"
              sx={{ my: 0.5 }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

const initialState = {
  filter: {
    filterModel: {
      items: [],
      quickFilterValues: ['night ferry', 'c8'],
      quickFilterLogicOperator: GridLogicOperator.Or,
    },
  },
};
// #endregion

const slots = { toolbar: CommaToolbar };

export default function CommaSearch() {
  return (
    <div style={{ height: 327, width: '100%' }}>
      <DataGrid
        label="Albums by list"
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={initialState}
        showToolbar
        hideFooter
      />
    </div>
  );
}
