import { useState } from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { DataGridPremium, type DataGridPremiumProps, type GridApi } from '@mui/x-data-grid-premium';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ConfirmPaste from './demos/confirm-paste.tsx';
import CopiedText from './demos/copied-text.tsx';
import { editableColumns, stock, type Ingredient } from './demos/data.ts';
import ParsePrices from './demos/parse-prices.tsx';
import PasteStock from './demos/paste-stock.tsx';
import RawValues from './demos/raw-values.tsx';
import UndoPaste from './demos/undo-paste.tsx';

const cell = (id: number, field: string) =>
  page.elementLocator(
    document.querySelector(`[data-id="${id}"] [data-field="${field}"]`) ?? document.body,
  );
const text = (id: number, field: string) =>
  document.querySelector(`[data-id="${id}"] [data-field="${field}"]`)?.textContent;

async function copy(id: number, field: string) {
  await cell(id, field).click();
  await userEvent.keyboard('{Control>}c{/Control}');
}

/** The grid opens an input on Ctrl+V and waits for its paste event. */
async function paste(id: number, field: string, data: string) {
  await cell(id, field).click();
  pasteHere(data);
}

function pasteHere(data: string) {
  const init = { key: 'v', keyCode: 86, ctrlKey: true, bubbles: true };
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', data);
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
}

function Grid(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ height: 500, width: 900 }}>
      <DataGridPremium
        rows={stock}
        columns={editableColumns}
        disableRowSelectionOnClick
        hideFooter
        {...props}
      />
    </div>
  );
}

claim(
  ':kbd[Ctrl+C] copies the selected rows, or the focused cell if no row is selected.',
  async () => {
    const onClipboardCopy = vi.fn();
    await show(<Grid checkboxSelection onClipboardCopy={onClipboardCopy} />);
    await copy(3, 'grams');
    expect(onClipboardCopy.mock.lastCall?.[0]).toBe('9,000');
    await page.getByRole('checkbox').nth(1).click();
    await page.getByRole('checkbox').nth(2).click();
    await userEvent.keyboard('{Control>}c{/Control}');
    await expect
      .poll(() => onClipboardCopy.mock.lastCall?.[0])
      .toBe('Wheat flour\tDry\t48,000\t0.9\r\nRye flour\tDry\t22,500\t1.2');
  },
);

claim('A click on a row selects it, so :kbd[Ctrl+C] then copies the whole row.', async () => {
  const onClipboardCopy = vi.fn();
  await show(
    <div style={{ height: 400 }}>
      <DataGrid rows={stock} columns={editableColumns} onClipboardCopy={onClipboardCopy} />
    </div>,
  );
  await copy(4, 'grams');
  expect(onClipboardCopy.mock.lastCall?.[0]).toBe('Sea salt\tDry\t1,800\t0.6');
});

claim(
  'Cells that people select one by one with :kbd[Ctrl] are copied row by row, from top to bottom. Within a row, the values come in the order of the clicks, not in the order of the columns. Columns between them are skipped, and a cell that was selected and deselected again leaves an empty value.',
  async () => {
    const copied = vi.fn();
    await show(<Grid cellSelection onClipboardCopy={(data) => copied(data)} />);
    await cell(4, 'price').click();
    await userEvent.keyboard('{Control>}');
    await cell(4, 'name').click();
    await cell(2, 'shelf').click();
    await userEvent.keyboard('c');
    await expect.poll(() => copied.mock.lastCall?.[0]).toBe('Dry\r\n0.6\tSea salt');
    await cell(4, 'grams').click();
    await cell(4, 'price').click();
    await userEvent.keyboard('c{/Control}');
    await expect.poll(() => copied.mock.lastCall?.[0]).toBe('Dry\r\n\tSea salt\t1,800');
  },
);

claim('Cells that start with `=` are copied as they are', async () => {
  const onClipboardCopy = vi.fn();
  await show(
    <Grid
      rows={[{ ...stock[0], name: '=SUM(A1:A9)' }]}
      checkboxSelection
      onClipboardCopy={onClipboardCopy}
    />,
  );
  await page.getByRole('checkbox').nth(1).click();
  await userEvent.keyboard('{Control>}c{/Control}');
  expect(onClipboardCopy.mock.lastCall?.[0]).toMatch(/^=SUM\(A1:A9\)\t/);
});

