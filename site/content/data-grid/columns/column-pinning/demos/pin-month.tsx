import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, GridPinnedColumnPosition, useGridApiRef } from '@mui/x-data-grid-pro';
import { columns, readings } from './data';

const initialState = { pinnedColumns: { left: ['meter'] } };

export default function PinMonth() {
  const apiRef = useGridApiRef();

  const toggleJune = () => {
    if (apiRef.current?.isColumnPinned('jun')) {
      apiRef.current.unpinColumn('jun');
    } else {
      apiRef.current?.pinColumn('jun', GridPinnedColumnPosition.LEFT);
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button onClick={toggleJune}>Pin or unpin June</Button>
        <Button onClick={() => apiRef.current?.setPinnedColumns({})}>Unpin all columns</Button>
      </Stack>
      <DataGridPro
        label="Electricity meters to compare (kWh)"
        apiRef={apiRef}
        rows={readings}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </Stack>
  );
}
