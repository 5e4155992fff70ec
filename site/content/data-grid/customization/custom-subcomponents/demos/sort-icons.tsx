import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './data';

function UpIcon({ className }: { className?: string }) {
  return <ExpandLessIcon fontSize="small" className={className} />;
}

function DownIcon({ className }: { className?: string }) {
  return <ExpandMoreIcon fontSize="small" className={className} />;
}

const slots = { columnSortedAscendingIcon: UpIcon, columnSortedDescendingIcon: DownIcon };
const initialState = { sorting: { sortModel: [{ field: 'animal', sort: 'asc' as const }] } };

export default function SortIcons() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Visits with other icons"
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
