import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { recipes, type Recipe } from './data';

const columns: GridColDef<Recipe>[] = [
  { field: 'dish', headerName: 'Dish' },
  { field: 'notes', headerName: 'Notes' },
];
const none: Recipe[] = [];

function fetchRecipes(): Promise<Recipe[]> {
  return new Promise((resolve) => setTimeout(() => resolve(recipes), 600));
}

export default function AutosizeAfterLoading() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState(none);
  const [loading, setLoading] = useState(false);

  // Runs after the new rows are in the document.
  useEffect(() => {
    if (rows.length > 0) void apiRef.current?.autosizeColumns({ includeOutliers: true });
  }, [apiRef, rows]);

  async function load() {
    setLoading(true);
    setRows(await fetchRecipes());
    setLoading(false);
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={load} loading={loading}>
        Load recipes
      </Button>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          label="Recipes loaded later"
          rows={rows}
          columns={columns}
          loading={loading}
          hideFooter
        />
      </div>
    </Stack>
  );
}
