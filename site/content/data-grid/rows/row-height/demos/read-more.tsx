import { useState } from 'react';
import Link from '@mui/material/Link';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { columns, reviews, type Review } from './data';

function ExpandableText({ row, tabIndex }: GridRenderCellParams<Review>) {
  const [open, setOpen] = useState(false);
  const long = row.text.length > 60;
  return (
    <>
      {open || !long ? row.text : `${row.text.slice(0, 60)}… `}{' '}
      {long && (
        <Link
          component="button"
          type="button"
          aria-expanded={open}
          aria-label={`${open ? 'Show less' : 'Read more'} of the review by ${row.guest}`}
          tabIndex={tabIndex}
          onKeyDown={(event) => {
            // Otherwise the grid moves down instead.
            if (event.key === ' ') event.stopPropagation();
          }}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : 'Read more'}
        </Link>
      )}
    </>
  );
}

const expandableColumns: GridColDef<Review>[] = columns.map((column) =>
  column.field === 'text'
    ? { ...column, renderCell: (params) => <ExpandableText {...params} /> }
    : column,
);

const getRowHeight = (): 'auto' => 'auto';

export default function ReadMore() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        label="Reviews to expand"
        rows={reviews}
        columns={expandableColumns}
        getRowHeight={getRowHeight}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1.5 } }}
        hideFooter
      />
    </div>
  );
}
