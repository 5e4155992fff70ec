import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  gridFilteredTopLevelRowCountSelector,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, rows } from './data';

function SummaryFooter() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const [sorting] = useGridSelector(apiRef, gridSortModelSelector);

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <Typography>
        {count} books, {sorting ? `sorted by ${sorting.field}` : 'not sorted'}
      </Typography>
    </GridFooterContainer>
  );
}

const slots = { footer: SummaryFooter };

export default function StateInSlot() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        label="Books with a summary"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
