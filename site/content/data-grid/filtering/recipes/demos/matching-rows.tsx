import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, trips } from './data';

// #region
function MatchCount() {
  const apiRef = useGridApiContext();
  const matching = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const all = useGridSelector(apiRef, gridRowCountSelector);

  return (
    <Typography variant="body2" role="status" sx={{ p: 1.5 }}>
      {matching} of {all} trips match
    </Typography>
  );
}

const slots = { footer: MatchCount };
// #endregion

export default function MatchingRows() {
  return (
    <div style={{ height: 362, width: '100%' }}>
      <DataGrid
        label="Trips with a count"
        rows={trips}
        columns={columns}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