claim(
  '`ignoreValueFormatterDuringExport={{ clipboardExport: true }}` copies `8.4` and `48000`.',
  async () => {
    await show(<RawValues />);
    await copy(3, 'price');
    await expect.element(page.getByRole('status')).toHaveTextContent('Copied: 8.4');
    await page.getByRole('checkbox', { name: 'Copy raw values' }).click();
    await copy(3, 'price');
    await expect.element(page.getByRole('status')).toHaveTextContent('Copied: $8.40');
  },
);

claim('For single cells, the grid reads `clipboardExport` once, when it mounts.', async () => {
  const onClipboardCopy = vi.fn();
  function Switching() {
    const [raw, setRaw] = useState(false);
    return (
      <>
        <button onClick={() => setRaw(true)}>Raw: {String(raw)}</button>
        <Grid
          onClipboardCopy={onClipboardCopy}
          ignoreValueFormatterDuringExport={{ clipboardExport: raw }}
        />
      </>
    );
  }
  await show(<Switching />);
  await page.getByRole('button', { name: 'Raw: false' }).click();
  await expect.element(page.getByRole('button', { name: 'Raw: true' })).toBeVisible();
  await copy(3, 'grams');
  expect(onClipboardCopy.mock.lastCall?.[0]).toBe('9,000');
});

claim('Selected rows are copied like a CSV file, so they follow `csvExport`.', async () => {
  const onClipboardCopy = vi.fn();
  const first = await show(
    <Grid
      checkboxSelection
      onClipboardCopy={onClipboardCopy}
      ignoreValueFormatterDuringExport={{ clipboardExport: true }}
    />,
  );
  await page.getByRole('checkbox').nth(1).click();
  await userEvent.keyboard('{Control>}c{/Control}');
  expect(onClipboardCopy.mock.lastCall?.[0]).toBe('Wheat flour\tDry\t48,000\t0.9');
  await first.unmount();
  await show(
    <Grid checkboxSelection onClipboardCopy={onClipboardCopy} ignoreValueFormatterDuringExport />,
  );
  await page.getByRole('checkbox').nth(1).click();
  await userEvent.keyboard('{Control>}c{/Control}');
  expect(onClipboardCopy.mock.lastCall?.[0]).toBe('Wheat flour\tDry\t48000\t0.9');
});

claim('`onClipboardCopy` receives the copied text.', async () => {
  await show(<CopiedText />);
  await copy(6, 'name');
  await expect.element(page.getByRole('status')).toMatchTextContent(/Walnuts/);
});

claim('the data starts at that cell and continues across the columns and down', async () => {
  await show(<PasteStock />);
  await paste(5, 'grams', '1\t2\n3\t4\n5\t6');
  await expect.poll(() => text(5, 'grams')).toBe('1');
  expect([text(5, 'price'), text(6, 'grams'), text(6, 'price')]).toEqual(['2', '3', '4']);
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Saved rows: Sourdough, Walnuts');
});

claim(
  'Selected rows are filled in the order in which they were selected, not from top to bottom.',
  async () => {
    await show(<Grid checkboxSelection />);
    await page.getByRole('checkbox').nth(3).click();
    await page.getByRole('checkbox').nth(1).click();
    pasteHere('Cream\nYeast');
    await expect.poll(() => text(3, 'name')).toBe('Cream');
    expect(text(1, 'name')).toBe('Yeast');
  },
);

claim('Pasting never adds rows. Whatever does not fit is dropped.', async () => {
  await show(<Grid />);
  await paste(6, 'price', '7\t8\n9\t10');
  await expect.poll(() => text(6, 'price')).toBe('7');
  expect(document.querySelectorAll('[role="row"][data-id]').length).toBe(6);
});

claim('Pasting checks `editable` of the column, not `isCellEditable`.', async () => {
  await show(
    <Grid
      isCellEditable={() => false}
      columns={editableColumns.map((column) =>
        column.field === 'price' ? { ...column, editable: false } : column,
      )}
    />,
  );
  await paste(1, 'grams', '5\t6');
  await expect.poll(() => text(1, 'grams')).toBe('5');
  expect(text(1, 'price')).toBe('0.9');
});

