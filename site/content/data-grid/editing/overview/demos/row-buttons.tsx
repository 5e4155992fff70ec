import { useMemo, useState } from 'react';
import Close from '@mui/icons-material/Close';
import Edit from '@mui/icons-material/Edit';
import Save from '@mui/icons-material/Save';
import {
  DataGrid,
  GridActionsCellItem,
  GridRowModes,
  type GridColDef,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { forms, medicines, type Medicine } from './data';

export default function RowButtons() {
  const [modes, setModes] = useState<GridRowModesModel>({});

  const columns = useMemo<GridColDef<Medicine>[]>(
    () => [
      { field: 'name', headerName: 'Medicine', flex: 1, minWidth: 130, editable: true },
      {
        field: 'form',
        headerName: 'Form',
        type: 'singleSelect',
        valueOptions: forms,
        width: 130,
        editable: true,
      },
      { field: 'packs', headerName: 'Packs', type: 'number', width: 100, editable: true },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 100,
        getActions: ({ id, row: { name } }) => {
          const set = (mode: GridRowModesModel[string]) =>
            setModes((all) => ({ ...all, [id]: mode }));
          const view = GridRowModes.View;
          const save = () => set({ mode: view });
          const cancel = () => set({ mode: view, ignoreModifications: true });
          const edit = () => set({ mode: GridRowModes.Edit });
          return modes[id]?.mode === GridRowModes.Edit
            ? [
                <GridActionsCellItem
                  key="s"
                  icon={<Save />}
                  label={`Save ${name}`}
                  onClick={save}
                />,
                <GridActionsCellItem key="c" icon={<Close />} label="Cancel" onClick={cancel} />,
              ]
            : [
                <GridActionsCellItem
                  key="e"
                  icon={<Edit />}
                  label={`Edit ${name}`}
                  onClick={edit}
                />,
              ];
        },
      },
    ],
    [modes],
  );

  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        label="Stock, edited row by row"
        rows={medicines}
        columns={columns}
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={setModes}
        hideFooter
      />
    </div>
  );
}
