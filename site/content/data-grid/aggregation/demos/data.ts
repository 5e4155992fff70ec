import type { GridColDef } from '@mui/x-data-grid-premium';

/** One wind turbine and what it did in a month. */
export interface Turbine {
  id: number;
  region: string;
  farm: string;
  name: string;
  /** Energy in MWh. */
  output: number;
  /** Hours in service. */
  hours: number;
  /** Rated power in MW. */
  power: number;
  serviced: Date;
}

const farms: [string, string, number][] = [
  ['North', 'Gray Moor', 3],
  ['North', 'Lantern Hill', 2],
  ['Coast', 'Gull Bank', 4],
  ['Coast', 'Sandy Point', 3],
];

/** Twelve turbines of four wind farms. */
export const turbines: Turbine[] = farms
  .flatMap(([region, farm, count]) =>
    Array.from({ length: count }, (_, index) => ({ region, farm, name: `T${index + 1}` })),
  )
  .map((place, index) => ({
    id: index + 1,
    ...place,
    output: 410 + ((index * 137) % 330),
    hours: 640 + ((index * 29) % 90),
    power: index % 3 === 0 ? 3 : 2,
    serviced: new Date(2025, 0, 13 + ((index * 5) % 12) * 7),
  }));

/** A day such as 2025-03-09, the same in every language; empty where there is no value. */
function isoDay(value: Date | null | undefined): string {
  if (!value) return '';
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return [value.getFullYear(), value.getMonth() + 1, value.getDate()].map(twoDigits).join('-');
}

/** Columns that the demos share. */
export const columns: GridColDef<Turbine>[] = [
  { field: 'farm', headerName: 'Wind farm', flex: 1, minWidth: 110 },
  { field: 'name', headerName: 'Turbine', width: 90 },
  { field: 'output', headerName: 'Output (MWh)', type: 'number', width: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
  { field: 'serviced', headerName: 'Serviced', type: 'date', width: 110, valueFormatter: isoDay },
];

/** Groups by region and hides the column that says the same. */
export const byRegion = {
  rowGrouping: { model: ['region'] },
  columns: { columnVisibilityModel: { region: false } },
};
