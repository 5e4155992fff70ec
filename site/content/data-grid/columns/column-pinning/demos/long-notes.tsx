import { DataGridPro, gridClasses, type GridColDef } from '@mui/x-data-grid-pro';

const inspections = [
  {
    id: 1,
    meter: 'EL-0417',
    date: '2026-02-11',
    inspector: 'Hanna Weiss',
    note: 'Seal intact. The display flickers when the heating pump starts, so we replaced the fuse.',
  },
  { id: 2, meter: 'EL-0418', date: '2026-02-11', inspector: 'Hanna Weiss', note: 'No defects.' },
  {
    id: 3,
    meter: 'EL-0522',
    date: '2026-02-13',
    inspector: 'Omar Said',
    note: 'Cable duct open behind the saw bench. Closed for now, but it needs a new cover before the next inspection in May.',
  },
];

const columns: GridColDef<(typeof inspections)[number]>[] = [
  { field: 'meter', headerName: 'Meter', width: 100 },
  { field: 'date', headerName: 'Date', width: 140 },
  { field: 'inspector', headerName: 'Inspector', width: 180 },
  { field: 'note', headerName: 'Note', width: 420 },
];

const getRowHeight = (): 'auto' => 'auto';

export default function LongNotes() {
  return (
    <div style={{ width: '100%' }}>
      <DataGridPro
        label="Meter inspections"
        rows={inspections}
        columns={columns}
        getRowHeight={getRowHeight}
        initialState={{ pinnedColumns: { left: ['meter'] } }}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
        hideFooter
      />
    </div>
  );
}
