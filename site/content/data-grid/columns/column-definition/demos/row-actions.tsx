import { useMemo, useState } from 'react';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import PriorityHigh from '@mui/icons-material/PriorityHigh';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { samples, type Sample } from './data';

export default function RowActions() {
  const [rows, setRows] = useState(samples);

  const columns = useMemo<GridColDef<Sample>[]>(
    () => [
      { field: 'id', headerName: 'Sample', width: 90 },
      { field: 'test', headerName: 'Test', flex: 1, minWidth: 110 },
      { field: 'urgent', headerName: 'Urgent', type: 'boolean', width: 90 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 100,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="urgent"
            icon={<PriorityHigh />}
            label={row.urgent ? `Make ${row.id} routine` : `Make ${row.id} urgent`}
            onClick={() => setRows((all) => all.map((one) => toggled(one, row.id)))}
          />,
          <GridActionsCellItem
            key="discard"
            icon={<DeleteOutlined />}
            label={`Discard ${row.id}`}
            onClick={() => setRows((all) => all.filter((one) => one.id !== row.id))}
            showInMenu
          />,
        ],
      },
    ],
    [],
  );

  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGrid label="Samples with actions" rows={rows} columns={columns} />
    </div>
  );
}

function toggled(sample: Sample, id: string): Sample {
  return sample.id === id ? { ...sample, urgent: !sample.urgent } : sample;
}
