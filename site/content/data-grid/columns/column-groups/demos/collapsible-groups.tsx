import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import {
  DataGrid,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { columns, stations } from './data';

// The columns that the button of each group hides.
const details: Record<string, string[]> = { Temperature: ['high'], Weather: ['snow', 'wind'] };

function CollapsibleHeader({ groupId, headerName }: GridColumnGroupHeaderParams) {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const fields = details[groupId ?? ''] ?? [];
  const open = fields.every((field) => model[field] !== false);

  return (
    <>
      {headerName}
      <IconButton
        size="small"
        aria-expanded={open}
        aria-label={`${headerName} details`}
        onKeyDown={(event) => {
          // Otherwise the grid prevents the default action of Space.
          if (event.key === ' ') event.stopPropagation();
        }}
        onClick={() =>
          apiRef.current.setColumnVisibilityModel({
            ...model,
            ...Object.fromEntries(fields.map((field) => [field, !open])),
          })
        }
      >
        {open ? <RemoveIcon fontSize="small" /> : <AddIcon fontSize="small" />}
      </IconButton>
    </>
  );
}

const renderHeaderGroup = (params: GridColumnGroupHeaderParams) => (
  <CollapsibleHeader {...params} />
);

const groups: GridColumnGroupingModel = [
  { groupId: 'Temperature', renderHeaderGroup, children: [{ field: 'low' }, { field: 'high' }] },
  {
    groupId: 'Weather',
    renderHeaderGroup,
    children: [{ field: 'rain' }, { field: 'snow' }, { field: 'wind' }],
  },
];

export default function CollapsibleGroups() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        label="Weather stations with collapsible groups"
        rows={stations}
        columns={columns}
        columnGroupingModel={groups}
        hideFooter
      />
    </div>
  );
}
