import Button from '@mui/material/Button';
import { DataGridPremium, PivotPanelTrigger, Toolbar } from '@mui/x-data-grid-premium';
import { columns, pivotModel, rows } from './data';

// #region
function CourseToolbar() {
  return (
    <Toolbar>
      <PivotPanelTrigger
        render={(props, state) => (
          <Button {...props} variant={state.active ? 'contained' : 'outlined'}>
            Pivot
          </Button>
        )}
      />
    </Toolbar>
  );
}
// #endregion

const slots = { toolbar: CourseToolbar };
const initialState = { pivoting: { model: pivotModel } };

export default function CoursePivot() {
  return (
    <div style={{ height: 474, width: '100%' }}>
      <DataGridPremium
        label="Course enrollments"
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={initialState}
        showToolbar
        hideFooter
      />
    </div>
  );
}
