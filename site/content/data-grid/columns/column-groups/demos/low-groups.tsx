import { DataGrid, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { columns, stations } from './data';

const groups: GridColumnGroupingModel = [
  {
    groupId: 'Readings',
    children: [
      { groupId: 'Temperature', children: [{ field: 'low' }, { field: 'high' }] },
      { groupId: 'Precipitation', children: [{ field: 'rain' }, { field: 'snow' }] },
    ],
  },
];

export default function LowGroups() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        label="Weather stations with compact group headers"
        rows={stations}
        columns={columns}
        columnGroupingModel={groups}
        columnGroupHeaderHeight={32}
        hideFooter
      />
    </div>
  );
}
