import { useState } from 'react';
import { DataGrid, GRID_CHECKBOX_SELECTION_COL_DEF, type GridApi } from '@mui/x-data-grid';
import { DataGridPro, type DataGridProProps, type GridApiPro } from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import { columns, songs } from './demos/data.ts';
import FixedColumn from './demos/fixed-column.tsx';
import MoveItems from './demos/move-items.tsx';
import SavedOrder from './demos/saved-order.tsx';
import SetList from './demos/set-list.tsx';

const header = (field: string) => {
  const found = document.querySelector(`[role=columnheader][data-field="${field}"]`);
  if (!found) throw new Error(`No header ${field}`);
  return found;
};
const order = () =>
  [...document.querySelectorAll('[role=columnheader][data-field]')]
    .map((element) => element.getAttribute('data-field'))
    .join(' ');

/** An event of a drag. A `DataTransfer` from a script always says `none`, so the effect is set here. */
function fire(type: string, element: Element, clientX: number, dropEffect = 'move') {
  const dataTransfer = new DataTransfer();
  Object.defineProperty(dataTransfer, 'dropEffect', { value: dropEffect });
  element.dispatchEvent(
    new DragEvent(type, { bubbles: true, cancelable: true, clientX, dataTransfer }),
  );
}

const x = (element: Element) => element.getBoundingClientRect().left + 10;

/** Starts to drag a header. */
function grab(field: string) {
  const source = header(field).querySelector('[draggable=true]');
  if (!source) throw new Error(`${field} cannot be dragged`);
  const start = x(source);
  fire('dragstart', source, start);
  return {
    /** The grid compares two positions to see the direction. */
    over(target: Element | null) {
      if (!target) throw new Error('No target');
      const end = x(target);
      fire('dragover', target, start < end ? end - 1 : end + 1);
      fire('dragover', target, end);
    },
    drop: (dropEffect?: string) => fire('dragend', source, start, dropEffect),
  };
}

const handle = (field: string) =>
  header(field).querySelector('.MuiDataGrid-columnHeaderDraggableContainer');

/** Drags a header over others and drops it there. */
function drag(from: string, ...over: string[]) {
  const grabbed = grab(from);
  for (const field of over) grabbed.over(handle(field));
  grabbed.drop();
}

function Grid(props: Partial<DataGridProProps>) {
  return (
    <div style={{ width: 900 }}>
      <DataGridPro rows={songs} columns={columns} hideFooter {...props} />
    </div>
  );
}

claim(
  'If you drop the header outside the grid, the column goes back to where it was.',
  async () => {
    await show(
      <div style={{ width: 900 }}>
        <SetList />
      </div>,
    );
    await expect.poll(order).toBe('id title key tempo length lead');
    const title = grab('title');
    title.over(handle('lead'));
    await expect.poll(order).toBe('id key tempo length lead title');
    title.drop('none');
    await expect.poll(order).toBe('id title key tempo length lead');
  },
);

claim('Set `keepColumnPositionIfDraggedOutside` to keep the last position instead.', async () => {
  const changed = vi.fn();
  await show(<Grid keepColumnPositionIfDraggedOutside onColumnOrderChange={changed} />);
  await expect.poll(order).toBe('id title key tempo length lead');
  const title = grab('title');
  title.over(handle('lead'));
  title.drop('none');
  await expect.poll(() => changed.mock.calls.length).toBe(1);
  await expect.poll(order).toBe('id key tempo length lead title');
});

claim(
  'Nothing can be dropped on such a column, so a column at the edge of the grid stays at the edge.',
  async () => {
    const free = await show(<Grid />);
    await expect.poll(order).toBe('id title key tempo length lead');
    // Without `disableReorder`, both the header and a cell accept the drop.
    drag('key', 'id');
    await expect.poll(order).toBe('key id title tempo length lead');
    const tempo = grab('tempo');
    tempo.over(document.querySelector('[data-id="1"] [data-field="key"]'));
    tempo.drop();
    await expect.poll(order).toBe('tempo key id title length lead');
    await free.unmount();

    await show(
      <div style={{ width: 900 }}>
        <FixedColumn />
      </div>,
    );
    await expect.poll(order).toBe('id title key length');
    expect(header('id').querySelector('[draggable=true]')).toBeNull();
    const key = grab('key');
    key.over(handle('id'));
    key.over(document.querySelector('[data-id="1"] [data-field="id"]'));
    expect(order()).toBe('id title key length');
    key.over(handle('title'));
    await expect.poll(order).toBe('id key title length');
    key.drop();
  },
);

