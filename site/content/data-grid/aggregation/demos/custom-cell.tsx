import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { columns, turbines, type Turbine } from './data';

function Output({ value, formattedValue, aggregation }: GridRenderCellParams<Turbine, number>) {
  if (aggregation && aggregation.aggregationFunctionName !== 'avg') {
    return (
      <Typography variant="subtitle2" component="span">
        {formattedValue}
      </Typography>
    );
  }
  return (
    <Stack sx={{ height: '100%', justifyContent: 'center', gap: 0.5 }}>
      <LinearProgress variant="determinate" aria-hidden value={((value ?? 0) / 800) * 100} />
      <Typography variant="caption">{formattedValue}</Typography>
    </Stack>
  );
}

const barColumns: GridColDef<Turbine>[] = columns.map((column) =>
  column.field === 'output'
    ? { ...column, renderCell: (params) => <Output {...params} /> }
    : column,
);

export default function CustomCell() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        label="Wind turbines with bars"
        rows={turbines}
        columns={barColumns}
        initialState={{ aggregation: { model: { output: 'sum' } } }}
        hideFooter
      />
    </div>
  );
}
