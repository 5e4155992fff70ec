import { DataGrid, type DataGridProps, type GridApi } from '@mui/x-data-grid';
import { createRef } from 'react';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import Deliveries from './demos/deliveries.tsx';
import ExcelFile from './demos/excel-file.tsx';
import ExportButtons from './demos/export-buttons.tsx';
import FilePreview from './demos/file-preview.tsx';

const rows = [
  { id: 1, town: 'Oslo', price: 5 },
  { id: 2, town: 'Bergen', price: 7 },
  { id: 3, town: 'Molde', price: 9 },
];
const api = createRef<GridApi>();

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
    await show(<Towns />);
    const printed: unknown[] = [];
    // the grid adds a frame for the printer when its rows are ready
    const append = vi.spyOn(document.body, 'appendChild').mockImplementation((node) => {
      if (node instanceof HTMLIFrameElement) printed.push(api.current?.getAllRowIds());
      return Node.prototype.appendChild.call(document.body, node);
    });
    await page.getByRole('gridcell', { name: 'Bergen' }).click();
    await api.current?.exportDataAsPrint();
    expect(printed).toEqual([[2]]);
    append.mockRestore();
  },
);

claim(
  'the selected ones; if none is selected, all that pass the filters, on all pages',
  async () => {
    await show(
      <Towns
        pageSizeOptions={[1]}
        initialState={{
          pagination: { paginationModel: { pageSize: 1 } },
          filter: { filterModel: { items: [{ field: 'town', operator: 'contains', value: 'e' }] } },
        }}
      />,
    );
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

claim('Pass your button with `render`, and the options with `options`.', async () => {
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
