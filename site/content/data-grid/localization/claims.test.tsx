import type { ReactNode } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import { deDE, heIL } from '@mui/x-data-grid/locales';
import { claim, expect, page, show, userEvent } from '#claims';
import GermanGrid from './demos/german-grid.tsx';
import OwnTexts from './demos/own-texts.tsx';
import SwitchLanguage from './demos/switch-language.tsx';

const wide = (children: ReactNode) => <div style={{ width: 700 }}>{children}</div>;
const columns = [{ field: 'name' }];

claim('To translate it, import a locale and pass its text as `localeText`:', async () => {
  await show(wide(<GermanGrid />));
  await expect.element(page.getByText('Zeilen pro Seite:')).toBeVisible();
  await expect.element(page.getByRole('gridcell', { name: '38,50 €' })).toBeVisible();
});

claim('Add the locale to your theme to translate every grid.', async () => {
  await show(
    <ThemeProvider theme={createTheme({}, deDE)}>
      <div style={{ height: 300, width: 600 }}>
        <DataGrid rows={[]} columns={columns} />
      </div>
    </ThemeProvider>,
  );
  await expect.element(page.getByText('Keine Einträge')).toBeVisible();
});

claim(
  'If you set `localeText` on a grid, the grid ignores the `localeText` of the theme.',
  async () => {
    await show(
      <ThemeProvider theme={createTheme({}, deDE)}>
        <div style={{ height: 300, width: 600 }}>
          <DataGrid
            rows={[]}
            columns={columns}
            localeText={{ paginationRowsPerPage: 'Zeilen je Seite:' }}
          />
        </div>
      </ThemeProvider>,
    );
    await expect.element(page.getByText('Zeilen je Seite:')).toBeVisible();
    // English again.
    await expect.element(page.getByText('No rows')).toBeVisible();
  },
);

claim('Set only the keys that you want to change. The others keep their default:', async () => {
  await show(wide(<OwnTexts />));
  await page.getByRole('gridcell', { name: 'Blue umbrella' }).click();
  await expect.element(page.getByText('1 item selected')).toBeVisible();
  await expect.element(page.getByText('Rows per page:')).toBeVisible();
});

claim('Change `localeText` at any time. The grid keeps its state:', async () => {
  await show(wide(<SwitchLanguage />));
  await expect.element(page.getByRole('columnheader', { name: /^Salle/ })).toBeVisible();
  await userEvent.click(page.getByRole('columnheader', { name: /^Places/ }));
  const first = () => document.querySelector('[role=row][data-id]')?.getAttribute('data-id');
  await expect.poll(first).toBe('3');
  await page.getByRole('combobox', { name: /^Language/ }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expect.element(page.getByText('Zeilen pro Seite:')).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: /^Saal/ })).toBeVisible();
  expect(first()).toBe('3');
});

claim('Keys that are missing in a locale are shown in English', async () => {
  const localeText = heIL.components.MuiDataGrid.defaultProps.localeText;
  expect(localeText.paginationDisplayedRows).toBeUndefined();
  await show(
    <div style={{ height: 300, width: 600 }}>
      <DataGrid rows={[{ id: 1, name: 'a' }]} columns={columns} localeText={localeText} />
    </div>,
  );
  await expect.element(page.getByText('1–1 of 1')).toBeVisible();
});

claim('Set `ignoreDiacritics` so that “Muller” also finds “Müller”.', async () => {
  const found = () => document.querySelectorAll('[role=row][data-id]').length;
  const grid = (ignoreDiacritics: boolean) => (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid
        rows={[{ id: 1, name: 'Müller' }]}
        columns={columns}
        ignoreDiacritics={ignoreDiacritics}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'name', operator: 'contains', value: 'muller' }] },
          },
        }}
      />
    </div>
  );
  const first = await show(grid(true));
  await expect.poll(found).toBe(1);
  await first.unmount();
  await show(grid(false));
  await expect.element(page.getByText('No results found.')).toBeVisible();
  expect(found()).toBe(0);
});

claim('The grid then mirrors its columns, and the arrow keys follow what people see.', async () => {
  await show(
    <div style={{ height: 300, width: 600 }}>
      <DataGrid rows={[{ id: 1, a: 'x', b: 'y' }]} columns={[{ field: 'a' }, { field: 'b' }]} />
    </div>,
    { direction: 'rtl' },
  );
  const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });
  await cell('x').click();
  expect(cell('x').element().getBoundingClientRect().left).toBeGreaterThan(
    cell('y').element().getBoundingClientRect().left,
  );
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(cell('y')).toHaveFocus();
});
