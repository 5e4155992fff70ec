import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns, reviews } from './data';

const manyReviews = Array.from({ length: 25 }, (_, round) =>
  reviews.map((review) => ({ ...review, id: round * reviews.length + review.id })),
).flat();

const getRowHeight = (): 'auto' => 'auto';
const getEstimatedRowHeight = () => 80;

export default function EstimatedHeights() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        label="A hundred reviews"
        rows={manyReviews}
        columns={columns}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
        hideFooter
      />
    </div>
  );
}
