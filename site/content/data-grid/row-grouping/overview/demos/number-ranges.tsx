import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { visits, type Visit } from './data';

// #region
const columns: GridColDef<Visit>[] = [
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    width: 110,
    groupingValueGetter: (minutes: number) => Math.floor(minutes / 20) * 20,
  },
  { field: 'patient', headerName: 'Patient', width: 110 },
  { field: 'doctor', headerName: 'Doctor', width: 140 },
];

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  headerName: 'Length',
  width: 200,
  valueFormatter: (from: number | undefined) =>
    from === undefined ? '' : `${from} to ${from + 19} minutes`,
};
// #endregion

const initialState: NonNullable<DataGridPremiumProps['initialState']> = {
  rowGrouping: { model: ['minutes'] },
  sorting: { sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc' }] },
};

export default function NumberRanges() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGridPremium
        label="Visits by length"
        rows={visits}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        hideFooter
      />
    </div>
  );
}
