import Pagination from '@mui/material/Pagination';
import { arEG, enUS, zhCN } from '@mui/material/locale';
import * as locales from '@mui/material/locale';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { claim, expect, page, show } from '#claims';
import PagedOrders from './demos/paged-orders.tsx';

const all = [
  'MuiAlert',
  'MuiAutocomplete',
  'MuiBreadcrumbs',
  'MuiPagination',
  'MuiRating',
  'MuiTablePagination',
];
/** The locales that translate anything: English is what the components say without one. */
const translations = Object.entries(locales)
  .filter(([name]) => name !== 'enUS')
  .sort(([first], [second]) => first.localeCompare(second));
const leftOut = (name: string) => {
  const [, locale] = translations.find(([key]) => key === name) ?? [];
  return all.filter((component) => !Object.keys(locale?.components ?? {}).includes(component));
};

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
    for (const [, { components = {} }] of translations) {
      const [first, ...others] = Object.keys(components).filter((name) => !all.includes(name));
      expect([first, ...others]).toEqual([undefined]);
    }
    // All but six translate all of them.
    const complete = translations.filter(([name]) => leftOut(name).length === 0);
    expect(complete).toHaveLength(translations.length - 6);
  },
);

claim('Six, such as `zhCN`, leave out Pagination', async () => {
  const without = (component: string) =>
    translations.map(([name]) => name).filter((name) => leftOut(name).includes(component));
  expect(without('MuiPagination')).toEqual(['caES', 'hyAM', 'idID', 'zhCN', 'zhHK', 'zhTW']);
  expect(without('MuiBreadcrumbs')).toEqual(['caES', 'hyAM', 'idID']);
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
