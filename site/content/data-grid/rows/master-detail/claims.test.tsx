import { Component, useEffect, useState, type ReactNode } from 'react';
import { DataGridPro, type DataGridProProps, type GridApiPro } from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import { columns, orders } from './demos/data.ts';
import DeliveryForm from './demos/delivery-form.tsx';
import ExpandAll from './demos/expand-all.tsx';
import GrowingPanel from './demos/growing-panel.tsx';
import LazyHistory from './demos/lazy-history.tsx';
import NurseryOrders from './demos/nursery-orders.tsx';
import OneAtATime from './demos/one-at-a-time.tsx';
import StickyPanel from './demos/sticky-panel.tsx';

const wide = (children: ReactNode) => <div style={{ width: 700 }}>{children}</div>;
const toggle = (id: number) => {
  const found = document.querySelector<HTMLElement>(
    `[data-id="${id}"] [data-field="__detail_panel_toggle__"] button`,
  );
  if (!found) throw new Error(`No toggle ${id}`);
  return found;
};
const panels = () => [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-detailPanel')];
const texts = () => panels().map((panel) => panel.textContent);

function Grid(props: Partial<DataGridProProps>) {
  return wide(<DataGridPro rows={orders} columns={columns} hideFooter {...props} />);
}

claim('The grid adds a column with a toggle button.', async () => {
  await show(wide(<NurseryOrders />));
  await expect.poll(() => panels().length).toBe(1);
  expect(panels()[0]?.getBoundingClientRect().height).toBe(80);
  toggle(1042).click();
  await expect.poll(texts).toContain('4 Market Square, Fern Hill4 × Olive tree');
  expect(toggle(1042).getAttribute('aria-expanded')).toBe('true');
  toggle(1042).click();
  await expect.poll(() => panels().length).toBe(1);
});

claim(
  'The grid calls them for every row, open or not, and calls them all again when you pass a new function.',
  async () => {
    const asked = vi.fn();
    const one = (params: { id: unknown }) => {
      asked(params.id);
      return <p>Panel</p>;
    };
    function Renders() {
      const [count, setCount] = useState(0);
      return (
        <>
          <button onClick={() => setCount(count + 1)}>Render</button>
          <p role="status">{count}</p>
          <Grid getDetailPanelContent={count < 2 ? one : (params) => one(params)} />
        </>
      );
    }
    await show(<Renders />);
    await expect.poll(() => new Set(asked.mock.calls.flat()).size).toBe(4);
    asked.mockClear();
    const button = page.getByRole('button', { name: 'Render' });
    await button.click();
    await expect.element(page.getByRole('status')).toHaveTextContent('1');
    expect(asked).not.toHaveBeenCalled();
    await button.click();
    await expect.poll(() => new Set(asked.mock.calls.flat()).size).toBe(4);
  },
);

claim('The grid calls `getDetailPanelContent` for all rows, also after each sort', async () => {
  const asked = vi.fn();
  const content = (params: { id: unknown }) => {
    asked(params.id);
    return <p>Panel</p>;
  };
  await show(<Grid getDetailPanelContent={content} />);
  await expect.poll(() => new Set(asked.mock.calls.flat()).size).toBe(4);
  await page.getByRole('gridcell', { name: 'Harper Café' }).click();
  asked.mockClear();
  await page.getByRole('columnheader', { name: 'Customer' }).click();
  await expect.poll(() => new Set(asked.mock.calls.flat()).size).toBe(4);
});

claim(
  'Strings do not work as content: the button is disabled as well, so wrap text in an element.',
  async () => {
    await show(
      <Grid
        getDetailPanelContent={({ id }) => {
          if (id === 1041) return null;
          return id === 1042 ? 'Text' : <p>Text</p>;
        }}
      />,
    );
    await expect.poll(() => toggle(1043).hasAttribute('disabled')).toBe(false);
    expect(toggle(1041).hasAttribute('disabled')).toBe(true);
    expect(toggle(1042).hasAttribute('disabled')).toBe(true);
  },
);

claim('By default, a panel is 500 px tall, and taller content scrolls inside it.', async () => {
  await show(
    <Grid
      getDetailPanelContent={() => <div style={{ height: 900 }}>Tall</div>}
      initialState={{ detailPanel: { expandedRowIds: new Set([1041]) } }}
    />,
  );
  await expect.poll(() => panels()[0]?.getBoundingClientRect().height).toBe(500);
  expect(getComputedStyle(panels()[0] ?? document.body).overflowY).toBe('auto');
  expect(panels()[0]?.scrollHeight).toBeGreaterThanOrEqual(900);
});

claim("With `'auto'`, the panel also follows when its content grows or shrinks:", async () => {
  await show(wide(<GrowingPanel />));
  await expect.poll(() => panels().length).toBe(1);
  const height = () => panels()[0]?.getBoundingClientRect().height ?? 0;
  const rowBelow = () =>
    document.querySelector('[role=row][data-id="1043"]')?.getBoundingClientRect().top ?? 0;
  await expect.poll(height).toBeGreaterThan(40);
  const before = height();
  const below = rowBelow();
  await page.getByRole('button', { name: 'Add box' }).click();
  await expect.poll(height).toBeGreaterThan(before + 10);
  await expect.poll(() => Math.round(rowBelow() - below)).toBe(Math.round(height() - before));
});

claim('This grid keeps only the last opened panel open:', async () => {
  await show(wide(<OneAtATime />));
  await expect.poll(texts).toEqual(['Deliver to 12 School Lane, Ashby']);
  toggle(1043).click();
  await expect.poll(texts).toEqual(['Deliver to 77 Canal Street, Ashby']);
  toggle(1043).click();
  await expect.poll(texts).toEqual([]);
});

claim('It also unmounts when its row scrolls out of view.', async () => {
  const unmounted = vi.fn();
  function Content() {
    useEffect(() => unmounted, []);
    return <p>Panel</p>;
  }
  const many = Array.from({ length: 100 }, (_, id) => ({ id, customer: `Customer ${id}` }));
  await show(
    <div style={{ height: 300, width: 600 }}>
      <DataGridPro
        rows={many}
        columns={[{ field: 'customer' }]}
        getDetailPanelContent={() => <Content />}
        getDetailPanelHeight={() => 60}
        initialState={{ detailPanel: { expandedRowIds: new Set([0]) } }}
      />
    </div>,
  );
  await expect.poll(() => panels().length).toBe(1);
  const before = unmounted.mock.calls.length;
  document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTo({ top: 3000 });
  await expect.poll(() => panels().length).toBe(0);
  expect(unmounted.mock.calls.length).toBe(before + 1);
});

claim('Otherwise, each opening loads it again:', async () => {
  await show(wide(<LazyHistory />));
  await expect.poll(() => toggle(1041)).toBeTruthy();
  toggle(1041).click();
  await expect.element(page.getByRole('progressbar')).toBeInTheDocument();
  const answer = 'Willow Tree School ordered 6 times last year.';
  await expect.poll(texts, { timeout: 5000 }).toEqual([answer]);
  toggle(1041).click();
  await expect.poll(() => panels().length).toBe(0);
  toggle(1041).click();
  await expect.poll(texts).toEqual([answer]);
});

claim('Inputs in it work as usual: arrow keys and :kbd[Space] do not reach the grid.', async () => {
  await show(wide(<DeliveryForm />));
  const input = page.getByRole('textbox', { name: 'Customer' });
  await input.click();
  await userEvent.keyboard('{End} & Sons{ArrowLeft}{ArrowLeft}{ArrowUp}{ArrowDown}');
  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveValue('Harper Café & Sons');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => panels().length).toBe(0);
  await expect.element(page.getByRole('gridcell', { name: 'Harper Café & Sons' })).toBeVisible();
});

