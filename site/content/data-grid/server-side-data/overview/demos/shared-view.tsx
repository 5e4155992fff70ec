import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { readAddress, writeAddress, type View } from './address';
import { columns, queryParcels } from './server';

const dataSource: GridDataSource = { getRows: (params) => queryParcels(params) };
const links = {
  'Parcels to Lyon': '?filter=city:contains:Lyon',
  'Heaviest first': '?sort=kilos:desc&page=2',
};

function saveFile(name: string, lines: string[]) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([lines.join('\r\n')], { type: 'text/csv' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export default function SharedView() {
  // With a router, its search parameters take the place of this state.
  const [view, setView] = useState<View>(() => readAddress(''));
  const [exported, setExported] = useState('');
  const change = (part: Partial<View>) => setView((current) => ({ ...current, ...part }));

  const exportAll = async () => {
    const { rows, rowCount = 0 } = await queryParcels({ ...view, start: 0, end: Infinity });
    const cells = rows.map((row) => columns.map(({ field }) => `"${row[field]}"`).join());
    saveFile('parcels.csv', [columns.map(({ headerName }) => headerName).join(), ...cells]);
    setExported(`${rowCount} parcels exported.`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {Object.entries(links).map(([name, search]) => (
          <Button key={name} onClick={() => setView(readAddress(search))}>
            {name}
          </Button>
        ))}
        <Button variant="outlined" onClick={() => void exportAll()}>
          Export all
        </Button>
      </Stack>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        Address: <code>/parcels{writeAddress(view)}</code>
      </Typography>
      <div style={{ height: 422 }}>
        <DataGrid
          label="Parcels"
          columns={columns}
          dataSource={dataSource}
          pageSizeOptions={[10]}
          filterModel={view.filterModel}
          onFilterModelChange={(filterModel) => change({ filterModel })}
          sortModel={view.sortModel}
          onSortModelChange={(sortModel) => change({ sortModel })}
          paginationModel={view.paginationModel}
          onPaginationModelChange={(paginationModel) => change({ paginationModel })}
        />
      </div>
      <Typography variant="body2" role="status">
        {exported}
      </Typography>
    </Stack>
  );
}
