import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { turbines, type Turbine } from './data';

interface Share {
  output: number;
  possible: number;
}

// Large turbines count more than small ones: add up first, divide once.
const weighted: GridAggregationFunction<Share, number> = {
  label: 'weighted',
  columnTypes: [],
  getCellValue: ({ row }) => ({ output: row.output, possible: row.power * row.hours }),
  apply: ({ values }) => {
    const output = values.reduce((sum, share) => sum + (share?.output ?? 0), 0);
    const possible = values.reduce((sum, share) => sum + (share?.possible ?? 0), 0);
    return possible === 0 ? null : output / possible;
  },
};

const percent = new Intl.NumberFormat('en-US', { style: 'percent', minimumFractionDigits: 1 });

const columns: GridColDef<Turbine>[] = [
  { field: 'farm', headerName: 'Wind farm', flex: 1, minWidth: 130 },
  { field: 'name', headerName: 'Turbine', width: 90 },
  { field: 'power', headerName: 'Power (MW)', type: 'number', width: 120 },
  { field: 'output', headerName: 'Output (MWh)', type: 'number', width: 130 },
  {
    field: 'factor',
    headerName: 'Capacity used',
    type: 'number',
    width: 140,
    valueGetter: (_, row) => row.output / (row.power * row.hours),
    valueFormatter: (value: number) => percent.format(value),
    availableAggregationFunctions: ['weighted'],
  },
];

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, weighted };

export default function SeveralFields() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        label="Capacity used by wind turbines"
        rows={turbines}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { output: 'sum', factor: 'weighted' } } }}
        hideFooter
      />
    </div>
  );
}