claim(
  'A panel is as wide as all columns together. With horizontal scrolling, it scrolls away with them.',
  async () => {
    await show(wide(<StickyPanel />));
    await expect.poll(() => panels().length).toBe(1);
    const panel = () => panels()[0]?.getBoundingClientRect();
    const content = () => panels()[0]?.firstElementChild?.getBoundingClientRect();
    await expect.poll(() => Math.abs((panel()?.width ?? 0) - 1320)).toBeLessThan(20);
    const left = content()?.left ?? 0;
    expect(Math.abs((content()?.width ?? 0) - 700)).toBeLessThan(20);
    document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTo({ left: 400 });
    await expect.poll(() => panel()?.left ?? 0).toBeLessThan(left - 300);
    expect(Math.abs((content()?.left ?? 0) - left)).toBeLessThan(2);
  },
);

claim('This one is at the end, and its header opens or closes all panels:', async () => {
  await show(wide(<ExpandAll />));
  await expect
    .poll(() =>
      [...document.querySelectorAll('[role=columnheader]')].at(-1)?.getAttribute('data-field'),
    )
    .toBe('__detail_panel_toggle__');
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect.poll(() => panels().length).toBe(4);
  // The button works with the keyboard as well.
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => panels().length).toBe(0);
});

claim('On its focused cell, :kbd[Space] opens and closes the panel.', async () => {
  const apiRef: { current: GridApiPro | null } = { current: null };
  await show(
    <Grid
      apiRef={apiRef}
      getDetailPanelContent={() => <button>Inside</button>}
      getDetailPanelHeight={() => 60}
    />,
  );
  await expect.poll(() => toggle(1041)).toBeTruthy();
  await userEvent.click(page.getByRole('gridcell', { name: '1041' }));
  await userEvent.keyboard('{ArrowLeft} ');
  await expect.poll(() => panels().length).toBe(1);
  expect([...(apiRef.current?.getExpandedDetailPanels() ?? [])]).toEqual([1041]);
  // The next stop is inside the panel.
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Inside');
  expect(panels()[0]?.getAttribute('role')).toBe('presentation');
});