claim(
  'A `disableReorder` column in the middle does not block the others: when a column is dragged across it, it shifts over.',
  async () => {
    await show(
      <Grid
        columns={columns.map((column) => ({ ...column, disableReorder: column.field === 'key' }))}
      />,
    );
    await expect.poll(order).toBe('id title key tempo length lead');
    expect(header('key').querySelector('[draggable=true]')).toBeNull();
    drag('title', 'tempo');
    await expect.poll(order).toBe('id key tempo title length lead');
    // Neither its header nor its cells accept a drop.
    const tempo = grab('tempo');
    tempo.over(handle('key'));
    tempo.over(document.querySelector('[data-id="1"] [data-field="key"]'));
    expect(order()).toBe('id key tempo title length lead');
    tempo.over(handle('id'));
    await expect.poll(order).toBe('tempo id key title length lead');
    tempo.drop();
  },
);

claim(
  'To turn reordering off for the whole grid, set `disableColumnReorder`. [Pinned columns](/x/react-data-grid/column-pinning/) cannot be dragged, and other columns cannot be dropped among them.',
  async () => {
    const off = await show(<Grid disableColumnReorder />);
    await expect.poll(order).toBe('id title key tempo length lead');
    expect(document.querySelectorAll('[role=columnheader] [draggable=true]')).toHaveLength(0);
    await off.unmount();
    await show(<Grid pinnedColumns={{ left: ['id', 'title'], right: ['lead'] }} />);
    await expect.poll(order).toBe('id title key tempo length lead');
    for (const field of ['id', 'title', 'lead']) {
      expect(header(field).querySelector('[draggable=true]')).toBeNull();
    }
    const tempo = grab('tempo');
    for (const field of ['id', 'title', 'lead']) {
      tempo.over(handle(field));
      tempo.over(document.querySelector(`[data-id="1"] [data-field="${field}"]`));
    }
    expect(order()).toBe('id title key tempo length lead');
    tempo.over(handle('key'));
    await expect.poll(order).toBe('id title tempo key length lead');
    tempo.drop();
  },
);

claim('Read it in `onColumnOrderChange`, which fires once, when the drag ends.', async () => {
  const changed = vi.fn();
  await show(
    <Grid
      initialState={{ columns: { columnVisibilityModel: { id: false } } }}
      onColumnOrderChange={(params) => changed(params.oldIndex, params.targetIndex)}
    />,
  );
  await expect.poll(order).toBe('title key tempo length lead');
  const title = grab('title');
  title.over(handle('key'));
  title.over(handle('tempo'));
  await expect.poll(order).toBe('key tempo title length lead');
  expect(changed).not.toHaveBeenCalled();
  title.drop();
  // The hidden column counts.
  expect(changed.mock.calls).toEqual([[1, 3]]);
});

claim(
  'The callback also fires when a column is dropped where it started, but not when it goes back because it was dropped outside the grid.',
  async () => {
    const changed = vi.fn();
    await show(
      <Grid onColumnOrderChange={(params) => changed(params.oldIndex, params.targetIndex)} />,
    );
    await expect.poll(order).toBe('id title key tempo length lead');
    drag('title', 'title');
    expect(changed.mock.calls).toEqual([[1, 1]]);
    const title = grab('title');
    title.over(handle('lead'));
    await expect.poll(order).toBe('id key tempo length lead title');
    title.drop('none');
    await expect.poll(order).toBe('id title key tempo length lead');
    expect(changed).toHaveBeenCalledTimes(1);
  },
);

