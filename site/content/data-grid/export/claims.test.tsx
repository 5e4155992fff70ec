import { DataGrid, type DataGridProps, type GridApi } from '@mui/x-data-grid';
import { DataGridPremium, type GridApiPremium } from '@mui/x-data-grid-premium';
import { DataGridPro, type GridApi as GridApiPro } from '@mui/x-data-grid-pro';
import { Component, createRef, useState, type ReactNode } from 'react';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import CsvOnly from './demos/csv-only.tsx';
import Deliveries from './demos/deliveries.tsx';
import ExcelFile from './demos/excel-file.tsx';
import ExcelProgress from './demos/excel-progress.tsx';
import ExportButtons from './demos/export-buttons.tsx';
import FilePreview from './demos/file-preview.tsx';
import GroupHeaders from './demos/group-headers.tsx';
import JsonFile from './demos/json-file.tsx';
import LandscapePrint from './demos/landscape-print.tsx';
import TwoSheets from './demos/two-sheets.tsx';

const rows = [
  { id: 1, town: 'Oslo', price: 5 },
  { id: 2, town: 'Bergen', price: 7 },
  { id: 3, town: 'Molde', price: 9 },
];
const api = createRef<GridApi>();

/** Shows the message of an error instead of its children. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message ? <p role="alert">{this.state.message}</p> : this.props.children;
  }
}

function Towns(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 320, width: 500 }}>
      <DataGrid
        apiRef={api}
        rows={rows}
        columns={[
          { field: 'town' },
          {
            field: 'price',
            type: 'number',
            valueFormatter: (price: number) => `€${String(price)}`,
          },
        ]}
        checkboxSelection
        {...props}
      />
    </div>
  );
}

/** Two of the three rows pass the filter, and one of them is in view. */
const filtered: Partial<DataGridProps> = {
  pageSizeOptions: [1, 2],
  initialState: {
    pagination: { paginationModel: { pageSize: 1 } },
    filter: { filterModel: { items: [{ field: 'town', operator: 'contains', value: 'e' }] } },
  },
};

async function copied(props: Partial<DataGridProps>, select: boolean): Promise<unknown> {
  const onClipboardCopy = vi.fn();
  const screen = await show(<Towns {...props} onClipboardCopy={onClipboardCopy} />);
  await page.getByRole('gridcell', { name: '€7' }).click();
  if (!select) await page.getByRole('gridcell', { name: '€7' }).click();
  await userEvent.keyboard('{Control>}c{/Control}');
  await expect.poll(() => onClipboardCopy.mock.calls.length).toBeGreaterThan(0);
  await screen.unmount();
  return onClipboardCopy.mock.lastCall?.[0];
}

claim(
  'It prints the same rows as a CSV file: the selected ones, or, if none is selected, all that pass the filters, not only those in view.',
  async () => {
    const printed: unknown[] = [];
    // the grid adds a frame for the printer when its rows are ready
    const append = vi.spyOn(document.body, 'appendChild').mockImplementation((node) => {
      if (node instanceof HTMLIFrameElement) printed.push(api.current?.getAllRowIds());
      return Node.prototype.appendChild.call(document.body, node);
    });
    const screen = await show(<Towns {...filtered} />);
    await api.current?.exportDataAsPrint();
    expect(printed).toEqual([[2, 3]]);
    await screen.unmount();
    await show(<Towns />);
    await page.getByRole('gridcell', { name: 'Bergen' }).click();
    await api.current?.exportDataAsPrint();
    expect(printed).toEqual([[2, 3], [2]]);
    append.mockRestore();
  },
);