/** Shows the message of an error instead of what threw it. */
class Caught extends Component<{ children: ReactNode }, { message: string }> {
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override state = { message: '' };

  override render() {
    return this.state.message === '' ? (
      this.props.children
    ) : (
      <p role="alert">{this.state.message}</p>
    );
  }
}

claim(
  'Never list a row without content in the expanded ids: the grid throws an error.',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(
      <Caught>
        <Grid
          getDetailPanelContent={() => null}
          initialState={{ detailPanel: { expandedRowIds: new Set([1041]) } }}
        />
      </Caught>,
    );
    await expect.element(page.getByRole('alert')).toMatchTextContent(/undefined/);
  },
);

const note = ({ row }: { row: { customer?: string } }) =>
  row.customer === 'Unknown' ? null : <p>{row.customer}</p>;
const noteHeight = () => 60;
const withoutFirst = orders.slice(1);
const withoutContent = orders.map((order) => ({ ...order, customer: 'Unknown' }));

/** A grid whose rows change while the panel of the first one is open. */
function ChangingRows({ next, inline }: { next: typeof orders; inline?: boolean }) {
  const [rows, setRows] = useState(orders);
  return (
    <>
      <button onClick={() => setRows(next)}>Change</button>
      <button onClick={() => setRows([...orders])}>Restore</button>
      <Caught>
        <Grid
          rows={rows}
          getDetailPanelContent={note}
          getDetailPanelHeight={inline === true ? () => 60 : noteHeight}
          initialState={{ detailPanel: { expandedRowIds: new Set([1041]) } }}
        />
      </Caught>
    </>
  );
}

claim(
  'Open panels belong to row ids, so they stay open when you pass new rows. If a row is removed and comes back later, its panel is open again.',
  async () => {
    const renamed = orders.map((order) => ({ ...order, customer: 'New name' }));
    const first = await show(<ChangingRows next={renamed} />);
    await expect.poll(texts).toHaveLength(1);
    await page.getByRole('button', { name: 'Change' }).click();
    await expect.poll(texts).toEqual(['New name']);
    await first.unmount();
    await show(<ChangingRows next={withoutFirst} />);
    await expect.poll(texts).toHaveLength(1);
    await page.getByRole('button', { name: 'Change' }).click();
    await expect.poll(texts).toEqual([]);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect.poll(texts).toHaveLength(1);
  },
);

claim('In this version, the grid throws an error in two cases', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const changing of [
    <ChangingRows key="content" next={withoutContent} />,
    <ChangingRows key="inline" next={withoutFirst} inline />,
  ]) {
    const { unmount } = await show(changing);
    await expect.poll(texts).toHaveLength(1);
    await page.getByRole('button', { name: 'Change' }).click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await unmount();
  }
});
