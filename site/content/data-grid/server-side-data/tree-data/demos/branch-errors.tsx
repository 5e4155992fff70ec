import { useMemo, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, GridGetRowsError, type GridDataSource } from '@mui/x-data-grid-pro';
import { columns, queryPlaces } from './server';

const groupingColDef = { headerName: 'Place', flex: 1, minWidth: 200 };

export default function BranchErrors() {
  const broken = useRef(true);
  const [message, setMessage] = useState('Expand a museum.');

  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        if (broken.current && params.groupKeys?.length) {
          throw new Error('The archive is closed.');
        }
        return queryPlaces(params);
      },
      getGroupKey: (row) => row.name,
      getChildrenCount: (row) => row.inside,
    }),
    [],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch defaultChecked onChange={(event) => (broken.current = event.target.checked)} />
        }
        label="Requests for children fail"
      />
      <Alert severity="info">{message}</Alert>
      <div style={{ height: 318, width: '100%' }}>
        <DataGridPro
          label="Museums with errors"
          treeData
          columns={columns}
          dataSource={dataSource}
          groupingColDef={groupingColDef}
          onDataSourceError={(error) => {
            if (error instanceof GridGetRowsError) {
              const { groupKeys = [] } = { groupKeys: [], ...error.params };
              setMessage(`${groupKeys.join(' / ')}: ${error.message}`);
            }
          }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