claim(
  "So it calls `onPaginationModelChange` and `onColumnVisibilityModelChange` before and after printing. The `reason` in the second argument of `onPaginationModelChange` is then not `'setPaginationModel'`: use it to ignore these calls, for example with server-side pagination.",
  async () => {
    const pages: unknown[] = [];
    const columns: unknown[] = [];
    await show(
      <Towns
        pageSizeOptions={[1]}
        initialState={{ pagination: { paginationModel: { page: 0, pageSize: 1 } } }}
        onPaginationModelChange={({ page: index, pageSize }, { reason }) =>
          pages.push([index, pageSize, reason === 'setPaginationModel'])
        }
        onColumnVisibilityModelChange={(model) => columns.push(model)}
      />,
    );
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect.poll(() => pages).toEqual([[1, 1, true]]);
    await api.current?.exportDataAsPrint({ fields: ['town'] });
    await expect.poll(() => columns.length).toBe(2);
    expect(columns).toEqual([{ __check__: false, town: true, price: false }, {}]);
    expect(pages.slice(1)).toEqual([
      [0, 3, false],
      [1, 1, false],
    ]);
  },
);

claim(
  'If you control `paginationModel` of a `DataGrid`, printing more than 100 rows throws an error, because a page cannot be that large. Store a `pageSize` of −1 instead, which shows all rows:',
  async () => {
    const many = Array.from({ length: 130 }, (_, id) => ({ id, town: `Town ${id}`, price: id }));
    function Controlled({ largest }: { largest: number }) {
      const [model, setModel] = useState({ page: 0, pageSize: 10 });
      return (
        <Boundary>
          <Towns
            rows={many}
            pageSizeOptions={[10, { value: -1, label: 'All' }]}
            paginationModel={model}
            onPaginationModelChange={({ page: index, pageSize }) =>
              setModel({ page: index, pageSize: pageSize > largest ? -1 : pageSize })
            }
          />
        </Boundary>
      );
    }
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = await show(<Controlled largest={Infinity} />);
    await expect.element(page.getByText('1–10 of 130')).toBeVisible();
    await api.current?.exportDataAsPrint();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/cannot exceed 100/);
    await broken.unmount();
    await show(<Controlled largest={100} />);
    await expect.element(page.getByText('1–10 of 130')).toBeVisible();
    await api.current?.exportDataAsPrint();
    await expect.element(page.getByText('1–130 of 130')).toBeVisible();
  },
);

claim(
  'Selected rows that do not pass the filters, which `keepNonExistentRowsSelected` allows, are left out. If no selected row passes them, the file has only headers.',
  async () => {
    const selected = (...ids: number[]): Partial<DataGridProps> => ({
      ...filtered,
      keepNonExistentRowsSelected: true,
      rowSelectionModel: { type: 'include', ids: new Set(ids) },
    });
    const both = await show(<Towns {...selected(1, 2)} />);
    await expect.element(page.getByText('Bergen')).toBeVisible();
    expect(api.current?.getDataAsCsv()).toBe('town,price\r\nBergen,€7');
    await both.unmount();
    await show(<Towns {...selected(1)} />);
    await expect.element(page.getByText('Bergen')).toBeVisible();
    expect(api.current?.getDataAsCsv()).toBe('town,price');
  },
);

claim(
  'the selected ones; if none is selected, all that pass the filters, on all pages',
  async () => {
    await show(<Towns {...filtered} />);
    expect(api.current?.getDataAsCsv()).toBe('town,price\r\nBergen,€7\r\nMolde,€9');
    await page.getByRole('gridcell', { name: 'Bergen' }).click();
    await expect.poll(() => api.current?.getDataAsCsv()).toBe('town,price\r\nBergen,€7');
  },
);

claim(
  '`ignoreValueFormatterDuringExport={{ clipboardExport: true }}` copies the raw value of a focused cell.',
  async () => {
    expect(await copied({}, false)).toBe('€7');
    expect(
      await copied({ ignoreValueFormatterDuringExport: { clipboardExport: true } }, false),
    ).toBe('7');
  },
);

