import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, seeds } from './data';

export default function SeedCatalog() {
  return (
    <div style={{ height: 374, width: '100%' }}>
      <DataGridPro label="Seed catalog" rows={seeds} columns={columns} headerFilters hideFooter />
    </div>
  );
}
