import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
} from '@mui/x-data-grid-premium';
import { columns, turbines } from './data';

const average = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

const aggregationFunctions: Record<string, GridAggregationFunction> = {
  ...GRID_AGGREGATION_FUNCTIONS,
  avg: {
    ...GRID_AGGREGATION_FUNCTIONS.avg,
    label: 'average',
    valueFormatter: (value: number | null) => (value === null ? '–' : `≈ ${average.format(value)}`),
  },
};

export default function FormattedResult() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        label="Wind turbines with rounded averages"
        rows={turbines}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { output: 'avg', hours: 'avg' } } }}
        hideFooter
      />
    </div>
  );
}