claim(
  'Selected rows are copied through the CSV export, so they follow `csvExport`: set both, or `ignoreValueFormatterDuringExport` alone, to copy raw values everywhere.',
  async () => {
    expect(
      await copied({ ignoreValueFormatterDuringExport: { clipboardExport: true } }, true),
    ).toBe('Bergen\t€7');
    expect(await copied({ ignoreValueFormatterDuringExport: { csvExport: true } }, true)).toBe(
      'Bergen\t7',
    );
    expect(await copied({ ignoreValueFormatterDuringExport: true }, true)).toBe('Bergen\t7');
    expect(await copied({ ignoreValueFormatterDuringExport: true }, false)).toBe('7');
  },
);

claim('With `showToolbar`, people can print the grid or save it as a CSV file.', async () => {
  await show(<Deliveries />);
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Print' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Download as CSV' })).toBeVisible();
});

claim('The grid puts an apostrophe before it.', async () => {
  await show(<FilePreview />);
  await page.getByRole('button', { name: 'All rows' }).click();
  await expect
    .poll(() => page.getByRole('region', { name: 'File' }).element().textContent)
    .toContain("'=SUM(A1:A9)");
});

claim('Pass your button with `render`, and the options with `options`:', async () => {
  await show(<ExportButtons />);
  await expect
    .element(page.getByRole('button', { name: 'Download' }))
    .toHaveClass(/MuiButton-root/);
  await expect.element(page.getByRole('button', { name: 'Print' })).toHaveClass(/MuiButton-root/);
});

claim('`DataGridPremium` adds Excel to the menu.', async () => {
  await show(<ExcelFile />);
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Download as Excel' })).toBeVisible();
});

/** Catches what the grid saves instead of downloading it. */
function savedFiles() {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:none';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return files;
}

/** The page that the grid made for the printer, caught when it is removed. */
function printedPages() {
  const pages: Document[] = [];
  vi.spyOn(document.body, 'removeChild').mockImplementation((node) => {
    if (node instanceof HTMLIFrameElement && node.contentDocument) pages.push(node.contentDocument);
    return Node.prototype.removeChild.call(document.body, node);
  });
  return pages;
}

claim(
  '`fields` also exports hidden columns and those with `disableExport`. In a CSV file, the columns follow its order.',
  async () => {
    await show(
      <Towns
        columns={[{ field: 'town' }, { field: 'price', disableExport: true }, { field: 'id' }]}
        initialState={{ columns: { columnVisibilityModel: { id: false } } }}
      />,
    );
    expect(api.current?.getDataAsCsv({ fields: ['id', 'price'] })).toBe(
      'id,price\r\n1,5\r\n2,7\r\n3,9',
    );
    expect(api.current?.getDataAsCsv()).toBe('town\r\nOslo\r\nBergen\r\nMolde');
  },
);

claim('so 1204 becomes `"1,204"` in an English browser', async () => {
  const grid = (ignore: boolean) => (
    <Towns
      rows={[{ id: 1204, day: new Date(2026, 2, 9) }]}
      columns={[
        { field: 'id', type: 'number' },
        { field: 'day', type: 'date' },
      ]}
      ignoreValueFormatterDuringExport={ignore}
    />
  );
  const formatted = await show(grid(false));
  expect(api.current?.getDataAsCsv()).toBe('id,day\r\n"1,204",3/9/2026');
  await formatted.unmount();
  await show(grid(true));
  expect(api.current?.getDataAsCsv()).toBe(`id,day\r\n1204,${new Date(2026, 2, 9).toISOString()}`);
});

claim('Negative numbers start with `-`, so they get an apostrophe too.', async () => {
  await show(
    <Towns rows={[{ id: 1, price: -5 }]} columns={[{ field: 'price', type: 'number' }]} />,
  );
  expect(api.current?.getDataAsCsv()).toBe('price\r\n"\'-5"');
  expect(api.current?.getDataAsCsv({ escapeFormulas: false })).toBe('price\r\n-5');
});

