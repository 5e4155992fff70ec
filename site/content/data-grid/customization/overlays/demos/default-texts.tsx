import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './data';

const localeText = { noResultsOverlayLabel: 'Nothing found. Try another word.' };
const initialState = { filter: { filterModel: { items: [], quickFilterValues: ['piano'] } } };

export default function DefaultTexts() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        label="Search with a custom text"
        rows={rows}
        columns={columns}
        localeText={localeText}
        initialState={initialState}
        showToolbar
        hideFooter
      />
    </div>
  );
}
