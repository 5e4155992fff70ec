import type { ReactNode } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  DataGrid,
  GRID_DEFAULT_LOCALE_TEXT,
  useGridApiContext,
  type GridApi,
  type GridLocaleText,
} from '@mui/x-data-grid';
import * as locales from '@mui/x-data-grid/locales';
import { claim, expect, page, show, userEvent } from '#claims';
import GermanGrid from './demos/german-grid.tsx';
import OwnTexts from './demos/own-texts.tsx';
import SwitchLanguage from './demos/switch-language.tsx';

const wide = (children: ReactNode) => <div style={{ width: 700 }}>{children}</div>;
const columns = [{ field: 'name' }];
const { deDE, heIL } = locales;

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

claim('In this version, only `enUS` has all keys.', () => {
  const keys = Object.keys(GRID_DEFAULT_LOCALE_TEXT);
  const complete = Object.entries(locales).filter(([, { components }]) => {
    const found = new Set(Object.keys(components.MuiDataGrid.defaultProps.localeText));
    return keys.every((key) => found.has(key));
  });
  expect(complete.map(([name]) => name)).toEqual(['enUS']);
});

claim(
  'Most locales lack the labels of pivoting, of the AI Assistant and of the page range (“1–100 of 240”).',
  () => {
    const all = Object.values(locales).map(
      ({ components }) => components.MuiDataGrid.defaultProps.localeText,
    );
    const keys: (keyof GridLocaleText)[] = [
      'pivotRows',
      'aiAssistantPanelTitle',
      'paginationDisplayedRows',
    ];
    for (const key of keys) {
      const lacking = all.filter((localeText) => localeText[key] === undefined);
      expect(lacking.length, key).toBeGreaterThan(all.length / 2);
    }
  },
);

claim(
  "get `apiRef` from `useGridApiContext()` and read a key with `apiRef.current.getLocaleText('noRowsLabel')`.",
  async () => {
    const Footer = () => {
      const apiRef = useGridApiContext();
      return <p role="note">{apiRef.current.getLocaleText('noRowsLabel')}</p>;
    };
    const slots = { footer: Footer };
    await show(
      <div style={{ height: 300, width: 600 }}>
        <DataGrid
          rows={[{ id: 1, name: 'a' }]}
          columns={columns}
          slots={slots}
          localeText={{ noRowsLabel: 'Nothing found' }}
        />
      </div>,
    );
    await expect.element(page.getByRole('note')).toHaveTextContent('Nothing found');
  },
);

claim(
  'The locale does not format values. Columns of type `number`, `date` and `dateTime` use the language of the browser.',
  async () => {
    const day = new Date(2026, 2, 9, 14, 30);
    await show(
      <div style={{ height: 300, width: 700 }}>
        <DataGrid
          rows={[{ id: 1, seats: 12_345.5, day, start: day }]}
          columns={[
            { field: 'seats', type: 'number', width: 150 },
            { field: 'day', type: 'date', width: 150 },
            { field: 'start', type: 'dateTime', width: 250 },
          ]}
          localeText={deDE.components.MuiDataGrid.defaultProps.localeText}
        />
      </div>,
    );
    const cell = (field: string) =>
      document.querySelector(`[role=gridcell][data-field=${field}]`)?.textContent;
    await expect.poll(() => cell('seats')).toBe(new Intl.NumberFormat().format(12_345.5));
    expect(cell('day')).toBe(new Intl.DateTimeFormat().format(day));
    expect(cell('start')).toBe(day.toLocaleString());
    expect(cell('seats')).not.toBe(new Intl.NumberFormat('de-DE').format(12_345.5));
  },
);

claim(
  'The date inputs of edit cells and of the filter panel are native: the browser decides their format, even with a `valueFormatter`.',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    await show(
      <div style={{ height: 300, width: 600 }}>
        <DataGrid
          apiRef={apiRef}
          rows={[{ id: 1, day: new Date(2026, 2, 9) }]}
          columns={[
            {
              field: 'day',
              type: 'date',
              width: 200,
              editable: true,
              valueFormatter: () => 'Monday',
            },
          ]}
        />
      </div>,
    );
    await expect.element(page.getByRole('gridcell', { name: 'Monday' })).toBeVisible();
    apiRef.current?.startCellEditMode({ id: 1, field: 'day' });
    await expect
      .poll(
        () => document.querySelector<HTMLInputElement>('[role=gridcell] input[type=date]')?.value,
      )
      .toBe('2026-03-09');
    apiRef.current?.stopCellEditMode({ id: 1, field: 'day' });
    apiRef.current?.showFilterPanel('day');
    await expect
      .poll(() => document.querySelectorAll('.MuiDataGrid-filterForm input[type=date]').length)
      .toBe(1);
  },
);

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
