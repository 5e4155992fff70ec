import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef, type GridDataSource } from '@mui/x-data-grid-pro';
import { columns, queryReadings } from './server';

const dataSource: GridDataSource = {
  getRows: async (params) => ({ rows: (await queryReadings(params)).rows }),
};

export default function LateCount() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => apiRef.current?.setRowCount(1000)}>Count: 1,000</Button>
        <Button onClick={() => apiRef.current?.setRowCount(-1)}>Count unknown</Button>
      </Stack>
      <div style={{ height: 370, width: '100%' }}>
        <DataGridPro
          label="Readings with a late count"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