claim('or restore it at any time with `restoreState`:', async () => {
  await show(
    <div style={{ width: 900 }}>
      <SavedOrder />
    </div>,
  );
  await expect.poll(order).toBe('title lead id key tempo length');
  drag('title', 'id');
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Saved: lead, id, title, key, tempo, length');
  await page.getByRole('button', { name: 'Restore default order' }).click();
  await expect.poll(order).toBe('id title key tempo length lead');
});

claim(
  'Fields that no longer exist are ignored, and columns that are not in the list come after the listed ones.',
  async () => {
    await show(
      <Grid initialState={{ columns: { orderedFields: ['lead', 'composer', 'length'] } }} />,
    );
    await expect.poll(order).toBe('lead length id title key tempo');
  },
);

claim(
  'if you write the list yourself, start it with `GRID_CHECKBOX_SELECTION_COL_DEF.field`',
  async () => {
    const without = await show(
      <Grid checkboxSelection initialState={{ columns: { orderedFields: ['lead', 'title'] } }} />,
    );
    await expect.poll(order).toBe('lead title __check__ id key tempo length');
    await without.unmount();
    const orderedFields = [GRID_CHECKBOX_SELECTION_COL_DEF.field, 'lead', 'title'];
    await show(<Grid checkboxSelection initialState={{ columns: { orderedFields } }} />);
    await expect.poll(order).toBe('__check__ lead title id key tempo length');
  },
);

claim('A new `columns` array puts the columns in the order of that array.', async () => {
  function Renders() {
    const [count, setCount] = useState(0);
    return (
      <>
        <button onClick={() => setCount(count + 1)}>Render</button>
        <Grid columns={[...columns]} />
      </>
    );
  }
  await show(<Renders />);
  await expect.poll(order).toBe('id title key tempo length lead');
  drag('title', 'tempo');
  await expect.poll(order).toBe('id key tempo title length lead');
  await page.getByRole('button', { name: 'Render' }).click();
  await expect.poll(order).toBe('id title key tempo length lead');
});

claim('`orderedFields` works in the Community `DataGrid` too.', async () => {
  await show(
    <div style={{ width: 900 }}>
      <DataGrid
        rows={songs}
        columns={columns}
        initialState={{ columns: { orderedFields: ['lead', 'title'] } }}
      />
    </div>,
  );
  await expect.poll(order).toBe('lead title id key tempo length');
  expect(header('lead').querySelector('[draggable=true]')).toBeNull();
});

claim('The index starts at 0 and counts hidden columns too.', async () => {
  const apiRef: { current: GridApiPro | null } = { current: null };
  const changed = vi.fn();
  await show(
    <Grid
      apiRef={apiRef}
      onColumnOrderChange={changed}
      initialState={{ columns: { columnVisibilityModel: { title: false } } }}
    />,
  );
  await expect.poll(order).toBe('id key tempo length lead');
  apiRef.current?.setColumnIndex('lead', 2);
  await expect.poll(order).toBe('id lead key tempo length');
  // Neither does it call `onColumnOrderChange`.
  expect(changed).not.toHaveBeenCalled();
});

