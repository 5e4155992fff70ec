import { useEffect } from 'react';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { recipes, type Recipe } from './data';

const columns: GridColDef<Recipe>[] = [
  { field: 'chef', headerName: 'Chef' },
  { field: 'dish', headerName: 'Dish' },
  { field: 'minutes', headerName: 'Minutes', type: 'number' },
];
const initialState = {
  rowGrouping: { model: ['chef'] },
  columns: { columnVisibilityModel: { chef: false } },
};
const autosizeOptions = { includeOutliers: true };

export default function AutosizeGroups() {
  const apiRef = useGridApiRef();

  useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', () => {
        requestAnimationFrame(() => void apiRef.current?.autosizeColumns(autosizeOptions));
      }),
    [apiRef],
  );

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        label="Recipes grouped by chef"
        rows={recipes}
        columns={columns}
        initialState={initialState}
        autosizeOnMount
        autosizeOptions={autosizeOptions}
        hideFooter
      />
    </div>
  );
}
