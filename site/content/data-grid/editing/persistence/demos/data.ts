import type { GridColDef } from '@mui/x-data-grid';

/** A heating meter. */
export interface Meter {
  id: number;
  unit: string;
  tenant: string;
  reading: number;
}

/** The meters of a house. */
export const meters: Meter[] = [
  { id: 1, unit: '1A', tenant: 'Okafor', reading: 1204 },
  { id: 2, unit: '1B', tenant: 'Jansen', reading: 988 },
  { id: 3, unit: '2A', tenant: 'Rossi', reading: 1541 },
];

/** The columns of the meters. */
export const columns: GridColDef<Meter>[] = [
  { field: 'unit', headerName: 'Unit', width: 80 },
  { field: 'tenant', headerName: 'Tenant', flex: 1, minWidth: 120, editable: true },
  { field: 'reading', headerName: 'Reading', type: 'number', width: 120, editable: true },
];

/** Stands for a request: the server trims names and refuses lower readings. */
export function saveMeter(row: Meter, previous: Meter): Promise<Meter> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (row.reading < previous.reading) {
        reject(new Error(`The reading cannot be lower than ${previous.reading}.`));
      } else {
        resolve({ ...row, tenant: row.tenant.trim() });
      }
    }, 300);
  });
}
