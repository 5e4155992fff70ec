import { DataGridPro, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid-pro';

const courses = [
  { id: 1, code: 'BIO-101', title: 'Cell biology', lectures: 24, labs: 12, room: 'East 204' },
  { id: 2, code: 'CHE-110', title: 'Organic chemistry', lectures: 30, labs: 18, room: 'North 12' },
  { id: 3, code: 'GEO-205', title: 'Maps and surveys', lectures: 16, labs: 20, room: 'East 118' },
  { id: 4, code: 'PHY-120', title: 'Optics', lectures: 28, labs: 14, room: 'North 30' },
];

const columns: GridColDef<(typeof courses)[number]>[] = [
  { field: 'code', headerName: 'Code', width: 120 },
  { field: 'title', headerName: 'Title', width: 170 },
  { field: 'lectures', headerName: 'Lectures', type: 'number', width: 120 },
  { field: 'labs', headerName: 'Labs', type: 'number', width: 110 },
  { field: 'room', headerName: 'Room', width: 130 },
];

const groups: GridColumnGroupingModel = [
  { groupId: 'Course', children: [{ field: 'code' }, { field: 'title' }] },
  {
    groupId: 'Workload',
    freeReordering: true,
    children: [{ field: 'lectures' }, { field: 'labs' }],
  },
];

export default function ReorderInGroups() {
  return (
    <div style={{ width: '100%' }}>
      <DataGridPro
        label="Courses this term"
        rows={courses}
        columns={columns}
        columnGroupingModel={groups}
        hideFooter
      />
    </div>
  );
}
