import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parcels, type Parcel } from './data';

const columns: GridColDef<Parcel>[] = [
  { field: 'stop', headerName: 'Stop', type: 'number', width: 80 },
  { field: 'code', headerName: 'Code', width: 110 },
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 150 },
];

const codeOf = (parcel: Parcel) => parcel.code;

export default function TourChanges() {
  const [tour, setTour] = useState(parcels.slice(0, 6));
  const next = parcels.find((parcel) => !tour.includes(parcel));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button disabled={!next} onClick={() => setTour(next ? [...tour, next] : tour)}>
          Add a parcel
        </Button>
        <Button disabled={tour.length === 0} onClick={() => setTour(tour.slice(1))}>
          Deliver the first
        </Button>
        <Button onClick={() => setTour(tour.toReversed())}>Reverse the tour</Button>
      </Stack>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid label="Tour of today" rows={tour} columns={columns} getRowId={codeOf} />
      </div>
    </Stack>
  );
}
