import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns, reviews } from './data';

const getRowHeight = (): 'auto' => 'auto';

export default function Reviews() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        label="Restaurant reviews"
        rows={reviews}
        columns={columns}
        getRowHeight={getRowHeight}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
        hideFooter
      />
    </div>
  );
}
