import { useState, type ReactNode } from 'react';
import {
  DataGrid,
  GridUpdateRowError,
  type DataGridProps,
  type GridDataSource,
} from '@mui/x-data-grid';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ConfirmChange from './demos/confirm-change.tsx';
import { columns, meters, type Meter } from './demos/data.ts';
import SaveReadings from './demos/save-readings.tsx';
import SourceUpdates from './demos/source-updates.tsx';

const wide = (children: ReactNode) => <div style={{ width: 700 }}>{children}</div>;
const cell = (id: number, field: string) => {
  const found = document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`);
  if (!found) throw new Error(`No cell ${id} ${field}`);
  return found;
};
const editing = () => document.querySelector('.MuiDataGrid-cell--editing') !== null;
const slow = { timeout: 4000 };

/** Opens a cell and types instead of its value. */
async function edit(id: number, field: string, text: string) {
  await expect.poll(() => cell(id, field)).toBeTruthy();
  await userEvent.dblClick(cell(id, field));
  await expect.poll(editing).toBe(true);
  await userEvent.keyboard(`{Control>}a{/Control}${text}`);
}

function Grid(props: Partial<DataGridProps<Meter>>) {
  return wide(<DataGrid rows={meters} columns={columns} hideFooter {...props} />);
}

claim(
  'The grid calls it when people finish editing a cell or row, waits for the promise that it returns, and shows the row that the promise resolves to.',
  async () => {
    await show(wide(<SaveReadings />));
    await edit(1, 'tenant', '  Adeyemi {Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('Saved unit 1A.');
    // The server trimmed the name.
    await expect.poll(() => cell(1, 'tenant').textContent).toBe('Adeyemi');
  },
);

claim('Until the promise settles, the cell stays in edit mode.', async () => {
  let answer: (row: Meter) => void = () => undefined;
  const processRowUpdate = vi.fn(
    () =>
      new Promise<Meter>((resolve) => {
        answer = resolve;
      }),
  );
  await show(<Grid processRowUpdate={processRowUpdate} />);
  await edit(1, 'tenant', 'Adeyemi{Enter}');
  await expect.poll(() => processRowUpdate.mock.calls.length).toBe(1);
  expect(editing()).toBe(true);
  expect(processRowUpdate.mock.lastCall).toEqual([
    { id: 1, unit: '1A', tenant: 'Adeyemi', reading: 1204 },
    meters[0],
    { rowId: 1 },
  ]);
  answer({ id: 1, unit: '9Z', tenant: 'From the server', reading: 1 });
  await expect.poll(editing).toBe(false);
  await expect.poll(() => cell(1, 'tenant').textContent).toBe('From the server');
  expect(cell(1, 'unit').textContent).toBe('9Z');
});

claim(
  'People can still type, but a successful save discards that text, and :kbd[Esc] has no effect.',
  async () => {
    let answer = () => {};
    const processRowUpdate = vi.fn(
      (row: Meter) =>
        new Promise<Meter>((resolve) => {
          answer = () => resolve(row);
        }),
    );
    await show(<Grid processRowUpdate={processRowUpdate} />);
    await edit(1, 'tenant', 'Adeyemi{Enter}');
    await expect.poll(() => processRowUpdate.mock.calls.length).toBe(1);
    await userEvent.keyboard('-Jones');
    await expect.element(page.getByRole('textbox')).toHaveValue('Adeyemi-Jones');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('textbox')).toHaveValue('Adeyemi-Jones');
    answer();
    await expect.poll(editing).toBe(false);
    expect(cell(1, 'tenant').textContent).toBe('Adeyemi');
    expect(processRowUpdate).toHaveBeenCalledTimes(1);
  },
);

claim(':kbd[Esc] cancels editing and does not call `processRowUpdate` at all.', async () => {
  const processRowUpdate = vi.fn((row: Meter) => row);
  await show(<Grid processRowUpdate={processRowUpdate} />);
  await edit(1, 'tenant', 'Adeyemi{Escape}');
  await expect.poll(editing).toBe(false);
  expect(cell(1, 'tenant').textContent).toBe('Okafor');
  expect(processRowUpdate).not.toHaveBeenCalled();
});

claim('The callback also fires when people leave a cell without a change.', async () => {
  const processRowUpdate = vi.fn((row: Meter) => row);
  await show(<Grid processRowUpdate={processRowUpdate} />);
  await expect.poll(() => cell(1, 'tenant')).toBeTruthy();
  await userEvent.dblClick(cell(1, 'tenant'));
  await expect.poll(editing).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => processRowUpdate.mock.calls.length).toBe(1);
});

claim('The grid does not call `processRowUpdate` while a value is invalid.', async () => {
  const processRowUpdate = vi.fn((row: Meter) => row);
  await show(
    <Grid
      columns={columns.map((column) => ({
        ...column,
        preProcessEditCellProps: ({ props }) => ({ ...props, error: props.value === '' }),
      }))}
      processRowUpdate={processRowUpdate}
    />,
  );
  const invalid = () => cell(1, 'tenant').querySelector('input')?.getAttribute('aria-invalid');
  await edit(1, 'tenant', '{Delete}');
  await expect.poll(invalid).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(editing()).toBe(true);
  expect(processRowUpdate).not.toHaveBeenCalled();
  await userEvent.keyboard('New');
  await expect.poll(invalid).toBe('false');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => processRowUpdate.mock.lastCall?.[0].tenant).toBe('New');
});

claim(
  'If the returned row differs from the previous one, the grid clears the cache of the data source.',
  async () => {
    const cleared = vi.fn();
    const cache = { get: () => undefined, set: () => undefined, clear: cleared };
    const dataSource: GridDataSource = {
      getRows: () => Promise.resolve({ rows: meters, rowCount: 3 }),
      updateRow: ({ updatedRow, previousRow }) =>
        Promise.resolve(updatedRow.tenant === 'Refused' ? previousRow : updatedRow),
    };
    await show(
      <div style={{ height: 300, width: 700 }}>
        <DataGrid columns={columns} dataSource={dataSource} dataSourceCache={cache} />
      </div>,
    );
    await expect.poll(() => document.querySelector('[data-id="1"]'), slow).not.toBeNull();
    cleared.mockClear();
    await edit(1, 'tenant', 'Refused{Enter}');
    await expect.poll(editing).toBe(false);
    expect(cleared).not.toHaveBeenCalled();
    await edit(1, 'tenant', 'Adeyemi{Enter}');
    await expect.poll(() => cleared.mock.calls.length).toBe(1);
  },
);

claim('If both are set, an edit calls `updateRow` and not `processRowUpdate`.', async () => {
  const updateRow = vi.fn(({ updatedRow }) => Promise.resolve(updatedRow));
  const processRowUpdate = vi.fn((row: Meter) => row);
  const dataSource: GridDataSource = {
    getRows: () => Promise.resolve({ rows: meters, rowCount: 3 }),
    updateRow,
  };
  await show(
    <div style={{ height: 300, width: 700 }}>
      <DataGrid columns={columns} dataSource={dataSource} processRowUpdate={processRowUpdate} />
    </div>,
  );
  await expect.poll(() => document.querySelector('[data-id="1"]'), slow).not.toBeNull();
  await edit(1, 'tenant', 'Adeyemi{Enter}');
  await expect.poll(editing).toBe(false);
  expect(updateRow.mock.calls[0]?.[0]).toMatchObject({ rowId: 1 });
  expect(cell(1, 'tenant').textContent).toBe('Adeyemi');
  expect(processRowUpdate).not.toHaveBeenCalled();
});

claim('It may leave out fields that did not change.', async () => {
  const partial: DataGridProps['processRowUpdate'] = (row) => ({ id: row.id, tenant: 'Merged' });
  await show(wide(<DataGrid rows={meters} columns={columns} processRowUpdate={partial} />));
  await edit(1, 'tenant', 'x{Enter}');
  await expect.poll(() => cell(1, 'tenant').textContent).toBe('Merged');
  expect(cell(1, 'reading').textContent).toBe('1,204');
});

claim('returns nothing', async () => {
  const failed = vi.fn();
  const nothing: DataGridProps['processRowUpdate'] = () => undefined;
  await show(
    wide(
      <DataGrid
        rows={meters}
        columns={columns}
        processRowUpdate={nothing}
        onProcessRowUpdateError={failed}
      />,
    ),
  );
  await edit(1, 'tenant', 'x{Enter}');
  await expect.poll(() => failed.mock.calls.length).toBe(1);
  expect(editing()).toBe(true);
});

claim('Otherwise, the next new `rows` array shows the old values.', async () => {
  function Renders() {
    const [rows, setRows] = useState(meters);
    return (
      <>
        <button onClick={() => setRows([...rows])}>Replace</button>
        <Grid rows={rows} processRowUpdate={(row) => row} />
      </>
    );
  }
  await show(<Renders />);
  await edit(1, 'tenant', 'Adeyemi{Enter}');
  await expect.poll(() => cell(1, 'tenant').textContent).toBe('Adeyemi');
  await page.getByRole('button', { name: 'Replace' }).click();
  await expect.poll(() => cell(1, 'tenant').textContent).toBe('Okafor');
});

claim(
  'The cell stays open with what people typed, so they can correct it or cancel with :kbd[Esc].',
  async () => {
    await show(wide(<SaveReadings />));
    await edit(1, 'reading', '5{Enter}');
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('The reading cannot be lower than 1204.');
    expect(cell(1, 'reading').querySelector('input')?.value).toBe('5');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => cell(1, 'reading').textContent).toBe('1,204');
  },
);

claim(
  'Return a promise, open a dialog, and resolve the promise with the new or the old row:',
  async () => {
    await show(wide(<ConfirmChange />));
    await edit(2, 'tenant', 'Berg{Enter}');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(editing, slow).toBe(false);
    expect(cell(2, 'tenant').textContent).toBe('Jansen');
    await expect.poll(() => document.querySelector('[role=dialog]'), slow).toBeNull();
    await edit(2, 'tenant', 'Berg{Enter}');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => cell(2, 'tenant').textContent, slow).toBe('Berg');
    // The focus is back in the grid.
    await expect.poll(() => document.activeElement?.closest('[role=grid]'), slow).not.toBeNull();
  },
);

claim(
  'If the promise rejects, the cell stays in edit mode and `onDataSourceError` gets a `GridUpdateRowError` with the parameters in `params`.',
  async () => {
    const first = await show(wide(<SourceUpdates />));
    await edit(1, 'reading', '1300{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('Saved unit 1A.');
    await expect.poll(() => cell(1, 'reading').textContent).toBe('1,300');
    await edit(1, 'reading', '7{Enter}');
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('The reading cannot be lower than 1300.');
    expect(editing()).toBe(true);
    await first.unmount();

    const updateRow = vi.fn(() => Promise.reject(new Error('No')));
    const ignored = vi.fn();
    const errors: Error[] = [];
    const dataSource = {
      getRows: () => Promise.resolve({ rows: meters, rowCount: 3 }),
      updateRow,
    };
    await show(
      <div style={{ height: 300, width: 700 }}>
        <DataGrid
          columns={columns}
          dataSource={dataSource}
          processRowUpdate={ignored}
          onDataSourceError={(error) => errors.push(error)}
        />
      </div>,
    );
    // Without a change, it does not run.
    await expect.poll(() => cell(1, 'tenant'), slow).toBeTruthy();
    await userEvent.dblClick(cell(1, 'tenant'));
    await expect.poll(editing).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect.poll(editing).toBe(false);
    expect(updateRow).not.toHaveBeenCalled();
    await edit(1, 'tenant', 'x{Enter}');
    await expect.poll(() => errors.length).toBe(1);
    const error = errors[0];
    expect(error instanceof GridUpdateRowError && error.params.rowId).toBe(1);
    expect(ignored).not.toHaveBeenCalled();
  },
);
