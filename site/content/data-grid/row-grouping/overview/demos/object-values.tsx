import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { visits } from './data';

interface Doctor {
  name: string;
  phone: string;
}

const appointments = visits.map(({ doctor, ...visit }) => ({
  ...visit,
  doctor: { name: doctor, phone: `ext. ${200 + doctor.length}` },
}));

const columns: GridColDef<(typeof appointments)[number]>[] = [
  // #region
  {
    field: 'doctor',
    headerName: 'Doctor',
    width: 160,
    groupingValueGetter: (doctor: Doctor) => doctor.name,
    valueGetter: (doctor?: Doctor) => doctor && `${doctor.name} (${doctor.phone})`,
  },
  // #endregion
  { field: 'patient', headerName: 'Patient', width: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

const initialState = { rowGrouping: { model: ['doctor'] } };

export default function ObjectValues() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        label="Appointments by doctor"
        rows={appointments}
        columns={columns}
        initialState={initialState}
        groupingColDef={{ width: 180 }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
