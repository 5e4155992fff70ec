import { Component, type ReactNode, useState } from 'react';
import {
  DataGrid,
  type DataGridProps,
  type GridEvents,
  type GridSortModel,
  useGridApiContext,
  useGridApiRef,
  useGridEvent,
} from '@mui/x-data-grid';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ButtonInRow from './demos/button-in-row.tsx';
import { columns, rows } from './demos/data.ts';
import EventInSlot from './demos/event-in-slot.tsx';
import PreventDefault from './demos/prevent-default.tsx';
import RowClick from './demos/row-click.tsx';
import SubscribeOutside from './demos/subscribe-outside.tsx';

type ApiRef = NonNullable<DataGridProps['apiRef']>;
const status = () => page.getByRole('status');
const cell = (name: string) => page.getByRole('gridcell', { name });
const editable = columns.map((column) => ({ ...column, editable: true }));

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 320, width: 600 }}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

claim(
  'To react to clicks, keys and other events in the Data Grid, use a callback prop such as `onRowClick`.',
  async () => {
    await show(<RowClick />);
    await cell('Counting swifts').click();
    await expect.element(status()).toHaveTextContent('You clicked “Counting swifts”.');
  },
);

claim('so this footer uses events', async () => {
  await show(<EventInSlot />);
  await userEvent.hover(cell('The last switchboard'));
  await expect.element(page.getByText('Guest: June Okoro')).toBeVisible();
  await userEvent.hover(page.getByRole('columnheader', { name: 'Episode' }));
  await expect.element(page.getByText('Point to a row.')).toBeVisible();
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message ? <p role="alert">{this.state.message}</p> : this.props.children;
  }
}

claim('With `useGridApiRef`, it throws an error on the first render', async () => {
  function Parent() {
    const apiRef = useGridApiRef();
    // The types refuse a ref that can be null.
    Reflect.apply(useGridEvent, null, [apiRef, 'rowClick', () => {}]);
    return <Grid apiRef={apiRef} />;
  }
  await show(
    <Boundary>
      <Parent />
    </Boundary>,
  );
  await expect.element(page.getByRole('alert')).toMatchTextContent(/null/);
});

claim('`subscribeEvent` returns a function that unsubscribes.', async () => {
  const first = await show(<SubscribeOutside />);
  await cell('Bread before dawn').click();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await expect.element(status()).toHaveTextContent('Row 2, column “guest”');
  await first.unmount();
  const apiRef: ApiRef = { current: null };
  await show(<Grid apiRef={apiRef} />);
  const heard = vi.fn();
  const stop = apiRef.current?.subscribeEvent('rowClick', heard);
  await cell('Bread before dawn').click();
  await expect.poll(() => heard.mock.calls.length).toBe(1);
  stop?.();
  await cell('Counting swifts').click();
  await expect.element(cell('Counting swifts')).toHaveFocus();
  expect(heard).toHaveBeenCalledTimes(1);
});

claim('Here :kbd[Enter] plays an episode instead of editing the cell', async () => {
  await show(<PreventDefault />);
  await cell('Counting swifts').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(status()).toHaveTextContent('Playing “Counting swifts”');
  expect(page.getByRole('textbox').elements()).toHaveLength(0);
  await cell('Counting swifts').dblClick();
  await expect.element(page.getByRole('textbox')).toBeVisible();
});

claim(
  'A click selects the row in `rowClick`, so `onCellClick` cannot prevent the selection, and `onRowClick` can.',
  async () => {
    const selected = () => document.querySelectorAll('[role=row][aria-selected=true]').length;
    const prevent = (_params: unknown, event: { defaultMuiPrevented?: boolean }) => {
      event.defaultMuiPrevented = true;
    };
    const inCell = await show(<Grid onCellClick={prevent} />);
    await cell('Counting swifts').click();
    await expect.poll(selected).toBe(1);
    await inCell.unmount();
    await show(<Grid onRowClick={prevent} />);
    await cell('Counting swifts').click();
    await expect.element(cell('Counting swifts')).toHaveFocus();
    expect(selected()).toBe(0);
  },
);

