import type { ReactNode } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApiPremium,
} from '@mui/x-data-grid-premium';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ControlledCells from './demos/controlled-cells.tsx';
import { columns, museums } from './demos/data.ts';
import FramedRange from './demos/framed-range.tsx';
import RangeSum from './demos/range-sum.tsx';
import VisitorNumbers from './demos/visitor-numbers.tsx';

const wide = (children: ReactNode) => <div style={{ width: 800 }}>{children}</div>;
const cell = (id: number, field: string) => {
  const found = document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`);
  if (!found) throw new Error(`No cell ${id} ${field}`);
  return found;
};
const ready = () => expect.poll(() => cell(1, 'thu')).toBeTruthy();
/** The selected cells as text, such as `1thu`. */
const selected = () =>
  [...document.querySelectorAll<HTMLElement>('[role=gridcell].Mui-selected')]
    .map(
      (element) =>
        `${element.closest('[data-id]')?.getAttribute('data-id')}${element.dataset['field']}`,
    )
    .join(' ');
const selectedRows = () => document.querySelectorAll('[role=row].Mui-selected').length;

function fire(type: string, element: Element, options: MouseEventInit = {}) {
  element.dispatchEvent(
    new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, ...options }),
  );
}
function drag(from: HTMLElement, to: HTMLElement, options: MouseEventInit = {}) {
  fire('mousedown', from, options);
  fire('mouseover', to, options);
  fire('mouseup', to, options);
}

function Grid(props: Partial<DataGridPremiumProps>) {
  return wide(
    <DataGridPremium rows={museums} columns={columns} cellSelection hideFooter {...props} />,
  );
}

claim('Drag over the cells, or hold :kbd[Shift] and use the arrow keys:', async () => {
  await show(wide(<VisitorNumbers />));
  await ready();
  drag(cell(1, 'thu'), cell(2, 'fri'));
  await expect.poll(selected).toBe('1thu 1fri 2thu 2fri');
  await userEvent.click(cell(3, 'sat'));
  await expect.poll(selected).toBe('3sat');
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  await expect.poll(selected).toBe('3sat 3sun 4sat 4sun');
  expect(selectedRows()).toBe(0);
  // The focus stays on the first cell.
  expect(document.activeElement).toBe(cell(3, 'sat'));
});

claim(
  'A click on a cell also selects its row, so the demo sets `disableRowSelectionOnClick`.',
  async () => {
    await show(<Grid />);
    await ready();
    await userEvent.click(cell(1, 'thu'));
    await expect.poll(selected).toBe('1thu');
    await expect.poll(selectedRows).toBe(1);
  },
);

claim(
  'press an arrow key, :kbd[Home], :kbd[End], :kbd[Page Up], :kbd[Page Down] or :kbd[Space] without :kbd[Shift]',
  async () => {
    await show(<Grid />);
    await ready();
    for (const key of ['{ArrowDown}', '{Home}', '{End}', '{PageUp}', '{PageDown}', ' ']) {
      await userEvent.click(cell(1, 'thu'));
      await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
      await expect.poll(selected).toBe('1thu 1fri');
      await userEvent.keyboard(key);
      await expect.poll(selected).toBe('');
    }
  },
);

claim(
  'The value of a field can be `false`, for example after a :kbd[Ctrl] click on a selected cell.',
  async () => {
    const apiRef: { current: GridApiPremium | null } = { current: null };
    await show(<Grid apiRef={apiRef} />);
    await ready();
    await userEvent.click(cell(1, 'thu'));
    await userEvent.keyboard('{Control>}');
    await userEvent.click(cell(2, 'fri'));
    await expect.poll(selected).toBe('1thu 2fri');
    await userEvent.click(cell(1, 'thu'));
    await userEvent.keyboard('{/Control}');
    await expect.poll(selected).toBe('2fri');
    expect(apiRef.current?.getCellSelectionModel()).toEqual({
      1: { thu: false },
      2: { fri: true },
    });
    expect(apiRef.current?.getSelectedCellsAsArray()).toEqual([{ id: 2, field: 'fri' }]);
  },
);

claim('The model keeps cells of rows that are filtered out or on another page.', async () => {
  const apiRef: { current: GridApiPremium | null } = { current: null };
  await show(<Grid apiRef={apiRef} />);
  await ready();
  apiRef.current?.setCellSelectionModel({ 1: { thu: true }, 2: { thu: true } });
  await expect.poll(selected).toBe('1thu 2thu');
  apiRef.current?.setFilterModel({
    items: [{ field: 'museum', operator: 'equals', value: 'Maritime' }],
  });
  await expect.poll(selected).toBe('1thu');
  expect(apiRef.current?.getCellSelectionModel()).toEqual({ 1: { thu: true }, 2: { thu: true } });
  expect(apiRef.current?.getSelectedCellsAsArray()).toEqual([{ id: 1, field: 'thu' }]);
});

claim(
  'To control the model, set `cellSelectionModel` and `onCellSelectionModelChange`:',
  async () => {
    await show(wide(<ControlledCells />));
    await ready();
    await page.getByRole('button', { name: 'Select weekend' }).click();
    await expect.poll(() => selected().split(' ').length).toBe(10);
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await expect.poll(selected).toBe('');
    await userEvent.click(cell(2, 'fri'));
    await expect.poll(selected).toBe('2fri');
  },
);

claim('To start with selected cells, set `initialState.cellSelection`.', async () => {
  await show(<Grid initialState={{ cellSelection: { 1: { thu: true } } }} />);
  await ready();
  await expect.poll(selected).toBe('1thu');
  await userEvent.click(cell(2, 'fri'));
  await expect.poll(selected).toBe('2fri');
});

claim('on a touch screen, a swipe scrolls the grid, and a tap selects one cell', async () => {
  await show(<Grid />);
  await ready();
  const touch = (type: string, element: Element) =>
    element.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'touch' }),
    );
  touch('pointerdown', cell(1, 'thu'));
  for (const target of [cell(1, 'thu'), cell(1, 'fri'), cell(2, 'fri')]) {
    touch('pointerover', target);
    touch('pointermove', target);
  }
  // A swipe ends with `pointercancel`; the browser sends no mouse events.
  touch('pointercancel', cell(2, 'fri'));
  await new Promise(requestAnimationFrame);
  expect(selected()).toBe('');
  fire('mousedown', cell(1, 'thu'));
  fire('mouseup', cell(1, 'thu'));
  fire('click', cell(1, 'thu'));
  await expect.poll(selected).toBe('1thu');
});

claim(
  '`onCellSelectionModelChange` fires for each cell that the pointer enters during a drag.',
  async () => {
    const changed = vi.fn();
    await show(<Grid onCellSelectionModelChange={changed} />);
    await ready();
    fire('mousedown', cell(1, 'thu'));
    fire('mouseover', cell(1, 'fri'));
    fire('mouseover', cell(1, 'sat'));
    fire('mouseover', cell(1, 'sun'));
    fire('mouseup', cell(1, 'sun'));
    await expect.poll(() => changed.mock.calls.length).toBe(3);
  },
);

claim('Read their values with `getCellValue`:', async () => {
  await show(wide(<RangeSum />));
  await ready();
  drag(cell(1, 'museum'), cell(2, 'fri'));
  await expect.element(page.getByRole('status')).toHaveTextContent('4 numbers selected, sum: 1206');
});

claim(
  'Within a row, the fields come in the order in which people selected them, not in the order of the columns.',
  async () => {
    const apiRef: { current: GridApiPremium | null } = { current: null };
    await show(<Grid apiRef={apiRef} />);
    await ready();
    await userEvent.click(cell(2, 'sun'));
    await userEvent.keyboard('{Control>}');
    await userEvent.click(cell(2, 'thu'));
    await userEvent.click(cell(1, 'fri'));
    await userEvent.keyboard('{/Control}');
    await expect.poll(selected).toBe('1fri 2thu 2sun');
    expect(apiRef.current?.getSelectedCellsAsArray()).toEqual([
      { id: 1, field: 'fri' },
      { id: 2, field: 'sun' },
      { id: 2, field: 'thu' },
    ]);
  },
);

claim('After :kbd[Ctrl] clicks, the values of a row come in the order of the clicks.', async () => {
  const copied = vi.fn();
  await show(<Grid onClipboardCopy={(text) => copied(text)} />);
  await ready();
  await userEvent.click(cell(2, 'sun'));
  await userEvent.keyboard('{Control>}');
  await userEvent.click(cell(2, 'thu'));
  await userEvent.keyboard('c{/Control}');
  await expect.poll(() => copied.mock.calls).toEqual([['745\t330']]);
});

claim('A cell without a selected neighbor has all four.', async () => {
  await show(wide(<FramedRange />));
  await ready();
  await userEvent.click(cell(3, 'fri'));
  await expect.poll(selected).toBe('3fri');
  const sides = ['Top', 'Bottom', 'Left', 'Right'].filter((side) =>
    cell(3, 'fri').classList.contains(`MuiDataGrid-cell--range${side}`),
  );
  expect(sides).toHaveLength(4);
  expect(getComputedStyle(cell(3, 'fri')).borderTopWidth).toBe('2px');
});

claim(
  'Clicks in the checkbox column, in actions columns, in the detail panel column and in pinned rows do not select a cell.',
  async () => {
    await show(
      <Grid
        checkboxSelection
        columns={[...columns, { field: 'more', type: 'actions', getActions: () => [] }]}
        rows={museums.slice(1)}
        pinnedRows={{ top: museums.slice(0, 1) }}
        getDetailPanelContent={() => <p>Details</p>}
      />,
    );
    await ready();
    await userEvent.click(cell(1, 'thu'));
    await userEvent.click(cell(2, '__check__'));
    await userEvent.click(cell(2, '__detail_panel_toggle__'));
    await userEvent.click(cell(2, 'more'));
    expect(selected()).toBe('');
    await userEvent.click(cell(2, 'thu'));
    await expect.poll(selected).toBe('2thu');
  },
);

claim('Selected cells have no `aria-selected` attribute.', async () => {
  await show(<Grid />);
  await ready();
  await userEvent.click(cell(1, 'thu'));
  await expect.poll(selected).toBe('1thu');
  expect(cell(1, 'thu').hasAttribute('aria-selected')).toBe(false);
});

claim('select the range from the focused cell', async () => {
  await show(<Grid />);
  await ready();
  await userEvent.click(cell(1, 'thu'));
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(cell(2, 'sat'));
  await userEvent.keyboard('{/Shift}');
  await expect.poll(selected).toBe('1thu 1fri 1sat 2thu 2fri 2sat');
  expect(document.activeElement).toBe(cell(1, 'thu'));
});

claim('add a range', async () => {
  await show(<Grid />);
  await ready();
  drag(cell(1, 'thu'), cell(1, 'fri'));
  await expect.poll(selected).toBe('1thu 1fri');
  drag(cell(3, 'sat'), cell(3, 'sun'), { ctrlKey: true });
  await expect.poll(selected).toBe('1thu 1fri 3sat 3sun');
});

claim(
  'In a right-to-left grid, :kbd[Shift+ArrowLeft] and :kbd[Shift+ArrowRight] extend the range to the opposite side.',
  async () => {
    await show(
      <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
        <div dir="rtl">
          <Grid />
        </div>
      </ThemeProvider>,
    );
    await ready();
    await userEvent.click(cell(1, 'fri'));
    const left = (field: string) => cell(1, field).getBoundingClientRect().left;
    expect(left('sat')).toBeLessThan(left('fri'));
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect.poll(selected).toBe('1thu 1fri');
    await userEvent.click(cell(2, 'fri'));
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect.poll(selected).toBe('2fri 2sat');
  },
);

claim('extend the range, within the page', async () => {
  await show(
    <Grid
      hideFooter={false}
      pagination
      pageSizeOptions={[2]}
      initialState={{ pagination: { paginationModel: { pageSize: 2 } } }}
    />,
  );
  await ready();
  await userEvent.click(cell(1, 'thu'));
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
  await expect.poll(selected).toBe('1thu 2thu');
});
