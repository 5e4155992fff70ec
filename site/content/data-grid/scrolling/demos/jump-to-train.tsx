import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridRowId,
} from '@mui/x-data-grid';
import { columns, stops } from './data';

export default function JumpToTrain() {
  const apiRef = useGridApiRef();

  const showRow = (id: GridRowId) => {
    // The index in the order users see, not in the `rows` array.
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    if (rowIndex >= 0) {
      apiRef.current?.scrollToIndexes({ rowIndex });
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => showRow(1)}>First train</Button>
        <Button onClick={() => showRow(37)}>Noon train</Button>
        <Button onClick={() => showRow(97)}>Last train</Button>
      </Stack>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid label="Train stops" apiRef={apiRef} rows={stops} columns={columns} hideFooter />
      </div>
    </Stack>
  );
}
