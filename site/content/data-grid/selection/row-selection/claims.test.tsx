import { useState } from 'react';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ArchiveMessages from './demos/archive-messages.tsx';
import KeysPro from './demos/keys-pro.tsx';
import LockedMessages from './demos/locked-messages.tsx';
import ReadMessage from './demos/read-message.tsx';

const columns: GridColDef[] = [{ field: 'name', width: 200 }];
const people = ['Ada', 'Ben', 'Cleo', 'Dov'].map((name, id) => ({ id, name }));
const size = { height: 340, width: 500 };
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });
const selectAll = () => page.getByRole('checkbox', { name: 'Select all rows' });
const selectedRows = () => document.querySelectorAll('[role=row][aria-selected=true]').length;
const text = ({ type, ids }: GridRowSelectionModel) => `${type}:${[...ids].join()}`;

claim(
  'With checkboxes, a click anywhere in a row selects it and keeps the other rows selected; a second click deselects it.',
  async () => {
    await show(<ArchiveMessages />);
    const button = page.getByRole('button', { name: /^Archive/ });
    await cell('08:05').click();
    await expect.element(button).toHaveTextContent('Archive (1)');
    await cell('08:18').click();
    await expect.element(button).toHaveTextContent('Archive (2)');
    await cell('08:05').click();
    await expect.element(button).toHaveTextContent('Archive (1)');
  },
);

claim('A second click on the selected row deselects it.', async () => {
  await show(<ReadMessage />);
  const first = page.getByRole('gridcell').first();
  await first.click();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Parking permit: sent by A. Brandt at 08:05.');
  await first.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Select a message to read it.');
});

claim(
  '`DataGrid` gives `include` with the id of every loaded row that passes the filters.',
  async () => {
    const changed = vi.fn();
    await show(
      <div style={size}>
        <DataGrid
          rows={people}
          columns={columns}
          checkboxSelection
          onRowSelectionModelChange={(model) => changed(text(model))}
        />
      </div>,
    );
    await selectAll().click();
    await expect.poll(() => changed.mock.lastCall).toEqual(['include:0,1,2,3']);
  },
);

claim(
  "`DataGridPro` and `DataGridPremium` give `{ type: 'exclude', ids: new Set() }`.",
  async () => {
    const changed = vi.fn();
    await show(
      <div style={size}>
        <DataGridPro
          rows={people}
          columns={columns}
          checkboxSelection
          onRowSelectionModelChange={(model) => changed(text(model))}
        />
      </div>,
    );
    await selectAll().click();
    await expect.poll(() => changed.mock.lastCall).toEqual(['exclude:']);
    await cell('Ben').click();
    await expect.poll(() => changed.mock.lastCall).toEqual(['exclude:1']);
  },
);

claim(
  'They fall back to `include` with the ids while a filter is active, with `isRowSelectable` or `checkboxSelectionVisibleOnly`, and when both sides of `rowSelectionPropagation` are off.',
  async () => {
    const changed = vi.fn();
    const common = {
      rows: people,
      columns,
      checkboxSelection: true,
      onRowSelectionModelChange: (model: GridRowSelectionModel) => changed(text(model)),
    };
    const grids = [
      <DataGridPro
        key="filter"
        {...common}
        initialState={{
          filter: { filterModel: { items: [{ field: 'name', operator: 'contains', value: 'e' }] } },
        }}
      />,
      <DataGridPro key="selectable" {...common} isRowSelectable={({ id }) => id !== 0} />,
      <DataGridPro key="visible" {...common} pagination checkboxSelectionVisibleOnly />,
      <DataGridPro
        key="propagation"
        {...common}
        rowSelectionPropagation={{ parents: false, descendants: false }}
      />,
    ];
    const expected = ['include:1,2', 'include:1,2,3', 'include:0,1,2,3', 'include:0,1,2,3'];
    for (const [index, grid] of grids.entries()) {
      const screen = await show(<div style={size}>{grid}</div>);
      await selectAll().click();
      await expect.poll(() => changed.mock.lastCall).toEqual([expected[index]]);
      await screen.unmount();
    }
  },
);

claim(
  'The checkboxes of the other rows are disabled, and “select all” passes over them.',
  async () => {
    await show(<LockedMessages />);
    await expect.element(page.getByRole('row').nth(4).getByRole('checkbox')).toBeDisabled();
    await selectAll().click();
    // six of the thirty-two messages are locked
    await expect.element(page.getByText('26 rows selected')).toBeVisible();
  },
);

claim('Pro selects ranges without checkboxes.', async () => {
  await show(<KeysPro />);
  await cell('08:05').click();
  await expect.poll(selectedRows).toBe(1);
  await userEvent.keyboard('{Shift>}');
  await cell('08:51').click();
  await userEvent.keyboard('{/Shift}');
  await expect.poll(selectedRows).toBe(4);
});

claim(
  'A selected row that a filter hides leaves the selection, unless you set `keepNonExistentRowsSelected`.',
  async () => {
    function Filtered({ keep }: { keep: boolean }) {
      const [word, setWord] = useState('');
      const [model, setModel] = useState<GridRowSelectionModel>({
        type: 'include',
        ids: new Set([0, 1]),
      });
      return (
        <div style={size}>
          <button onClick={() => setWord('Ben')}>Only Ben</button>
          <output>{text(model)}</output>
          <DataGrid
            rows={people}
            columns={columns}
            checkboxSelection
            keepNonExistentRowsSelected={keep}
            filterModel={{ items: [{ id: 1, field: 'name', operator: 'contains', value: word }] }}
            rowSelectionModel={model}
            onRowSelectionModelChange={setModel}
          />
        </div>
      );
    }
    for (const keep of [false, true]) {
      const screen = await show(<Filtered keep={keep} />);
      await page.getByRole('button', { name: 'Only Ben' }).click();
      await expect.element(cell('Ada')).not.toBeInTheDocument();
      await expect
        .element(page.getByRole('status'))
        .toHaveTextContent(keep ? 'include:0,1' : 'include:1');
      await screen.unmount();
    }
  },
);

claim('selects all rows, if the grid allows many', async () => {
  const one = await show(
    <div style={size}>
      <DataGrid rows={people} columns={columns} />
    </div>,
  );
  await cell('Ada').click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.poll(selectedRows).toBe(1);
  await one.unmount();
  await show(
    <div style={size}>
      <DataGrid rows={people} columns={columns} checkboxSelection />
    </div>,
  );
  await cell('Ada').click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.poll(selectedRows).toBe(4);
});

claim('A grid that allows many has `aria-multiselectable`.', async () => {
  await show(
    <div style={size}>
      <DataGrid rows={people} columns={columns} checkboxSelection />
    </div>,
  );
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
});