claim(
  'Handlers of `subscribeEvent` run after them, which is too late, unless you pass `{ isFirst: true }` as the third argument.',
  async () => {
    for (const isFirst of [false, true]) {
      const apiRef: ApiRef = { current: null };
      const shown = await show(<Grid apiRef={apiRef} columns={editable} />);
      await cell('Counting swifts').click();
      apiRef.current?.subscribeEvent(
        'cellKeyDown',
        (_params, event) => {
          event.defaultMuiPrevented = true;
        },
        { isFirst },
      );
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => page.getByRole('textbox').elements().length).toBe(isFirst ? 0 : 1);
      await shown.unmount();
    }
  },
);

claim(
  'Handlers of `useGridEvent` do not run for events that a callback prop has prevented.',
  async () => {
    const heard = vi.fn();
    const Footer = () => {
      const apiRef = useGridApiContext();
      useGridEvent(apiRef, 'cellClick', heard);
      return null;
    };
    const slots = { footer: Footer };
    await show(
      <Grid
        slots={slots}
        onCellClick={(params, event) => {
          event.defaultMuiPrevented = params.id === 1;
        }}
      />,
    );
    await cell('Bread before dawn').click();
    expect(heard).not.toHaveBeenCalled();
    await cell('Counting swifts').click();
    await expect.poll(() => heard.mock.calls.length).toBe(1);
  },
);

claim(
  'Then the grid does not fire `cellClick` and `rowClick`, and does not select the row.',
  async () => {
    await show(<ButtonInRow />);
    await page.getByRole('button', { name: 'Play Counting swifts' }).click();
    await expect.element(status()).toHaveTextContent('Playing “Counting swifts”');
    expect(document.querySelector('.MuiDataGrid-row.Mui-selected')).toBeNull();
    await cell('Counting swifts').click();
    await expect.element(status()).toHaveTextContent('Details of “Counting swifts”');
    expect(document.querySelector('.MuiDataGrid-row.Mui-selected')).not.toBeNull();
  },
);

