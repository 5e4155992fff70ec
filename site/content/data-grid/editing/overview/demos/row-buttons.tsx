import { createContext, useContext, useState } from 'react';
import Close from '@mui/icons-material/Close';
import Edit from '@mui/icons-material/Edit';
import Save from '@mui/icons-material/Save';
import IconButton from '@mui/material/IconButton';
import {
  DataGrid,
  GridRowModes,
  useGridApiContext,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { medicines, type Medicine } from './data';

// #region
const Modes = createContext<GridRowModesModel>({});

function RowActions({ id, row, tabIndex }: GridRenderCellParams<Medicine>) {
  const api = useGridApiContext().current;
  const editing = useContext(Modes)[id]?.mode === GridRowModes.Edit;
  const actions = editing
    ? [
        { Icon: Save, name: 'Save', run: () => api.stopRowEditMode({ id }) },
        {
          Icon: Close,
          name: 'Cancel',
          run: () => api.stopRowEditMode({ id, ignoreModifications: true }),
        },
      ]
    : [
        {
          Icon: Edit,
          name: 'Edit',
          run: () => api.startRowEditMode({ id, fieldToFocus: 'name' }),
        },
      ];

  return actions.map(({ Icon, name, run }) => (
    <IconButton
      key={name}
      aria-label={`${name} ${row.name}`}
      tabIndex={tabIndex}
      onKeyDown={(event) => {
        // Otherwise the grid moves down instead.
        if (event.key === ' ') event.stopPropagation();
      }}
      onClick={run}
    >
      <Icon fontSize="small" />
    </IconButton>
  ));
}

const columns: GridColDef<Medicine>[] = [
  { field: 'name', headerName: 'Medicine', flex: 1, minWidth: 130, editable: true },
  { field: 'packs', headerName: 'Packs', type: 'number', width: 100, editable: true },
  {
    field: 'actions',
    headerName: 'Actions',
    width: 110,
    sortable: false,
    renderCell: (params) => <RowActions {...params} />,
  },
];

export default function RowButtons() {
  const [rows, setRows] = useState(medicines);
  const [modes, setModes] = useState<GridRowModesModel>({});

  function processRowUpdate(edited: Medicine) {
    setRows((all) => all.map((row) => (row.id === edited.id ? edited : row)));
    return edited;
  }

  return (
    <Modes.Provider value={modes}>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid
          label="Stock, edited row by row"
          rows={rows}
          columns={columns}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </div>
    </Modes.Provider>
  );
}
// #endregion
