import type { GridColDef } from '@mui/x-data-grid-pro';

/** The consumption that a meter measured, in kWh. */
export interface Reading {
  id: number;
  meter: string;
  building: string;
  jan: number;
  feb: number;
  mar: number;
  apr: number;
  may: number;
  jun: number;
  total: number;
}

const source: [meter: string, building: string, months: number[]][] = [
  ['EL-0417', 'Gym', [812, 790, 745, 610, 540, 498]],
  ['EL-0418', 'Library', [640, 622, 601, 588, 570, 566]],
  ['EL-0522', 'Workshop', [1204, 1188, 1240, 1199, 1175, 1150]],
  ['EL-0530', 'Cafeteria', [980, 964, 992, 971, 1010, 1034]],
  ['EL-0611', 'Dormitory', [1422, 1396, 1301, 1120, 980, 905]],
];

/** Five meters over half a year. */
export const readings: Reading[] = source.map(([meter, building, months], index) => {
  const [jan = 0, feb = 0, mar = 0, apr = 0, may = 0, jun = 0] = months;
  const total = months.reduce((sum, month) => sum + month, 0);
  return { id: index + 1, meter, building, jan, feb, mar, apr, may, jun, total };
});

/** A column for each month, between the meter and the total. */
export const columns: GridColDef<Reading>[] = [
  { field: 'meter', headerName: 'Meter', width: 100 },
  { field: 'building', headerName: 'Building', width: 140 },
  { field: 'jan', headerName: 'January', type: 'number', width: 120 },
  { field: 'feb', headerName: 'February', type: 'number', width: 120 },
  { field: 'mar', headerName: 'March', type: 'number', width: 120 },
  { field: 'apr', headerName: 'April', type: 'number', width: 120 },
  { field: 'may', headerName: 'May', type: 'number', width: 120 },
  { field: 'jun', headerName: 'June', type: 'number', width: 120 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];
