import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  GridFooterContainer,
  gridAggregationLookupSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { columns, turbines } from './data';

const target = 7000;

function TargetFooter() {
  const apiRef = useGridApiContext();
  const results = useGridSelector(apiRef, gridAggregationLookupSelector);
  const total: number = results?.[GRID_ROOT_GROUP_ID]?.output?.value ?? 0;

  return (
    <GridFooterContainer sx={{ px: 1.5 }}>
      <Typography variant="body2" role="status">
        {total >= target ? 'Target reached' : `${target - total} MWh below target`}
      </Typography>
    </GridFooterContainer>
  );
}

export default function MonthlyTarget() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        label="Wind turbines and the monthly target"
        rows={turbines}
        columns={columns}
        initialState={{ aggregation: { model: { output: 'sum' } } }}
        slots={{ footer: TargetFooter }}
      />
    </div>
  );
}
