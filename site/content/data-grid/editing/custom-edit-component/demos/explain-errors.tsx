import { useId } from 'react';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const rooms = [
  { id: 1, room: 'Seminar room', seats: 24 },
  { id: 2, room: 'Auditorium', seats: 180 },
  { id: 3, room: 'Library', seats: 40 },
];

// #region
function SeatsEditor({ error, ...params }: GridRenderEditCellParams) {
  const id = useId();
  return (
    <Tooltip open={Boolean(error)} title={<span id={id}>{error}</span>} placement="top">
      <div>
        <GridEditInputCell
          {...params}
          error={Boolean(error)}
          slotProps={{
            root: { slotProps: { htmlInput: { 'aria-describedby': error ? id : undefined } } },
          }}
        />
      </div>
    </Tooltip>
  );
}

const columns: GridColDef<(typeof rooms)[number]>[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 130 },
  {
    field: 'seats',
    headerName: 'Seats',
    type: 'number',
    width: 120,
    editable: true,
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: Number(props.value) > 200 ? 'Fire safety allows at most 200 seats.' : false,
    }),
    renderEditCell: (params) => <SeatsEditor {...params} />,
  },
];
// #endregion

export default function ExplainErrors() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid label="Rooms" rows={rooms} columns={columns} hideFooter />
    </div>
  );
}
