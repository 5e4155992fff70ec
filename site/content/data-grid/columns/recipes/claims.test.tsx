import { useState } from 'react';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent } from '#claims';
import ColumnsFromData from './demos/columns-from-data.tsx';
import { trails } from './demos/data.ts';
import KeepChanges from './demos/keep-changes.tsx';
import RowNumbers from './demos/row-numbers.tsx';

const header = (field: string) => {
  const found = document.querySelector(`[role=columnheader][data-field="${field}"]`);
  if (!found) throw new Error(`No header ${field}`);
  return found;
};
const width = (field: string) => header(field).getBoundingClientRect().width;
const order = () =>
  [...document.querySelectorAll('[role=columnheader][data-field]')]
    .map((element) => element.getAttribute('data-field'))
    .join(' ');
const texts = (field: string) =>
  [...document.querySelectorAll(`[role=gridcell][data-field="${field}"]`)].map(
    (element) => element.textContent,
  );

/** Drags the separator of a header by some pixels. */
function resize(field: string, by: number) {
  const separator = header(field).querySelector('.MuiDataGrid-columnSeparator--resizable');
  if (!separator) throw new Error(`No separator ${field}`);
  const start = separator.getBoundingClientRect().left;
  const fire = (type: string, target: EventTarget, clientX: number, buttons: number) =>
    target.dispatchEvent(
      new MouseEvent(type, { bubbles: true, cancelable: true, clientX, buttons }),
    );
  fire('mousedown', separator, start, 1);
  fire('mousemove', document, start + by, 1);
  fire('mouseup', document, start + by, 0);
}

/** Drags a header over another one; a `DataTransfer` from a script always says `none`. */
function drag(from: string, to: string) {
  const fire = (type: string, element: Element | null, clientX: number) => {
    const dataTransfer = new DataTransfer();
    Object.defineProperty(dataTransfer, 'dropEffect', { value: 'move' });
    element?.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, clientX, dataTransfer }),
    );
  };
  const source = header(from).querySelector('[draggable=true]');
  const target = header(to).querySelector('[draggable=true]');
  const start = header(from).getBoundingClientRect().left + 10;
  const end = header(to).getBoundingClientRect().left + 10;
  fire('dragstart', source, start);
  fire('dragover', target, start < end ? end - 1 : end + 1);
  fire('dragover', target, end);
  fire('dragend', source, end);
}

function Renders() {
  const [count, setCount] = useState(0);
  const columns: GridColDef[] = [
    { field: 'name', width: 150 },
    { field: 'length', headerName: `Length ${count}`, width: 120 },
    { field: 'level', width: 120 },
  ];
  return (
    <div style={{ width: 700 }}>
      <button onClick={() => setCount(count + 1)}>New columns</button>
      <DataGridPro rows={trails} columns={columns} />
    </div>
  );
}

claim(
  'A new `columns` array resets the grid to the widths and the order of that array.',
  async () => {
    await show(<Renders />);
    await expect.poll(order).toBe('name length level');
    resize('name', 60);
    await expect.poll(() => width('name')).toBe(210);
    drag('name', 'length');
    await expect.poll(order).toBe('length name level');
    await page.getByRole('button', { name: 'New columns' }).click();
    await expect.poll(order).toBe('name length level');
    expect(width('name')).toBe(150);
  },
);

claim('Remember what people change, and apply it to each new array.', async () => {
  await show(
    <div style={{ width: 700 }}>
      <KeepChanges />
    </div>,
  );
  await expect.poll(order).toBe('name length level');
  resize('name', -80);
  const narrowed = 700 - 130 - 120 - 80;
  await expect.poll(() => Math.abs(width('name') - narrowed)).toBeLessThan(4);
  const before = width('name');
  drag('name', 'length');
  await expect.poll(order).toBe('length name level');
  await page.getByRole('button', { name: 'Miles' }).click();
  await expect.poll(() => header('length').textContent).toContain('(mi)');
  expect(order()).toBe('length name level');
  expect(width('name')).toBe(before);
});