claim(
  'Dates are written as they are in the time zone of the browser, by default in the format `dd.mm.yyyy`, or `dd.mm.yyyy hh:mm` for `dateTime` columns.',
  async () => {
    const premium = createRef<GridApiPremium>();
    await show(
      <div style={{ height: 320, width: 500 }}>
        <DataGridPremium
          apiRef={premium}
          rows={[{ id: 1, day: new Date(2026, 2, 9, 1), time: new Date(2026, 2, 9, 1) }]}
          columns={[
            { field: 'day', type: 'date' },
            { field: 'time', type: 'dateTime' },
          ]}
        />
      </div>,
    );
    await expect.poll(() => premium.current?.getAllRowIds()).toEqual([1]);
    const workbook = await premium.current?.getDataAsExcel();
    const cell = workbook?.worksheets[0]?.getCell('A2');
    expect(cell?.value).toEqual(new Date(Date.UTC(2026, 2, 9, 1)));
    expect(cell?.numFmt).toBe('dd.mm.yyyy');
    expect(workbook?.worksheets[0]?.getCell('B2').numFmt).toBe('dd.mm.yyyy hh:mm');
  },
);

claim('`disableToolbarButton: true` in one of them removes the entry from the menu.', async () => {
  await show(<CsvOnly />);
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Download as CSV' })).toBeVisible();
  expect(page.getByRole('menuitem').elements()).toHaveLength(1);
});

