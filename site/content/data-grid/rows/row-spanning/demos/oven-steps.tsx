import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const steps = [
  { id: 1, recipe: 'Sourdough bread', step: 'Bake', minutes: 20, celsius: 250 },
  { id: 2, recipe: 'Sourdough bread', step: 'Bake', minutes: 25, celsius: 220 },
  { id: 3, recipe: 'Roast vegetables', step: 'Roast', minutes: 30, celsius: 220 },
  { id: 4, recipe: 'Roast vegetables', step: 'Roast', minutes: 10, celsius: 220 },
];

const columns: GridColDef<(typeof steps)[number]>[] = [
  { field: 'recipe', headerName: 'Recipe', flex: 1, minWidth: 150, display: 'flex' },
  { field: 'step', headerName: 'Step', width: 100, rowSpanValueGetter: () => null },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
  {
    field: 'celsius',
    headerName: 'Oven (°C)',
    type: 'number',
    width: 120,
    display: 'flex',
    rowSpanValueGetter: (value: number, row) => `${row.recipe} ${value}`,
  },
];

export default function OvenSteps() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        label="Oven steps"
        rows={steps}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
