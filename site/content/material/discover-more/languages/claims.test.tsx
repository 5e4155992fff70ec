import Pagination from '@mui/material/Pagination';
import { arEG, deDE, enUS, zhCN } from '@mui/material/locale';
import * as locales from '@mui/material/locale';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { claim, expect, page, show } from '#claims';
import PagedOrders from './demos/paged-orders.tsx';

claim('`@mui/material/locale` has 59 locales, English included.', () => {
  expect(Object.keys(locales)).toHaveLength(59);
  expect(Object.keys(locales)).toContain('enUS');
});

claim('Merge one into your theme', async () => {
  await show(<PagedOrders />);
  await expect.element(page.getByText('21–30 von 240')).toBeVisible();
  await page.getByRole('button', { name: 'Zur nächsten Seite' }).click();
  await expect.element(page.getByText('31–40 von 240')).toBeVisible();
  await page.getByRole('combobox', { name: /Language/ }).click();
  await page.getByRole('option', { name: '简体中文' }).click();
  await expect.element(page.getByRole('button', { name: '下一页' })).toBeVisible();
});

claim(
  'A locale translates these components: Alert, Autocomplete, Breadcrumbs, Pagination, Rating and TablePagination.',
  () => {
    expect(Object.keys(deDE.components ?? {}).sort()).toEqual([
      'MuiAlert',
      'MuiAutocomplete',
      'MuiBreadcrumbs',
      'MuiPagination',
      'MuiRating',
      'MuiTablePagination',
    ]);
  },
);

claim('A few, such as `zhCN`, leave out Pagination, which then stays in English', async () => {
  await show(
    <ThemeProvider theme={createTheme({}, zhCN)}>
      <Pagination count={3} />
    </ThemeProvider>,
  );
  await expect.element(page.getByRole('button', { name: 'Go to next page' })).toBeVisible();
});

claim('It is in English by default.', async () => {
  await show(<Pagination count={3} />);
  await expect.element(page.getByRole('button', { name: 'Go to next page' })).toBeVisible();
  expect(Object.keys(enUS)).toEqual([]);
});

claim(
  'A locale such as `arEG` translates text only: it does not change the direction.',
  async () => {
    const theme = createTheme({}, arEG);
    expect(theme.direction).toBe('ltr');
    await show(
      <ThemeProvider theme={theme}>
        <Pagination count={3} />
      </ThemeProvider>,
    );
    expect(page.getByRole('button', { name: 'Go to next page' }).elements()).toHaveLength(0);
  },
);