claim(
  'If you remove both entries of a `DataGrid`, the export button disappears as well.',
  async () => {
    const none = { disableToolbarButton: true };
    await show(
      <Towns showToolbar slotProps={{ toolbar: { csvOptions: none, printOptions: none } }} />,
    );
    await expect.element(page.getByRole('button', { name: 'Columns' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Export' }).elements()).toEqual([]);
  },
);

claim(
  'In `DataGridPremium` :plan[premium], it stays because of the Excel entry. In this version, `disableToolbarButton` in `excelOptions` throws an error in development',
  async () => {
    const none = { disableToolbarButton: true };
    const premium = (excelOptions: { disableToolbarButton?: boolean }) => (
      <Boundary>
        <div style={{ height: 320, width: 500 }}>
          <DataGridPremium
            rows={rows}
            columns={[{ field: 'town' }]}
            showToolbar
            slotProps={{ toolbar: { csvOptions: none, printOptions: none, excelOptions } }}
          />
        </div>
      </Boundary>
    );
    const first = await show(premium({}));
    await page.getByRole('button', { name: 'Export' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Download as Excel' })).toBeVisible();
    expect(page.getByRole('menuitem').elements()).toHaveLength(1);
    await first.unmount();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(premium(none));
    await expect.element(page.getByRole('alert')).toMatchTextContent(/displayName/);
  },
);

claim('Leave the groups out with `includeColumnGroupsHeaders: false`:', async () => {
  await show(<GroupHeaders />);
  const file = () =>
    page.getByRole('region', { name: 'File with grouped headers' }).element().textContent;
  await page.getByRole('button', { name: 'With groups' }).click();
  await expect.poll(file).toMatch(/^,Goods,Goods\s+Shop,Product,Liters/);
  await page.getByRole('button', { name: 'Without groups' }).click();
  await expect.poll(file).toMatch(/^Shop,Product,Liters/);
});

claim('`pageStyle` adds CSS for paper only.', async () => {
  const pages = printedPages();
  await show(<LandscapePrint />);
  await page.getByRole('button', { name: 'Print delivery list' }).click();
  await expect.poll(() => pages.length).toBe(1);
  expect(pages[0]?.head.textContent).toContain('size: landscape');
  expect(pages[0]?.querySelector('[data-field="price"]')).toBeNull();
  expect(pages[0]?.querySelector('[data-field="shop"]')).not.toBeNull();
});

claim('In this version, `hideToolbar` removes only the toolbars of earlier versions.', async () => {
  const pages = printedPages();
  await show(<Towns showToolbar />);
  await expect.element(page.getByRole('toolbar')).toBeVisible();
  await api.current?.exportDataAsPrint({ hideToolbar: true, hideFooter: true });
  await expect.poll(() => pages.length).toBe(1);
  expect(pages[0]?.querySelector('.MuiDataGrid-footerContainer')).toBeNull();
  expect(pages[0]?.querySelector('.MuiDataGrid-toolbar')).not.toBeNull();
});

claim(
  'Visible columns, filters and order come from the grid, so the file matches what people see:',
  async () => {
    const files = savedFiles();
    await show(<JsonFile />);
    await page.getByRole('button', { name: 'Download JSON' }).click();
    await expect.poll(() => files.length).toBe(1);
    const rows: unknown = JSON.parse((await files[0]?.text()) ?? '');
    expect(rows).toHaveLength(30);
    expect(rows).toHaveProperty('0', { shop: 'Corner Shop', product: 'Whole milk', liters: 10 });
  },
);

claim(
  'The `excelExportStateChange` event fires when the grid starts and finishes a file.',
  async () => {
    const files = savedFiles();
    await show(<ExcelProgress />);
    const button = page.getByRole('button', { name: 'Download Excel file' });
    await button.click();
    await expect.poll(() => files.length, { timeout: 30_000 }).toBe(1);
    await expect.element(button).toBeEnabled();
    expect(files[0]?.type).toContain('spreadsheetml');
  },
);

claim('Add sheets to it, and write it when it is complete:', async () => {
  await show(<TwoSheets />);
  await page.getByRole('button', { name: 'Build the workbook' }).click();
  await expect
    .poll(() => page.getByRole('status').element().textContent, { timeout: 30_000 })
    .toMatch(/^Sheets: .+, Total\. Size: \d+ KB\.$/);
});

claim(
  'In this version, an empty number is written as the word `null` or `undefined`.',
  async () => {
    await show(
      <Towns
        rows={[{ id: 1, town: 'Oslo', price: null }, { id: 2 }]}
        ignoreValueFormatterDuringExport
      />,
    );
    await expect
      .poll(() => api.current?.getDataAsCsv().split('\r\n'))
      .toEqual(['town,price', 'Oslo,null', ',undefined']);
  },
);

claim(
  'are exported too, even if they do not pass the filters: those at the top come first, those at the bottom last.',
  async () => {
    const proApi: { current: GridApiPro | null } = { current: null };
    await show(
      <div style={{ height: 320, width: 500 }}>
        <DataGridPro
          apiRef={proApi}
          rows={rows}
          columns={[{ field: 'town' }]}
          pinnedRows={{
            top: [{ id: 8, town: 'Start', price: 0 }],
            bottom: [{ id: 9, town: 'End', price: 0 }],
          }}
          initialState={{
            filter: {
              filterModel: { items: [{ field: 'town', operator: 'equals', value: 'Molde' }] },
            },
          }}
        />
      </div>,
    );
    await expect
      .poll(() => proApi.current?.getDataAsCsv().split('\r\n'))
      .toEqual(['town', 'Start', 'Molde', 'End']);
  },
);

claim(
  'Text that looks like a formula gets an apostrophe here too, but negative numbers stay numbers.',
  async () => {
    const premiumApi: { current: GridApiPremium | null } = { current: null };
    await show(
      <div style={{ height: 320, width: 500 }}>
        <DataGridPremium
          apiRef={premiumApi}
          rows={[{ id: 1, note: '=SUM(A1:A9)', price: -4 }]}
          columns={[{ field: 'note' }, { field: 'price', type: 'number' }]}
        />
      </div>,
    );
    await expect.element(page.getByRole('gridcell', { name: '-4' })).toBeVisible();
    const sheet = (await premiumApi.current?.getDataAsExcel())?.worksheets[0];
    expect(sheet?.getCell('A2').value).toBe("'=SUM(A1:A9)");
    expect(sheet?.getCell('B2').value).toBe(-4);
  },
);
