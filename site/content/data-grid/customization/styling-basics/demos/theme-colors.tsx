import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { columns, rows } from './data';

function riverTheme(outer: Theme) {
  const { background, primary } = (outer.vars ?? outer).palette;
  const tint = (share: number) =>
    `color-mix(in srgb, ${primary.main} ${share}%, ${background.default})`;

  return createTheme({
    ...outer,
    palette: { ...outer.palette, DataGrid: { headerBg: tint(20), pinnedBg: tint(8) } },
    components: {
      ...outer.components,
      MuiDataGrid: {
        defaultProps: { disableColumnMenu: true },
        styleOverrides: { columnHeaderTitle: { fontWeight: 'bold' } },
      },
    },
  });
}

export default function ThemeColors() {
  return (
    <ThemeProvider theme={riverTheme}>
      <div style={{ height: 318, width: '100%' }}>
        <DataGridPro
          aria-label="River levels with a theme"
          rows={rows}
          columns={columns}
          initialState={{ pinnedColumns: { left: ['station'] } }}
          hideFooter
        />
      </div>
    </ThemeProvider>
  );
}