claim('A number copied as `48,000` cannot be pasted back: it becomes `NaN`.', async () => {
  const save = vi.fn((row) => row);
  await show(<Grid processRowUpdate={save} />);
  await paste(2, 'grams', '48,000');
  await expect.poll(() => save.mock.lastCall?.[0].grams).toBeNaN();
});

claim(
  'If you throw an error, that row keeps its old values, `onProcessRowUpdateError` receives the error, and the other rows are still pasted.',
  async () => {
    const onError = vi.fn();
    const onEnd = vi.fn();
    await show(
      <Grid
        processRowUpdate={(row) => {
          if (row.id === 1) throw new Error('locked');
          return row;
        }}
        onProcessRowUpdateError={onError}
        onClipboardPasteEnd={onEnd}
      />,
    );
    await paste(1, 'grams', '5\n6');
    await expect.poll(() => text(2, 'grams')).toBe('6');
    expect(text(1, 'grams')).toBe('48,000');
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  },
);

claim(
  'Return `undefined` to leave the cell alone. This grid reads `$1,250.50` and ignores words:',
  async () => {
    await show(<ParsePrices />);
    await paste(1, 'grams', 'many\t$1,250.50');
    await expect.poll(() => text(1, 'price')).toBe('$1250.50');
    expect(text(1, 'grams')).toBe('48,000');
  },
);

claim(
  '`true`, `yes` and `1` become `true`; `false`, `no`, `0`, `null` and `undefined` become `false`; other text is ignored',
  async () => {
    const save = vi.fn((row) => row);
    await show(
      <Grid
        rows={[1, 2, 3, 4, 5].map((id) => ({ id, open: id > 2, kind: 'a' }))}
        columns={[
          { field: 'open', type: 'boolean', editable: true },
          { field: 'kind', type: 'singleSelect', valueOptions: ['a', 'b'], editable: true },
        ]}
        processRowUpdate={save}
      />,
    );
    await paste(1, 'open', 'yes\tb\n1\tz\nno\tb\nperhaps\tz\nnull\tz');
    await expect
      .poll(() => save.mock.calls.map(([row]) => row))
      .toEqual([
        { id: 1, open: true, kind: 'b' },
        { id: 2, open: true, kind: 'a' },
        { id: 3, open: false, kind: 'b' },
        { id: 5, open: false, kind: 'a' },
      ]);
  },
);

claim('Reject it to cancel.', async () => {
  await show(<ConfirmPaste />);
  await paste(1, 'grams', '5\t6');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(text(1, 'grams')).toBe('48,000');
  await paste(1, 'grams', '5\t6');
  await expect.element(page.getByRole('dialog', { name: 'Replace 2 cells?' })).toBeVisible();
  await page.getByRole('button', { name: 'Paste' }).click();
  await expect.poll(() => text(1, 'grams')).toBe('5');
});

claim('Remember the rows in the first, and offer to restore them in the second.', async () => {
  await show(<UndoPaste />);
  await paste(1, 'grams', '5');
  await expect.poll(() => text(1, 'grams')).toBe('5');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => text(1, 'grams')).toBe('48,000');
});

claim(
  '`onClipboardPasteEnd` fires when every `processRowUpdate` has finished, but before the grid shows the new rows: it batches them for 50 ms.',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    const log: unknown[] = [];
    await show(
      <Grid
        apiRef={apiRef}
        processRowUpdate={(row) => {
          log.push('saved');
          return row;
        }}
        onClipboardPasteStart={() => log.push('start')}
        onClipboardPasteEnd={() => log.push(apiRef.current?.getRow(1).grams)}
      />,
    );
    await paste(1, 'grams', '5\n6');
    await expect.poll(() => text(1, 'grams')).toBe('5');
    expect(log).toEqual(['start', 'saved', 'saved', 48000]);
  },
);

