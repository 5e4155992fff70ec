import { useImperativeHandle, useRef } from 'react';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { recipes, type Recipe } from './data';

// #region
function RatingInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useImperativeHandle(focusElementRef, () => ({
    focus: () => ref.current?.querySelector('input')?.focus(),
  }));

  return (
    <Rating
      ref={ref}
      aria-label="At least this rating"
      name="rating-filter"
      value={Number(item.value ?? 0)}
      onChange={(_event, value) => applyValue({ ...item, value })}
      sx={{ alignSelf: 'end', py: 1 }}
    />
  );
}

const atLeast: GridFilterOperator<Recipe, number> = {
  label: 'at least',
  value: 'atLeast',
  getApplyFilterFn: ({ value }) => (value ? (rating) => rating >= Number(value) : null),
  InputComponent: RatingInput,
};
// #endregion

const columns: GridColDef<Recipe>[] = [
  { field: 'name', headerName: 'Recipe', flex: 1, minWidth: 150, filterable: false },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 160,
    display: 'flex',
    renderCell: ({ value }) => <Rating value={value} readOnly />,
    filterOperators: [atLeast],
  },
];

export default function RatingFilter() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid label="Recipes by rating" rows={recipes} columns={columns} showToolbar hideFooter />
    </div>
  );
}
