import {
  DataGrid,
  type DataGridProps,
  ExportCsv,
  type ExportCsvProps,
  Toolbar,
} from '@mui/x-data-grid';
import { DataGridPremium, ExportExcel, type GridApiPremium } from '@mui/x-data-grid-premium';
import { claim, expect, page, show, vi } from '#claims';
import { columns, rows } from './demos/data.ts';
import ExportMenu from './demos/export-menu.tsx';
import HarvestExport from './demos/harvest-export.tsx';
import SelectedOrAll from './demos/selected-or-all.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });

/** Catches files instead of saving them. */
function catchFiles() {
  const files: { name: string; blob: Blob | undefined }[] = [];
  let blob: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((value) => {
    blob = value instanceof Blob ? value : undefined;
    return 'blob:caught';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, blob });
  });
  return files;
}
const text = async (file?: { blob: Blob | undefined }) => (await file?.blob?.text()) ?? '';

function Grid({ button: props, ...other }: Partial<DataGridProps> & { button?: ExportCsvProps }) {
  const slots = { toolbar: CustomToolbar };
  function CustomToolbar() {
    return (
      <Toolbar>
        <ExportCsv {...props}>Save</ExportCsv>
      </Toolbar>
    );
  }
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid rows={rows} columns={columns} slots={slots} showToolbar {...other} />
    </div>
  );
}

claim(
  '`ExportCsv`, `ExportPrint` and `ExportExcel` are buttons that export the grid when someone clicks them.',
  async () => {
    const files = catchFiles();
    await show(<HarvestExport />);
    await expect.element(button('Print')).toBeVisible();
    await button('Download CSV').click();
    await expect.poll(() => files.map((file) => file.name)).toEqual(['honey-2026.csv']);
    expect((await text(files[0])).split(/\r?\n/)[0]).toBe('Hive;Blossom;Honey (kg);Water (%)');
  },
);

claim(
  'By default, an export contains the selected rows, or all filtered rows if nothing is selected.',
  async () => {
    const files = catchFiles();
    await show(
      <Grid
        checkboxSelection
        filterModel={{ items: [{ field: 'blossom', operator: 'equals', value: 'Apple' }] }}
      />,
    );
    await expect.element(page.getByText('Orchard 2')).toBeVisible();
    await button('Save').click();
    await expect.poll(() => files.length).toBe(1);
    expect((await text(files[0])).split(/\r?\n/)).toHaveLength(3);
    await page.getByRole('checkbox').nth(2).click();
    await button('Save').click();
    await expect.poll(() => files.length).toBe(2);
    const second = (await text(files[1])).split(/\r?\n/);
    expect(second).toHaveLength(2);
    expect(second[1]).toMatch(/^Orchard 2/);
  },
);

claim('The first one ignores the selection', async () => {
  const files = catchFiles();
  await show(<SelectedOrAll />);
  await expect.element(button('Download selected (0)')).toBeDisabled();
  await page.getByRole('checkbox').nth(1).click();
  await button('Download selected (1)').click();
  await button('Download all').click();
  await expect.poll(() => files.length).toBe(2);
  expect((await text(files[0])).split(/\r?\n/)).toHaveLength(2);
  expect((await text(files[1])).split(/\r?\n/)).toHaveLength(6);
});

claim(
  '`csvOptions` and `printOptions` in `slotProps.toolbar` only configure the default toolbar.',
  async () => {
    const files = catchFiles();
    await show(<Grid slotProps={{ toolbar: { csvOptions: { fileName: 'ignored' } } }} />);
    await button('Save').click();
    await expect.poll(() => files.length).toBe(1);
    expect(files[0]?.name).not.toMatch('ignored');
  },
);

claim(
  'Pass a `MenuItem` to `render` to turn an export into an item of a menu. Close the menu in `onClick`.',
  async () => {
    const files = catchFiles();
    await show(<ExportMenu />);
    await button('Download or print').click();
    await page.getByRole('menuitem', { name: 'CSV file' }).click();
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    expect(files[0]?.name).toMatch(/\.csv$/);
    await button('Download or print').click();
    await page.getByRole('menuitem', { name: 'Excel workbook' }).click();
    await expect.poll(() => files[1]?.name, { timeout: 8_000 }).toMatch(/\.xlsx$/);
  },
);

claim(
  '`onClick` runs after the component has started the export, so calling `event.preventDefault()` there does not stop it.',
  async () => {
    const files = catchFiles();
    const before: number[] = [];
    await show(
      <Grid
        button={{
          onClick: (event) => {
            event.preventDefault();
            before.push(files.length);
          },
        }}
      />,
    );
    await button('Save').click();
    await expect.poll(() => files.length).toBe(1);
    expect(before).toEqual([1]);
  },
);

claim(
  "It receives `'pending'` when the export starts and `'finished'` when the file is ready.",
  async () => {
    const files = catchFiles();
    const change = vi.fn<(state: string) => void>();
    const ExcelToolbar = () => (
      <Toolbar>
        <ExportExcel>Excel</ExportExcel>
      </Toolbar>
    );
    const slots = { toolbar: ExcelToolbar };
    await show(
      <div style={{ height: 300, width: 600 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          slots={slots}
          showToolbar
          onExcelExportStateChange={change}
        />
      </div>,
    );
    await button('Excel').click();
    expect(change.mock.calls[0]?.[0]).toBe('pending');
    await expect.poll(() => files.length, { timeout: 8_000 }).toBe(1);
    expect(change.mock.calls.map(([state]) => state)).toEqual(['pending', 'finished']);
  },
);

claim("If the export fails, `'finished'` never arrives.", async () => {
  const change = vi.fn<(state: string) => void>();
  const apiRef: { current: GridApiPremium | null } = { current: null };
  await show(
    <div style={{ height: 300, width: 600 }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        onExcelExportStateChange={(state) => change(state)}
      />
    </div>,
  );
  await expect.element(page.getByText('Orchard 2')).toBeVisible();
  await expect(
    apiRef.current?.exportDataAsExcel({
      exceljsPreProcess: () => Promise.reject(new Error('expected')),
    }),
  ).rejects.toThrow('expected');
  expect(change.mock.calls).toEqual([['pending']]);
});

claim('A function in `render` receives an empty object as its second argument.', async () => {
  const render = vi.fn((...args: [object, object]) => <button {...args[0]}>Plain</button>);
  await show(<Grid button={{ render }} />);
  await expect.element(button('Plain')).toBeVisible();
  expect(render.mock.lastCall?.[1]).toEqual({});
});
