import { DataGrid, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { columns, stations } from './data';

const groups: GridColumnGroupingModel = [
  { groupId: 'Temperature', children: [{ field: 'low' }, { field: 'high' }] },
  {
    groupId: 'weather',
    headerName: 'Weather',
    children: [
      {
        groupId: 'precipitation',
        headerName: 'Precipitation',
        description: 'Monthly total',
        children: [{ field: 'rain' }, { field: 'snow' }],
      },
      { field: 'wind' },
    ],
  },
];

export default function WeatherStations() {
  return (
    <div style={{ height: 378, width: '100%' }}>
      <DataGrid
        label="Weather stations in January"
        rows={stations}
        columns={columns}
        columnGroupingModel={groups}
        hideFooter
      />
    </div>
  );
}
