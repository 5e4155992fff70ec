import Box from '@mui/material/Box';
import { DataGridPro, useGridApiRef, type GridRowParams } from '@mui/x-data-grid-pro';
import { columns, loans, type Loan } from './data';

const getDetailPanelContent = ({ row }: GridRowParams<Loan>) => (
  <Box sx={{ p: 2 }}>
    “{row.title}” goes back to shelf {row.shelf}.
  </Box>
);
const getDetailPanelHeight = (): 'auto' => 'auto';

export default function ToggleOnClick() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <DataGridPro
        label="Loans with details"
        apiRef={apiRef}
        rows={loans}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        onRowClick={({ id }) => apiRef.current?.toggleDetailPanel(id)}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
