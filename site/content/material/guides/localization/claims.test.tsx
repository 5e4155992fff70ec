import * as locales from '@mui/material/locale';
import Alert from '@mui/material/Alert';
import Pagination from '@mui/material/Pagination';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TablePagination from '@mui/material/TablePagination';
import { claim, expect, page, show } from '#claims';
import ChooseLanguage from './demos/choose-language.tsx';

const table = (
  <TablePagination
    component="div"
    count={80}
    rowsPerPage={10}
    page={0}
    onPageChange={() => undefined}
  />
);

claim('All components inside the `ThemeProvider` then use its text.', async () => {
  await show(<ChooseLanguage />);
  await expect.element(page.getByText('Zeilen pro Seite:')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Zur nächsten Seite' })).toBeVisible();
});

claim('A locale is an object with default props for the six components', () => {
  expect(Object.keys(locales.deDE.components ?? {}).sort()).toEqual([
    'MuiAlert',
    'MuiAutocomplete',
    'MuiBreadcrumbs',
    'MuiPagination',
    'MuiRating',
    'MuiTablePagination',
  ]);
});

claim('Props win over the theme', async () => {
  await show(
    <ThemeProvider theme={createTheme({}, locales.frFR)}>
      <Alert onClose={() => undefined} closeText="Masquer">
        Un
      </Alert>
      <Alert onClose={() => undefined}>Deux</Alert>
    </ThemeProvider>,
  );
  await expect.element(page.getByRole('button', { name: 'Masquer' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Fermer' })).toBeVisible();
});

claim('The arguments are merged deeply: the other French labels of the table stay.', async () => {
  const theme = createTheme({}, locales.frFR, {
    components: { MuiTablePagination: { defaultProps: { labelRowsPerPage: 'Commandes' } } },
  });
  await show(<ThemeProvider theme={theme}>{table}</ThemeProvider>);
  await expect.element(page.getByText('Commandes')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Aller à la page suivante' }))
    .toBeVisible();
});

claim('`zhCN`, `zhHK` and `zhTW` lack `Pagination`.', async () => {
  for (const { components } of [locales.zhCN, locales.zhHK, locales.zhTW]) {
    expect(components).not.toHaveProperty('MuiPagination');
    expect(components).toHaveProperty('MuiBreadcrumbs');
  }
  await show(
    <ThemeProvider theme={createTheme({}, locales.zhCN)}>
      <Pagination count={3} />
    </ThemeProvider>,
  );
  await expect.element(page.getByRole('button', { name: 'Go to next page' })).toBeVisible();
});

claim('The default is American English.', async () => {
  expect(locales.enUS).toEqual({});
  await show(table);
  await expect.element(page.getByText('Rows per page:')).toBeVisible();
});

claim('`caES`, `hyAM` and `idID` lack `Breadcrumbs`, `Pagination` and part of', () => {
  for (const { components } of [locales.caES, locales.hyAM, locales.idID]) {
    expect(components).not.toHaveProperty('MuiBreadcrumbs');
    expect(components).not.toHaveProperty('MuiPagination');
    expect(components?.MuiTablePagination?.defaultProps).not.toHaveProperty('getItemAriaLabel');
  }
  expect(locales.idID.components?.MuiRating?.defaultProps).not.toHaveProperty('emptyLabelText');
  expect(locales.caES.components?.MuiRating?.defaultProps).toHaveProperty('emptyLabelText');
});

claim('have no `labelDisplayedRows`, so “1–10 of 80” stays English', async () => {
  for (const { components } of [locales.azAZ, locales.bgBG, locales.huHU, locales.roRO]) {
    expect(components?.MuiTablePagination?.defaultProps).not.toHaveProperty('labelDisplayedRows');
  }
  await show(<ThemeProvider theme={createTheme({}, locales.huHU)}>{table}</ThemeProvider>);
  await expect.element(page.getByText('1–10 of 80')).toBeVisible();
});
