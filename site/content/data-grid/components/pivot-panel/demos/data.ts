import type { GridColDef, GridPivotModel } from '@mui/x-data-grid-premium';

/** Students who signed up for a course. */
export interface Enrollment {
  id: number;
  subject: string;
  term: string;
  teacher: string;
  students: number;
}

/** Enrollments of the demos. */
export const rows: Enrollment[] = [
  { id: 1, subject: 'Pottery', term: 'Spring', teacher: 'Okafor', students: 14 },
  { id: 2, subject: 'Pottery', term: 'Fall', teacher: 'Okafor', students: 11 },
  { id: 3, subject: 'Spanish', term: 'Spring', teacher: 'Reyes', students: 23 },
  { id: 4, subject: 'Spanish', term: 'Fall', teacher: 'Lindqvist', students: 19 },
  { id: 5, subject: 'Chess', term: 'Spring', teacher: 'Tanaka', students: 9 },
  { id: 6, subject: 'Chess', term: 'Fall', teacher: 'Tanaka', students: 16 },
];

/** Columns of the demos. */
export const columns: GridColDef<Enrollment>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 110 },
  { field: 'term', headerName: 'Term', width: 100 },
  { field: 'teacher', headerName: 'Teacher', width: 110 },
  { field: 'students', headerName: 'Students', type: 'number', width: 100 },
];

/** Students by subject and term. */
export const pivotModel: GridPivotModel = {
  rows: [{ field: 'subject' }],
  columns: [{ field: 'term' }],
  values: [{ field: 'students', aggFunc: 'sum' }],
};
