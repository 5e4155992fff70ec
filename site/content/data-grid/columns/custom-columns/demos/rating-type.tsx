import { useLayoutEffect, useRef } from 'react';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridColTypeDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { boats, type Boat } from './data';

function RatingEditCell(params: GridRenderEditCellParams<Boat, number>) {
  const { id, field, value, row, hasFocus } = params;
  const apiRef = useGridApiContext();
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (hasFocus) ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [hasFocus]);

  return (
    <Rating
      ref={ref}
      name={`${field}-${id}`}
      aria-label={`Condition of ${row.name}`}
      value={value ?? null}
      onChange={(_event, stars) => apiRef.current.setEditCellValue({ id, field, value: stars })}
      sx={{ mx: 1 }}
    />
  );
}

const ratingColumn: GridColTypeDef<number> = {
  type: 'number',
  align: 'left',
  headerAlign: 'left',
  display: 'flex',
  width: 150,
  renderCell: ({ value = 0 }) => <Rating value={value} readOnly />,
  renderEditCell: (params) => <RatingEditCell {...params} />,
};

const columns: GridColDef<Boat>[] = [
  { field: 'name', headerName: 'Boat', flex: 1, minWidth: 110 },
  { ...ratingColumn, field: 'condition', headerName: 'Condition', editable: true },
];

export default function RatingType() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid label="Boats and their condition" rows={boats} columns={columns} hideFooter />
    </div>
  );
}