claim(
  'When a button in a cell has the focus, :kbd[Enter] clicks it, but on :kbd[Space] the grid moves down instead.',
  async () => {
    const click = vi.fn();
    await show(
      <Grid
        columns={[
          { field: 'title', flex: 1 },
          {
            field: 'play',
            renderCell: ({ row, tabIndex }) => (
              <button tabIndex={tabIndex} onClick={() => click(row.title)}>
                Play {row.title}
              </button>
            ),
          },
        ]}
      />,
    );
    await page.getByText('Bread before dawn', { exact: true }).click();
    await userEvent.keyboard('{ArrowRight}');
    const first = page.getByRole('button', { name: 'Play Bread before dawn' });
    await expect.element(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(click.mock.calls).toEqual([['Bread before dawn']]);
    await userEvent.keyboard(' ');
    await expect.element(first).not.toHaveFocus();
    expect(document.activeElement?.tagName).toBe('BUTTON');
    expect(click).toHaveBeenCalledTimes(1);
  },
);

claim('The demo stops that key in `onKeyDown`, so that both keys click the button.', async () => {
  for (const key of [' ', '{Enter}']) {
    const demo = await show(<ButtonInRow />);
    await page.getByText('Counting swifts', { exact: true }).click();
    await expect.element(status()).toHaveTextContent('Details of “Counting swifts”');
    await userEvent.keyboard('{ArrowRight}');
    const play = page.getByRole('button', { name: 'Play Counting swifts' });
    await expect.element(play).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.element(status()).toHaveTextContent('Playing “Counting swifts”');
    await expect.element(play).toHaveFocus();
    await demo.unmount();
  }
});

claim(
  '`rowClick` does not fire for checkboxes of the selection column, for `actions` columns',
  async () => {
    const click = vi.fn();
    await show(
      <Grid
        checkboxSelection
        onRowClick={click}
        columns={[
          { field: 'title', flex: 1 },
          { field: 'actions', type: 'actions', getActions: () => [<button key="a">Share</button>] },
        ]}
      />,
    );
    await page.getByRole('checkbox').nth(1).click();
    await page.getByRole('button', { name: 'Share' }).first().click();
    expect(click).not.toHaveBeenCalled();
    await cell('Counting swifts').click();
    await expect.poll(() => click.mock.calls.length).toBe(1);
  },
);

claim(
  'A click on a cell fires `cellMouseDown`, `cellMouseUp`, `cellClick` and `rowClick`, in this order. A double-click fires two clicks first',
  async () => {
    const apiRef: ApiRef = { current: null };
    const order: string[] = [];
    await show(<Grid apiRef={apiRef} />);
    await expect.element(cell('Counting swifts')).toBeVisible();
    const events: GridEvents[] = [
      'cellMouseDown',
      'cellMouseUp',
      'cellClick',
      'rowClick',
      'rowDoubleClick',
    ];
    for (const name of events) {
      apiRef.current?.subscribeEvent(name, () => order.push(name));
    }
    await cell('Counting swifts').click();
    expect(order).toEqual(['cellMouseDown', 'cellMouseUp', 'cellClick', 'rowClick']);
    order.length = 0;
    await cell('Counting swifts').dblClick();
    await expect
      .poll(() => order.filter((name) => name.startsWith('row')))
      .toEqual(['rowClick', 'rowClick', 'rowDoubleClick']);
  },
);

claim('`onRowClick` is for the pointer: :kbd[Enter] on a cell does not fire it.', async () => {
  const click = vi.fn();
  await show(<Grid onRowClick={click} />);
  await cell('Counting swifts').click();
  expect(click).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(click).toHaveBeenCalledTimes(1);
});

claim('Model callbacks such as `onSortModelChange` receive the model and `details`.', async () => {
  const apiRef: ApiRef = { current: null };
  const seen = vi.fn<(count: number, model: unknown, keys: string[]) => void>();
  const changed: NonNullable<DataGridProps['onSortModelChange']> = (...args) =>
    seen(args.length, args[0], Object.keys(args[1]));
  await show(<Grid apiRef={apiRef} onSortModelChange={changed} />);
  await expect.element(cell('Counting swifts')).toBeVisible();
  apiRef.current?.sortColumn('minutes', 'desc');
  await expect
    .poll(() => seen.mock.calls)
    .toEqual([[2, [{ field: 'minutes', sort: 'desc' }], ['reason', 'api']]]);
});

claim('If you control the model, they fire once you have updated it.', async () => {
  const apiRef: ApiRef = { current: null };
  const heard = vi.fn();
  function Parent() {
    const [asked, setAsked] = useState<GridSortModel>([]);
    const [sortModel, setSortModel] = useState<GridSortModel>([]);
    return (
      <>
        <button onClick={() => setSortModel(asked)}>Apply {asked.length}</button>
        <Grid apiRef={apiRef} sortModel={sortModel} onSortModelChange={setAsked} />
      </>
    );
  }
  await show(<Parent />);
  await expect.element(cell('Counting swifts')).toBeVisible();
  apiRef.current?.subscribeEvent('sortModelChange', heard);
  apiRef.current?.sortColumn('minutes', 'desc');
  await expect.element(page.getByRole('button', { name: 'Apply 1' })).toBeVisible();
  expect(heard).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Apply 1' }).click();
  await expect.poll(() => heard.mock.calls.length).toBe(1);
  expect(heard.mock.calls[0]?.[0]).toEqual([{ field: 'minutes', sort: 'desc' }]);
});

claim(
  'In `onFilterModelChange` and `onRowSelectionModelChange`, `details.reason` can say what caused the change, for example `deleteFilterItem` or `singleRowSelection`.',
  async () => {
    const apiRef: ApiRef = { current: null };
    const reasons = vi.fn();
    await show(
      <Grid
        apiRef={apiRef}
        onFilterModelChange={(_model, { reason }) => reasons(reason)}
        onRowSelectionModelChange={(_model, { reason }) => reasons(reason)}
      />,
    );
    await cell('Counting swifts').click();
    await expect.poll(() => reasons.mock.calls).toEqual([['singleRowSelection']]);
    const item = { id: 1, field: 'title', operator: 'contains', value: 'swifts' };
    apiRef.current?.upsertFilterItem(item);
    apiRef.current?.deleteFilterItem(item);
    apiRef.current?.setFilterModel({ items: [item] });
    expect(reasons.mock.calls.flat().slice(1)).toEqual([
      'upsertFilterItem',
      'deleteFilterItem',
      undefined,
    ]);
  },
);
