import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, rows } from './data';

function FeeFooter() {
  const apiRef = useGridApiContext();
  const visits = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = visits.reduce((sum, visit) => sum + visit.model.fee, 0);

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <Typography>{visits.length} visits</Typography>
      <Typography>Fees: ${total}</Typography>
    </GridFooterContainer>
  );
}

const slots = { footer: FeeFooter };

export default function ClinicFooter() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGrid label="Visits" rows={rows} columns={columns} slots={slots} showToolbar />
    </div>
  );
}
