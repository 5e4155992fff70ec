import { useMemo, useState } from 'react';
import * as locales from '@mui/material/locale';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';

type LocaleName = keyof typeof locales;
const names = Object.keys(locales).filter((name): name is LocaleName => name in locales);

export default function ChooseLanguage() {
  const [name, setName] = useState<LocaleName>('deDE');
  const [page, setPage] = useState(0);
  const [rowsPerPage, setRowsPerPage] = useState(10);
  // #region
  const localized = useMemo(() => (outer: Theme) => createTheme(outer, locales[name]), [name]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Autocomplete
        disableClearable
        options={names}
        value={name}
        onChange={(_event, value) => setName(value)}
        renderInput={(params) => <TextField {...params} label="Locale" />}
        sx={{ maxWidth: 240 }}
      />
      <ThemeProvider theme={localized}>
        <TablePagination
          component="div"
          count={2000}
          rowsPerPage={rowsPerPage}
          page={page}
          onPageChange={(_event, next) => setPage(next)}
          onRowsPerPageChange={(event) => {
            setRowsPerPage(Number(event.target.value));
            setPage(0);
          }}
        />
      </ThemeProvider>
      {/* #endregion */}
    </Stack>
  );
}