claim(
  'The column visibility, the filters and the sorting are not affected: the grid keeps them for as long as the fields exist.',
  async () => {
    function Renamed() {
      const [count, setCount] = useState(0);
      return (
        <div style={{ width: 700 }}>
          <button onClick={() => setCount(count + 1)}>New columns</button>
          <DataGrid
            rows={trails}
            columns={[
              { field: 'name', headerName: `Name ${count}` },
              { field: 'length', type: 'number' },
              { field: 'level' },
            ]}
            initialState={{
              columns: { columnVisibilityModel: { level: false } },
              sorting: { sortModel: [{ field: 'length', sort: 'desc' }] },
              filter: {
                filterModel: { items: [{ field: 'level', operator: 'equals', value: 'Easy' }] },
              },
            }}
          />
        </div>
      );
    }
    await show(<Renamed />);
    await expect.poll(() => texts('name')).toEqual(['Lake Promenade', 'Beaver Boardwalk']);
    await page.getByRole('button', { name: 'New columns' }).click();
    await expect.poll(() => header('name').textContent).toContain('Name 1');
    expect(texts('name')).toEqual(['Lake Promenade', 'Beaver Boardwalk']);
    expect(order()).toBe('name length');
  },
);

claim('`useGridSelector` renders the cell again when the position changes:', async () => {
  await show(
    <div style={{ width: 700 }}>
      <RowNumbers />
    </div>,
  );
  await expect.poll(() => texts('number')).toEqual(['1', '2', '3', '4', '5']);
  await userEvent.click(header('name'));
  await expect.poll(() => texts('name')[0]).toBe('Beaver Boardwalk');
  await expect.poll(() => texts('number')).toEqual(['1', '2', '3', '4', '5']);
});

claim('Numbers continue on the next page.', async () => {
  await show(
    <div style={{ width: 700 }}>
      <RowNumbers />
    </div>,
  );
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect.poll(() => texts('number')).toEqual(['6', '7']);
});

function RowNumber({ id }: { id: GridRowId }) {
  const apiRef = useGridApiContext();
  return useGridSelector(apiRef, gridFilteredSortedRowIdsSelector).indexOf(id) + 1;
}

claim(
  'With server-side pagination, the grid has only the rows of one page, so the numbers start at 1 on each page',
  async () => {
    await show(
      <div style={{ width: 700 }}>
        <DataGrid
          rows={trails.slice(5)}
          rowCount={trails.length}
          columns={[
            { field: 'number', renderCell: ({ id }) => <RowNumber id={id} /> },
            { field: 'name' },
          ]}
          paginationMode="server"
          paginationModel={{ page: 1, pageSize: 5 }}
          pageSizeOptions={[5]}
        />
      </div>,
    );
    await expect.poll(() => texts('name')[0]).toBe('Waterfall Steps');
    expect(texts('number')).toEqual(['1', '2']);
  },
);

claim(
  '`api.getRowIndexRelativeToVisibleRows(id)` also returns a position, but it starts at 0 on each page.',
  async () => {
    const columns: GridColDef[] = [
      { field: 'n', renderCell: ({ api, id }) => api.getRowIndexRelativeToVisibleRows(id) },
      { field: 'name' },
    ];
    await show(
      <div style={{ width: 700 }}>
        <DataGrid
          rows={trails}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
        />
      </div>,
    );
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect.poll(() => texts('name')[0]).toBe('Waterfall Steps');
    expect(texts('n')).toEqual(['0', '1']);
    await page.getByRole('button', { name: 'Go to previous page' }).click();
    await expect.poll(() => texts('n')).toEqual(['0', '1', '2', '3', '4']);
    // A sort does not render the cells of rows that stay on the page again.
    await userEvent.click(header('name'));
    await expect.poll(() => texts('name')[0]).toBe('Beaver Boardwalk');
    expect(texts('n')).not.toEqual(['0', '1', '2', '3', '4']);
  },
);

claim(
  'Choose the `type` from the values, and the column gets the right filter operators, alignment and sort order:',
  async () => {
    await show(
      <div style={{ width: 700 }}>
        <ColumnsFromData />
      </div>,
    );
    await expect.poll(order).toBe('species count ringed site');
    // As text, 14 would come before 2.
    await userEvent.click(header('count'));
    await expect.poll(() => texts('count')).toEqual(['1', '2', '14', '31']);
    expect(document.querySelector('[data-field=ringed] [data-testid]')).not.toBeNull();
    expect(header('count').className).toContain('alignRight');
  },
);
