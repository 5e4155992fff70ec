import type { GridColDef } from '@mui/x-data-grid';

/** The readings of a weather station in one month. */
export interface Station {
  id: number;
  station: string;
  low: number;
  high: number;
  rain: number;
  snow: number;
  wind: number;
}

/** Four stations. */
export const stations: Station[] = [
  { id: 1, station: 'Lighthouse Point', low: -2, high: 9, rain: 84, snow: 0, wind: 61 },
  { id: 2, station: 'Cedar Ridge', low: -11, high: 4, rain: 22, snow: 38, wind: 44 },
  { id: 3, station: 'Old Airport', low: -4, high: 8, rain: 51, snow: 6, wind: 52 },
  { id: 4, station: 'Botanic Garden', low: -1, high: 11, rain: 63, snow: 1, wind: 27 },
];

/** The columns of the stations. */
export const columns: GridColDef<Station>[] = [
  { field: 'station', headerName: 'Station', width: 160 },
  { field: 'low', headerName: 'Low (°C)', type: 'number', width: 110 },
  { field: 'high', headerName: 'High (°C)', type: 'number', width: 110 },
  { field: 'rain', headerName: 'Rain (mm)', type: 'number', width: 110 },
  { field: 'snow', headerName: 'Snow (cm)', type: 'number', width: 110 },
  { field: 'wind', headerName: 'Gusts (km/h)', type: 'number', width: 120 },
];
