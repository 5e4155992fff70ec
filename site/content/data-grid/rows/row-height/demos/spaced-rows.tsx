import { DataGrid, gridClasses, type GridRowSpacingParams } from '@mui/x-data-grid';
import { columns, reviews } from './data';

const getRowSpacing = ({ isFirstVisible, isLastVisible }: GridRowSpacingParams) => ({
  top: isFirstVisible ? 0 : 4,
  bottom: isLastVisible ? 0 : 4,
});

export default function SpacedRows() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        label="Reviews with space between rows"
        rows={reviews}
        columns={columns}
        getRowSpacing={getRowSpacing}
        sx={{ [`& .${gridClasses.row}`]: { bgcolor: 'action.hover' } }}
        hideFooter
      />
    </div>
  );
}
