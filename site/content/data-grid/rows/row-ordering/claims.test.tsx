import { useState, type ReactNode } from 'react';
import { DataGridPro, type DataGridProProps, type GridApiPro } from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import CustomHandle from './demos/custom-handle.tsx';
import { columns, stops } from './demos/data.ts';
import MoveButtons from './demos/move-buttons.tsx';
import TourStops from './demos/tour-stops.tsx';

const wide = (children: ReactNode) => <div style={{ width: 700 }}>{children}</div>;
const ids = () =>
  [...document.querySelectorAll('[role=row][data-id]')]
    .map((row) => row.getAttribute('data-id'))
    .join(' ');
const handle = (id: number) => {
  const found = document.querySelector<HTMLElement>(
    `[data-id="${id}"] [data-field="__reorder__"] > div`,
  );
  if (!found) throw new Error(`No handle ${id}`);
  return found;
};
const draggable = () => handle(1).getAttribute('draggable');

function fire(type: string, element: Element, clientY: number, dropEffect: string) {
  // A `DataTransfer` from a script always says `none`.
  const dataTransfer = new DataTransfer();
  Object.defineProperty(dataTransfer, 'dropEffect', { value: dropEffect });
  element.dispatchEvent(
    new DragEvent(type, { bubbles: true, cancelable: true, clientY, dataTransfer }),
  );
}

/** Drags a row over the cells of others. The grid compares two positions to see the direction. */
async function drag(from: number, over: number, dropEffect = 'move') {
  const source = handle(from);
  const target = document.querySelector(`[data-id="${over}"] [data-field="city"]`);
  if (!target) throw new Error(`No row ${over}`);
  const start = source.getBoundingClientRect().top + 10;
  const end = target.getBoundingClientRect().top + 10;
  fire('dragstart', source, start, dropEffect);
  // The grid learns of the dragged row with its next rendering.
  await new Promise(requestAnimationFrame);
  fire('dragover', target, start < end ? end - 2 : end + 2, dropEffect);
  fire('dragover', target, end, dropEffect);
  await new Promise(requestAnimationFrame);
  return () => fire('dragend', handle(from), end, dropEffect);
}

function Grid(props: Partial<DataGridProProps>) {
  return wide(<DataGridPro rows={stops} columns={columns} rowReordering hideFooter {...props} />);
}

/** Shows the five stops and waits for their rows. */
async function showStops(element: ReactNode) {
  await show(element);
  await expect.poll(ids).toBe('1 2 3 4 5');
}

/** Shows the stops; what `onRowOrderChange` gets is in the mock. */
async function showReporting() {
  const changed = vi.fn();
  await showStops(
    <Grid
      onRowOrderChange={({ row, oldIndex, targetIndex }) =>
        changed(row.city, oldIndex, targetIndex)
      }
    />,
  );
  return changed;
}

/** Shows a grid whose props change with a click on the button. */
async function showSwitching(
  name: string,
  before: Partial<DataGridProProps>,
  after: typeof before,
) {
  function Switching() {
    const [props, setProps] = useState(before);
    return (
      <>
        <button onClick={() => setProps(after)}>{name}</button>
        <Grid {...props} />
      </>
    );
  }
  await showStops(<Switching />);
  return page.getByRole('button', { name });
}

claim(
  'The grid adds a column with a drag handle, and the row moves while it is dragged.',
  async () => {
    await showStops(wide(<TourStops />));
    const drop = await drag(1, 3);
    await expect.poll(ids).toBe('2 3 1 4 5');
    drop();
    await expect.poll(ids).toBe('2 3 1 4 5');
  },
);

claim('If people drop the row outside the grid, it goes back to where it was.', async () => {
  const changed = await showReporting();
  const drop = await drag(1, 4, 'none');
  await expect.poll(ids).toBe('2 3 4 1 5');
  drop();
  await expect.poll(ids).toBe('1 2 3 4 5');
  expect(changed).not.toHaveBeenCalled();
});

claim('As soon as you pass a new array, the grid uses the order of that array.', async () => {
  const replace = await showSwitching('Replace', { rows: stops }, { rows: [...stops] });
  (await drag(5, 1))();
  await expect.poll(ids).toBe('5 1 2 3 4');
  await replace.click();
  await expect.poll(ids).toBe('1 2 3 4 5');
});

claim(
  '`onRowOrderChange` fires once, when the drag ends. It gets the `row`, its `oldIndex` and its `targetIndex`.',
  async () => {
    const changed = await showReporting();
    const drop = await drag(2, 4);
    await expect.poll(ids).toBe('1 3 4 2 5');
    expect(changed).not.toHaveBeenCalled();
    drop();
    await expect.poll(() => changed.mock.calls).toEqual([['Porto', 1, 3]]);
  },
);