claim(
  'must equal the value of an option; other text is ignored. Values that are numbers never match',
  async () => {
    const save = vi.fn((row) => row);
    await show(
      <Grid
        rows={[{ id: 1, name: 'a', code: 'x', level: 1 }]}
        columns={[
          { field: 'name', editable: true },
          {
            field: 'code',
            type: 'singleSelect',
            valueOptions: [
              { value: 'x', label: 'Ex' },
              { value: 'y', label: 'Why' },
            ],
            editable: true,
          },
          { field: 'level', type: 'singleSelect', valueOptions: [1, 2], editable: true },
        ]}
        processRowUpdate={save}
      />,
    );
    await paste(1, 'name', 'b\tWhy\t2');
    await expect
      .poll(() => save.mock.lastCall?.[0])
      .toEqual({ id: 1, name: 'b', code: 'x', level: 1 });
    await expect.poll(() => text(1, 'name')).toBe('b');
    await paste(1, 'name', 'c\ty');
    await expect.poll(() => save.mock.lastCall?.[0].code).toBe('y');
  },
);

claim('`preProcessEditCellProps` is not called', async () => {
  const preProcessEditCellProps = vi.fn(() => ({ error: true }));
  await show(
    <Grid
      columns={editableColumns.map((column) => ({ ...column, preProcessEditCellProps }))}
      splitClipboardPastedText={(data) => [[data.trim()]]}
    />,
  );
  await paste(1, 'name', ' Spelt flour ');
  await expect.poll(() => text(1, 'name')).toBe('Spelt flour');
  expect(preProcessEditCellProps).not.toHaveBeenCalled();
});

claim(
  'the other types in the table have a `pastedValueParser` already, and your `valueParser` does not run',
  async () => {
    const save = vi.fn((row) => row);
    await show(
      <Grid
        rows={[{ id: 1, name: 'a', kind: 'a' }]}
        columns={[
          { field: 'name', editable: true, valueParser: () => 'parsed' },
          {
            field: 'kind',
            type: 'singleSelect',
            valueOptions: ['a', 'b', 'parsed'],
            editable: true,
            valueParser: () => 'parsed',
          },
        ]}
        processRowUpdate={save}
      />,
    );
    await paste(1, 'name', 'x\tb');
    await expect.poll(() => save.mock.lastCall?.[0]).toEqual({ id: 1, name: 'parsed', kind: 'b' });
  },
);

claim(
  ':kbd[Ctrl+V] on an editable cell then starts editing it, as in `DataGrid` and `DataGridPro`.',
  async () => {
    const editing = () => document.querySelectorAll('.MuiDataGrid-cell--editing').length;
    const on = await show(<Grid />);
    await paste(1, 'name', 'Spelt');
    await expect.poll(() => text(1, 'name')).toBe('Spelt');
    expect(editing()).toBe(0);
    await on.unmount();
    await show(<Grid disableClipboardPaste />);
    await paste(1, 'name', 'Spelt');
    await expect.poll(editing).toBe(1);
  },
);

claim(
  '`getDataAsCsv` uses the selected rows, or all filtered rows if none is selected.',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    await show(<Grid apiRef={apiRef} checkboxSelection />);
    await expect.poll(() => text(1, 'name')).toBeDefined();
    const copied = () =>
      apiRef.current?.getDataAsCsv({ delimiter: '\t', escapeFormulas: false }).split('\r\n');
    expect(copied()).toHaveLength(stock.length + 1);
    await page.getByRole('checkbox').nth(1).click();
    await expect.poll(copied).toHaveLength(2);
    expect(copied()?.[0]).toBe('Ingredient\tShelf\tStock (g)\tPrice per kg');
  },
);

claim('pasting does not call its `updateRow` method. Set `processRowUpdate` as well.', async () => {
  const processRowUpdate = vi.fn((row: Ingredient) => row);
  const updateRow = vi.fn();
  const dataSource = {
    getRows: async () => ({ rows: stock, rowCount: stock.length }),
    updateRow,
  };
  await show(
    <div style={{ height: 500, width: 900 }}>
      <DataGridPremium
        columns={editableColumns}
        dataSource={dataSource}
        disableRowSelectionOnClick
        hideFooter
        processRowUpdate={processRowUpdate}
      />
    </div>,
  );
  await expect.poll(() => text(3, 'name')).toBe('Butter');
  await paste(3, 'name', 'Salted butter');
  await expect.poll(() => text(3, 'name')).toBe('Salted butter');
  expect(updateRow).not.toHaveBeenCalled();
  expect(processRowUpdate.mock.calls).toMatchObject([
    [{ id: 3, name: 'Salted butter' }, { id: 3, name: 'Butter' }, { rowId: '3' }],
  ]);
});

