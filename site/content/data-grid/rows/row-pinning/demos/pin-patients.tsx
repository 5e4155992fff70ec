import { useMemo, useState } from 'react';
import PushPinIcon from '@mui/icons-material/PushPin';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';

const weights = [14, 5, 2, 21, 4, 3, 9];
const patients = ['Bruno', 'Mila', 'Otis', 'Pepper', 'Ruby', 'Sam', 'Tilly'].map((name, id) => ({
  id,
  name,
  animal: ['Dog', 'Cat', 'Rabbit'][id % 3],
  weight: weights[id],
}));

export default function PinPatients() {
  const [pinned, setPinned] = useState<GridRowId[]>([1]);

  // #region
  const rows = useMemo(() => patients.filter(({ id }) => !pinned.includes(id)), [pinned]);
  const pinnedRows = useMemo(
    () => ({ top: patients.filter(({ id }) => pinned.includes(id)) }),
    [pinned],
  );
  // #endregion

  const columns = useMemo<GridColDef<(typeof patients)[number]>[]>(
    () => [
      {
        field: 'pin',
        type: 'actions',
        headerName: 'Pin',
        width: 60,
        getActions: ({ id, row }) => {
          const isPinned = pinned.includes(id);
          return [
            <GridActionsCellItem
              key="pin"
              icon={<PushPinIcon color={isPinned ? 'primary' : 'action'} />}
              label={`${isPinned ? 'Unpin' : 'Pin'} ${row.name}`}
              onClick={() =>
                setPinned(isPinned ? pinned.filter((other) => other !== id) : [...pinned, id])
              }
            />,
          ];
        },
      },
      { field: 'name', headerName: 'Name', flex: 1, minWidth: 110 },
      { field: 'animal', headerName: 'Animal', width: 110 },
      { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
    ],
    [pinned],
  );

  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPro
        label="Patients today"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </div>
  );
}
