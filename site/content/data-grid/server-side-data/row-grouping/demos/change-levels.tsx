import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridDataSource,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns, queryBookings } from './server';

const dataSource: GridDataSource = {
  getRows: (params) => queryBookings(params),
  getGroupKey: (row) => row.group ?? row.id,
  getChildrenCount: (row) => row.size,
};

export default function ChangeLevels() {
  const [model, setModel] = useState(['country', 'city']);
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({ apiRef, rowGroupingModel: model });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Group by"
        size="small"
        value={model}
        onChange={(_, fields: string[]) => setModel(fields)}
      >
        <ToggleButton value="country">Country</ToggleButton>
        <ToggleButton value="city">City</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 318, width: '100%' }}>
        <DataGridPremium
          label="Bookings with changing groups"
          apiRef={apiRef}
          initialState={initialState}
          columns={columns}
          dataSource={dataSource}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          rowGroupingColumnMode="multiple"
          hideFooter
        />
      </div>
    </Stack>
  );
}