claim(
  'An empty number is then copied as the text `null` or `undefined`, which also becomes `NaN` when it is pasted',
  async () => {
    const onClipboardCopy = vi.fn();
    const save = vi.fn((row) => row);
    await show(
      <Grid
        rows={[{ id: 1, price: null }, { id: 2, price: 5 }, { id: 3 }]}
        columns={[{ field: 'price', type: 'number', editable: true }]}
        ignoreValueFormatterDuringExport={{ clipboardExport: true }}
        onClipboardCopy={(copied) => onClipboardCopy(copied)}
        processRowUpdate={save}
      />,
    );
    await copy(1, 'price');
    await copy(3, 'price');
    expect(onClipboardCopy.mock.calls.flat()).toEqual(['null', 'undefined']);
    await paste(2, 'price', 'null');
    await expect.poll(() => save.mock.calls[0]?.[0]?.price).toBeNaN();
  },
);

claim(
  'all visible columns of those rows on all pages, in the order of the grid, without headers',
  async () => {
    const onClipboardCopy = vi.fn();
    const apiRef: { current: GridApi | null } = { current: null };
    await show(
      <Grid
        apiRef={apiRef}
        onClipboardCopy={(copied) => onClipboardCopy(copied)}
        pagination
        pageSizeOptions={[2]}
        initialState={{
          pagination: { paginationModel: { pageSize: 2 } },
          columns: { columnVisibilityModel: { shelf: false } },
        }}
      />,
    );
    await expect.poll(() => text(2, 'name')).toBe('Rye flour');
    apiRef.current?.selectRow(6);
    apiRef.current?.selectRow(1);
    await copy(2, 'name');
    expect(onClipboardCopy.mock.lastCall?.[0]).toBe(
      'Wheat flour\t48,000\t0.9\r\nWalnuts\t1,250\t11.5',
    );
  },
);

claim(
  'With client-side pagination, pasting from one cell ends at the last row of the page.',
  async () => {
    const save = vi.fn((row: Ingredient) => row);
    await show(
      <Grid
        processRowUpdate={save}
        pagination
        pageSizeOptions={[2]}
        initialState={{ pagination: { paginationModel: { pageSize: 2, page: 1 } } }}
      />,
    );
    await expect.poll(() => text(4, 'name')).toBe('Sea salt');
    await paste(3, 'name', 'Cream\nPepper\nYeast');
    await expect.poll(() => text(4, 'name')).toBe('Pepper');
    expect(save.mock.calls.map(([row]) => row.id)).toEqual([3, 4]);
  },
);

claim(
  '`new Date(text)`: `2025-03-09` is midnight UTC, and text that is not a date becomes an invalid date',
  async () => {
    const save = vi.fn((row: { id: number; day: Date }) => row);
    await show(
      <Grid
        rows={[1, 2].map((id) => ({ id, day: new Date(2025, 0, 1) }))}
        columns={[{ field: 'day', type: 'date', editable: true }]}
        processRowUpdate={save}
      />,
    );
    await paste(1, 'day', '2025-03-09\nsoon');
    await expect.poll(() => save.mock.calls.length).toBe(2);
    expect(save.mock.calls[0]?.[0].day.getTime()).toBe(Date.UTC(2025, 2, 9));
    expect(save.mock.calls[1]?.[0].day.getTime()).toBeNaN();
  },
);

claim(
  'In this version, a value for an editable column of such a row throws an error, and nothing is pasted. Return `undefined` from `pastedValueParser` for rows without an id.',
  async () => {
    const grid = (pastedValueParser?: (value: string, row: Ingredient) => string | undefined) => (
      <Grid
        columns={[
          { field: 'shelf' },
          { field: 'name', editable: true, ...(pastedValueParser && { pastedValueParser }) },
        ]}
        defaultGroupingExpansionDepth={-1}
        initialState={{ rowGrouping: { model: ['shelf'] } }}
      />
    );
    const thrown = vi.fn();
    const listen = (event: PromiseRejectionEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      thrown(String(event.reason));
    };
    window.addEventListener('unhandledrejection', listen, { capture: true });
    const failing = await show(grid());
    await expect.poll(() => text(6, 'name')).toBe('Walnuts');
    // Below the last dry ingredient is the group of the cold ones, and then butter.
    await paste(6, 'name', 'A\nB\nC');
    await expect.poll(() => thrown.mock.calls.flat().join()).toContain('unique `id`');
    window.removeEventListener('unhandledrejection', listen, { capture: true });
    expect([text(6, 'name'), text(3, 'name')]).toEqual(['Walnuts', 'Butter']);
    await failing.unmount();
    await show(grid((value, row) => (row.id === undefined ? undefined : value)));
    await expect.poll(() => text(6, 'name')).toBe('Walnuts');
    await paste(6, 'name', 'A\nB\nC');
    await expect.poll(() => text(3, 'name')).toBe('C');
    expect(text(6, 'name')).toBe('A');
  },
);

