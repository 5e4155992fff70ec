import { useMemo, useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE, enUS, frFR, jaJP } from '@mui/x-data-grid/locales';
import { halls, type Hall } from './data';

const english = { locale: enUS, title: 'Concert halls', name: 'Hall', seats: 'Seats' };
const languages = new Map([
  ['English', english],
  ['Deutsch', { locale: deDE, title: 'Konzertsäle', name: 'Saal', seats: 'Plätze' }],
  ['Français', { locale: frFR, title: 'Salles de concert', name: 'Salle', seats: 'Places' }],
  ['日本語', { locale: jaJP, title: 'コンサートホール', name: 'ホール', seats: '座席数' }],
]);

export default function SwitchLanguage() {
  const [language, setLanguage] = useState('Français');
  const { locale, title, name, seats } = languages.get(language) ?? english;
  const columns = useMemo<GridColDef<Hall>[]>(
    () => [
      { field: 'name', headerName: name, flex: 1, minWidth: 130 },
      { field: 'seats', headerName: seats, type: 'number', width: 120 },
    ],
    [name, seats],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <TextField
        select
        size="small"
        label="Language"
        value={language}
        onChange={(event) => setLanguage(event.target.value)}
        sx={{ minWidth: 160 }}
      >
        {[...languages.keys()].map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid
          label={title}
          rows={halls}
          columns={columns}
          localeText={locale.components.MuiDataGrid.defaultProps.localeText}
          showToolbar
        />
      </div>
    </Stack>
  );
}
