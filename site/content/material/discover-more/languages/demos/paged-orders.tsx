import { useMemo, useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import { deDE, enUS, frFR, jaJP, zhCN } from '@mui/material/locale';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const languages = [
  { name: 'English', locale: enUS },
  { name: 'Deutsch', locale: deDE },
  { name: 'Français', locale: frFR },
  { name: '日本語', locale: jaJP },
  { name: '简体中文', locale: zhCN },
];

export default function PagedOrders() {
  const [language, setLanguage] = useState(1);
  const [page, setPage] = useState(2);
  // #region
  const theme = useMemo(
    () => (outer: Theme) => createTheme(outer, languages[language]?.locale ?? enUS),
    [language],
  );
  // #endregion

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <TextField
        select
        label="Language"
        value={language}
        onChange={(event) => setLanguage(Number(event.target.value))}
      >
        {languages.map(({ name }, index) => (
          <MenuItem key={name} value={index}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <ThemeProvider theme={theme}>
        <TablePagination
          component="div"
          count={240}
          page={page}
          rowsPerPage={10}
          rowsPerPageOptions={[10]}
          onPageChange={(_event, next) => setPage(next)}
        />
      </ThemeProvider>
    </Stack>
  );
}
