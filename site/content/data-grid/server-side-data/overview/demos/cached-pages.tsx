import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridDataSourceCacheDefault,
  useGridApiRef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { columns, queryParcels } from './server';

const shortCache = new GridDataSourceCacheDefault({ ttl: 10_000 });

export default function CachedPages() {
  const apiRef = useGridApiRef();
  const [cached, setCached] = useState(true);
  const [requests, setRequests] = useState(0);

  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setRequests((count) => count + 1);
        return queryParcels(params);
      },
    }),
    [],
  );
  const refresh = () => {
    apiRef.current?.dataSource.cache.clear();
    apiRef.current?.dataSource.fetchRows();
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <ToggleButtonGroup
          aria-label="Cache"
          size="small"
          exclusive
          value={cached}
          onChange={(_, value: boolean | null) => setCached(value ?? cached)}
        >
          <ToggleButton value={true}>Ten seconds</ToggleButton>
          <ToggleButton value={false}>No cache</ToggleButton>
        </ToggleButtonGroup>
        <Button onClick={refresh}>Refresh</Button>
        <Typography variant="body2" role="status">
          Requests: {requests}
        </Typography>
      </Stack>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid
          label="Cached parcels"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={cached ? shortCache : null}
          initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
          pageSizeOptions={[10, 20]}
        />
      </div>
    </Stack>
  );
}
