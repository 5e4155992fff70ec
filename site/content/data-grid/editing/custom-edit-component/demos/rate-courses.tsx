import { useLayoutEffect, useRef } from 'react';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const courses = [
  { id: 1, course: 'Watercolor for beginners', rating: 4 },
  { id: 2, course: 'Wood carving', rating: 5 },
  { id: 3, course: 'Evening yoga', rating: 3 },
];

// #region
function RatingEditor({ id, field, value, hasFocus, row }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const ref = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    if (hasFocus) ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [hasFocus]);

  return (
    <Rating
      ref={ref}
      name={`rating-${id}`}
      aria-label={`Rating of ${row.course}`}
      value={value ?? null}
      onChange={(event, next) => {
        void apiRef.current.setEditCellValue({ id, field, value: next }, event);
      }}
      sx={{ px: 1 }}
    />
  );
}

const columns: GridColDef<(typeof courses)[number]>[] = [
  { field: 'course', headerName: 'Course', flex: 1, minWidth: 170 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 140,
    display: 'flex',
    editable: true,
    renderCell: ({ value }) => <Rating value={value} readOnly />,
    renderEditCell: (params) => <RatingEditor {...params} />,
  },
];
// #endregion

export default function RateCourses() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid label="Courses" rows={courses} columns={columns} hideFooter />
    </div>
  );
}
