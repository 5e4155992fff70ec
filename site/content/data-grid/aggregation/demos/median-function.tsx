import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
} from '@mui/x-data-grid-premium';
import { columns, turbines } from './data';

const median: GridAggregationFunction<number> = {
  label: 'median',
  columnTypes: ['number'],
  apply: ({ values }) => {
    const sorted = values.filter((value) => typeof value === 'number').sort((a, b) => a - b);
    const middle = Math.floor(sorted.length / 2);
    const [low, high] = [sorted[middle - 1], sorted[middle]];
    return sorted.length % 2 === 0 && low !== undefined && high !== undefined
      ? (low + high) / 2
      : high;
  },
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, median };

export default function MedianFunction() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        label="Wind turbines with medians"
        rows={turbines}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { output: 'median', hours: 'median' } } }}
        hideFooter
      />
    </div>
  );
}
