import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { districtNames, flats, type Flat } from './data';

const columns: GridColDef<Flat>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 140 },
  { field: 'district', headerName: 'District', width: 140 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 90 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 110 },
];

export default function DistrictButtons() {
  const [filterModel, setFilterModel] = useState<GridFilterModel>({ items: [] });
  const [item] = filterModel.items;
  const district: unknown = item?.field === 'district' ? item.value : null;

  function choose(value: string | null) {
    const items = value ? [{ field: 'district', operator: 'equals', value }] : [];
    setFilterModel({ items });
  }

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="District"
        exclusive
        size="small"
        value={district}
        onChange={(_event, value: string | null) => choose(value)}
        sx={{ flexWrap: 'wrap' }}
      >
        {districtNames.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid
          label="Flats of a district"
          rows={flats}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </div>
    </Stack>
  );
}
