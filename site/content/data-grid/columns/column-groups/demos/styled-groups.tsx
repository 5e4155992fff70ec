import AcUnitIcon from '@mui/icons-material/AcUnit';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { columns, stations } from './data';

function PrecipitationHeader({ headerName, fields }: GridColumnGroupHeaderParams) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <AcUnitIcon fontSize="small" />
      <span>
        {headerName} ({fields.length})
      </span>
    </Stack>
  );
}

const groups: GridColumnGroupingModel = [
  {
    groupId: 'temperature',
    headerName: 'Temperature',
    headerAlign: 'center',
    headerClassName: 'highlighted',
    children: [{ field: 'low' }, { field: 'high' }],
  },
  {
    groupId: 'precipitation',
    headerName: 'Precipitation',
    renderHeaderGroup: (params) => <PrecipitationHeader {...params} />,
    children: [{ field: 'rain' }, { field: 'snow' }],
  },
];

export default function StyledGroups() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        label="Weather stations with styled groups"
        rows={stations}
        columns={columns}
        columnGroupingModel={groups}
        sx={{ '& .highlighted': { bgcolor: 'action.selected' } }}
        hideFooter
      />
    </div>
  );
}