claim(
  'It does fire if the row is dropped in its old place: both indexes are then the same.',
  async () => {
    const changed = await showReporting();
    (await drag(2, 2))();
    await expect.poll(() => changed.mock.calls).toEqual([['Porto', 1, 1]]);
    expect(ids()).toBe('1 2 3 4 5');
  },
);

claim('The indexes count all rows, including those that a filter hides.', async () => {
  const changed = vi.fn();
  await show(
    <Grid
      onRowOrderChange={({ oldIndex, targetIndex }) => changed(oldIndex, targetIndex)}
      initialState={{
        filter: { filterModel: { items: [{ field: 'seats', operator: '>', value: '500' }] } },
      }}
    />,
  );
  await expect.poll(ids).toBe('1 4 5');
  (await drag(5, 4))();
  await expect.poll(ids).toBe('1 5 4');
  expect(changed.mock.calls).toEqual([[4, 3]]);
});

claim('while the rows are sorted, because the sort model sets their order.', async () => {
  await showStops(<Grid />);
  await expect.poll(draggable).toBe('true');
  await userEvent.click(page.getByRole('columnheader', { name: 'City' }));
  await expect.poll(draggable).toBe('false');
});

claim('while any cell or row is being edited.', async () => {
  await showStops(<Grid columns={columns.map((column) => ({ ...column, editable: true }))} />);
  await expect.poll(draggable).toBe('true');
  await userEvent.dblClick(page.getByRole('gridcell', { name: 'Porto', exact: true }));
  await expect.poll(draggable).toBe('false');
  await userEvent.keyboard('{Escape}');
  await expect.poll(draggable).toBe('true');
});

claim('Pinned rows have no handle, and are not drop targets.', async () => {
  await showStops(<Grid rows={stops.slice(1)} pinnedRows={{ top: stops.slice(0, 1) }} />);
  expect(document.querySelector('[data-id="1"] [data-field="__reorder__"] > div')).toBeNull();
  (await drag(3, 1))();
  expect(ids()).toBe('1 2 3 4 5');
  (await drag(3, 2))();
  await expect.poll(ids).toBe('1 3 2 4 5');
});

claim('Without `rowReordering`, the handle column disappears.', async () => {
  const lock = await showSwitching('Lock', { rowReordering: true }, { rowReordering: false });
  const count = () => document.querySelectorAll('[data-field="__reorder__"]').length;
  await expect.poll(count).toBeGreaterThan(0);
  await lock.click();
  await expect.poll(count).toBe(0);
});

claim('Replace the icon with the slot `rowReorderIcon`.', async () => {
  await showStops(wide(<CustomHandle />));
  await expect.poll(() => handle(1).querySelector('[data-testid=UnfoldMoreIcon]')).not.toBeNull();
  const headers = [...document.querySelectorAll('[role=columnheader]')];
  expect(headers.at(-1)?.getAttribute('data-field')).toBe('__reorder__');
  // The label of the drag preview.
  expect(handle(1).textContent).toBe('Lisbon');
});

claim(
  'Like dragging, it only changes the state of the grid, and it does not call `onRowOrderChange`.',
  async () => {
    const apiRef: { current: GridApiPro | null } = { current: null };
    const changed = vi.fn();
    await showStops(<Grid apiRef={apiRef} onRowOrderChange={changed} />);
    apiRef.current?.setRowIndex(1, 4);
    await expect.poll(ids).toBe('2 3 4 5 1');
    expect(changed).not.toHaveBeenCalled();
  },
);

claim('Always offer another way, such as the buttons in the demo above', async () => {
  await showStops(wide(<MoveButtons />));
  const up = page.getByRole('menuitem', { name: 'Move Vigo up' });
  await up.click();
  await expect.poll(ids).toBe('1 3 2 4 5');
  await expect.element(page.getByRole('status')).toHaveTextContent('Vigo is now stop 2.');
});

claim(
  'Its buttons stop :kbd[Space] from bubbling: otherwise the grid moves down instead of clicking them.',
  async () => {
    await showStops(wide(<MoveButtons />));
    const button = (name: string) => page.getByRole('menuitem', { name });
    await button('Move Vigo up').click();
    await expect.poll(ids).toBe('1 3 2 4 5');
    await expect.element(button('Move Vigo up')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.poll(ids).toBe('3 1 2 4 5');
    await expect.element(button('Move Vigo up')).toHaveFocus();
    // Arrow keys still move between the buttons.
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(button('Move Vigo down')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.poll(ids).toBe('1 3 2 4 5');
  },
);

claim(
  'The demo does not disable the buttons of the first and the last row, because a button that becomes disabled loses the focus.',
  async () => {
    await showStops(wide(<MoveButtons />));
    const up = page.getByRole('menuitem', { name: 'Move Porto up' });
    await up.click();
    await expect.poll(ids).toBe('2 1 3 4 5');
    await expect.element(up).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Porto is already the first stop.');
    await expect.element(up).toHaveFocus();
    expect(ids()).toBe('2 1 3 4 5');
  },
);
