import type { GridColDef } from '@mui/x-data-grid';

/** A visit to the vet. */
export interface Visit {
  id: number;
  animal: string;
  kind: string;
  reason: string;
  fee: number;
}

/** Visits of the demos. */
export const rows: Visit[] = [
  { id: 1, animal: 'Biscuit', kind: 'Dog', reason: 'Vaccination', fee: 45 },
  { id: 2, animal: 'Pepper', kind: 'Cat', reason: 'Dental check', fee: 60 },
  { id: 3, animal: 'Hazel', kind: 'Rabbit', reason: 'Nail trim', fee: 15 },
  { id: 4, animal: 'Captain', kind: 'Parrot', reason: 'Wing check', fee: 35 },
  { id: 5, animal: 'Olive', kind: 'Cat', reason: 'Follow-up after surgery', fee: 80 },
  { id: 6, animal: 'Bruno', kind: 'Dog', reason: 'Allergy test', fee: 95 },
];

/** Columns of the demos. */
export const columns: GridColDef<Visit>[] = [
  { field: 'animal', headerName: 'Animal', width: 110 },
  { field: 'kind', headerName: 'Kind', width: 90 },
  { field: 'reason', headerName: 'Reason', flex: 1, minWidth: 140 },
  { field: 'fee', headerName: 'Fee', type: 'number', width: 90 },
];