claim('A date copied as `9.3.2025`, the German format, is pasted as September 3.', async () => {
  const save = vi.fn((row: { id: number; day: Date }) => row);
  const onClipboardCopy = vi.fn();
  const grid = (props: Partial<DataGridPremiumProps>) => (
    <Grid
      rows={[1, 2].map((id) => ({ id, day: new Date(2025, 2, 9) }))}
      columns={[
        {
          field: 'day',
          type: 'date',
          editable: true,
          valueFormatter: (value: Date) => value.toLocaleDateString('de-DE'),
        },
      ]}
      onClipboardCopy={(copied) => onClipboardCopy(copied)}
      processRowUpdate={save}
      {...props}
    />
  );
  const formatted = await show(grid({}));
  await copy(1, 'day');
  expect(onClipboardCopy.mock.lastCall?.[0]).toBe('9.3.2025');
  await paste(2, 'day', '9.3.2025');
  await expect.poll(() => save.mock.lastCall?.[0].day).toEqual(new Date(2025, 8, 3));
  await formatted.unmount();
  await show(grid({ ignoreValueFormatterDuringExport: { clipboardExport: true } }));
  await copy(1, 'day');
  const copied = onClipboardCopy.mock.lastCall?.[0];
  await paste(2, 'day', copied);
  await expect.poll(() => save.mock.lastCall?.[0].day).toEqual(new Date(2025, 2, 9));
});

claim(
  'A tab or a line break inside a value is copied as it is, and starts a new cell or row where it is pasted.',
  async () => {
    const onClipboardCopy = vi.fn();
    await show(
      <Grid
        rows={[
          { id: 1, name: 'Rye\tflour', shelf: 'Dry\nCold' },
          { id: 2, name: 'Butter', shelf: 'Cold' },
        ]}
        columns={[
          { field: 'name', editable: true },
          { field: 'shelf', editable: true },
        ]}
        checkboxSelection
        onClipboardCopy={(copied) => onClipboardCopy(copied)}
      />,
    );
    await copy(1, 'shelf');
    const copied = onClipboardCopy.mock.lastCall?.[0];
    expect(copied).toBe('Dry\nCold');
    await page.getByRole('checkbox').nth(1).click();
    await userEvent.keyboard('{Control>}c{/Control}');
    expect(onClipboardCopy.mock.lastCall?.[0]).toBe('Rye\tflour\tDry\nCold');
    await page.getByRole('checkbox').nth(1).click();
    await paste(1, 'name', copied);
    await expect.poll(() => text(1, 'name')).toBe('Dry');
    expect(text(2, 'name')).toBe('Cold');
  },
);

claim(
  'If the first cell of the first row is empty, its other values move to the left.',
  async () => {
    const onClipboardCopy = vi.fn();
    const apiRef: { current: GridApi | null } = { current: null };
    await show(
      <Grid
        apiRef={apiRef}
        rows={[
          { id: 1, name: '', shelf: 'Dry', box: 'A' },
          { id: 2, name: 'Butter', shelf: '', box: '' },
        ]}
        columns={[{ field: 'name' }, { field: 'shelf' }, { field: 'box' }]}
        onClipboardCopy={(copied) => onClipboardCopy(copied)}
      />,
    );
    await expect.poll(() => text(2, 'name')).toBe('Butter');
    apiRef.current?.selectRows([1, 2]);
    await copy(1, 'box');
    expect(onClipboardCopy.mock.lastCall?.[0]).toBe('Dry\tA\r\nButter');
  },
);