claim(
  'This column menu has items that move a column, and they also work with the keyboard:',
  async () => {
    await show(
      <div style={{ width: 900 }}>
        <MoveItems />
      </div>,
    );
    await expect.poll(order).toBe('id title key tempo length lead');
    await userEvent.click(header('title'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const item = page.getByRole('menuitem', { name: 'Move to next position' });
    await expect.element(item).toBeVisible();
    for (let step = 0; step < 12; step += 1) {
      if (document.activeElement === item.element()) break;
      await userEvent.keyboard('{ArrowDown}');
    }
    await userEvent.keyboard('{Enter}');
    await expect.poll(order).toBe('id key title tempo length lead');
  },
);

claim('Index 0 is then the rightmost column.', async () => {
  const apiRef: { current: GridApiPro | null } = { current: null };
  await show(<Grid apiRef={apiRef} />, { direction: 'rtl' });
  await expect.poll(order).toBe('id title key tempo length lead');
  apiRef.current?.setColumnIndex('lead', 0);
  await expect.poll(order).toBe('lead id title key tempo length');
  const right = (field: string) => header(field).getBoundingClientRect().right;
  expect(right('lead')).toBeGreaterThan(right('id'));
  // Dragging to the left moves a column to a higher index.
  drag('lead', 'title');
  await expect.poll(order).toBe('id title lead key tempo length');
});

claim('It also ignores `disableReorder`, which only concerns dragging.', async () => {
  const apiRef: { current: GridApiPro | null } = { current: null };
  await show(
    <Grid
      apiRef={apiRef}
      disableColumnReorder
      columns={columns.map((column) => ({ ...column, disableReorder: true }))}
    />,
  );
  await expect.poll(order).toBe('id title key tempo length lead');
  apiRef.current?.setColumnIndex('lead', 0);
  await expect.poll(order).toBe('lead id title key tempo length');
});

claim('It only lacks dragging and `setColumnIndex`.', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  await show(
    <div style={{ width: 900 }}>
      <DataGrid apiRef={apiRef} rows={songs} columns={columns} />
    </div>,
  );
  await expect.poll(order).toBe('id title key tempo length lead');
  expect(document.querySelectorAll('[role=columnheader] [draggable=true]')).toHaveLength(0);
  expect(apiRef.current).not.toHaveProperty('setColumnIndex');
  apiRef.current?.restoreState({ columns: { orderedFields: ['lead', 'title'] } });
  await expect.poll(order).toBe('lead title id key tempo length');
});

claim('A field that the grid does not have moves the last column instead.', async () => {
  const apiRef: { current: GridApiPro | null } = { current: null };
  await show(<Grid apiRef={apiRef} />);
  await expect.poll(order).toBe('id title key tempo length lead');
  apiRef.current?.setColumnIndex('composer', 1);
  await expect.poll(order).toBe('id lead title key tempo length');
});

claim('headers and cells then show different columns', async () => {
  const apiRef: { current: GridApiPro | null } = { current: null };
  const fields = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute('data-field'));
  const first = () => [
    fields('[role=columnheader][data-field]')[0],
    fields('[data-rowindex="0"] [role=gridcell][data-field]')[0],
  ];
  const pinned = { initialState: { pinnedColumns: { left: ['id'] } } };
  const moved = await show(<Grid apiRef={apiRef} {...pinned} />);
  await expect.poll(first).toEqual(['id', 'id']);
  apiRef.current?.setColumnIndex('id', 3);
  await expect.poll(first).toEqual(['title', 'id']);
  await moved.unmount();
  await show(<Grid apiRef={apiRef} {...pinned} />);
  await expect.poll(first).toEqual(['id', 'id']);
  apiRef.current?.setColumnIndex('key', 1);
  await expect.poll(order).toBe('id key title tempo length lead');
  expect(first()).toEqual(['id', 'id']);
  apiRef.current?.setColumnIndex('lead', 0);
  await expect.poll(first).toEqual(['lead', 'id']);
});

claim('The items of the demo are disabled there.', async () => {
  await show(
    <div style={{ width: 900 }}>
      <MoveItems />
    </div>,
  );
  await expect.poll(order).toBe('id title key tempo length lead');
  const open = async (field: string) => {
    await userEvent.hover(header(field));
    await userEvent.click(
      header(field).querySelector('[aria-label$="column menu"]') ?? header(field),
    );
  };
  const item = (name: string) => page.getByRole('menuitem', { name });
  await open('id');
  await item('Pin to left').click();
  await expect.poll(() => header('id').className).toContain('pinnedLeft');
  await open('title');
  await expect.element(item('Move to previous position')).toHaveAttribute('aria-disabled', 'true');
  await item('Move to next position').click();
  await expect.poll(order).toBe('id key title tempo length lead');
  await open('id');
  await expect.element(item('Move to next position')).toHaveAttribute('aria-disabled', 'true');
});
