import { useEffect, useState } from 'react';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { columns, searchDiscs, type Disc } from './data';

const noDiscs: Disc[] = [];

export default function RecordSearch() {
  // #region
  const [filterModel, setFilterModel] = useState<GridFilterModel>({ items: [] });
  const [answer, setAnswer] = useState<{ model: GridFilterModel; rows: Disc[] }>();

  useEffect(() => {
    let latest = true;
    void searchDiscs(filterModel).then((rows) => {
      if (latest) setAnswer({ model: filterModel, rows });
    });
    return () => {
      latest = false;
    };
  }, [filterModel]);
  // #endregion

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Records"
        rows={answer?.rows ?? noDiscs}
        columns={columns}
        loading={answer?.model !== filterModel}
        filterMode="server"
        filterDebounceMs={300}
        onFilterModelChange={setFilterModel}
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
      />
    </div>
  );
}
