import type { ReactNode } from 'react';
import Dialog from '@mui/material/Dialog';
import { renderToString } from 'react-dom/server';
import { DataGrid } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import Density from './demos/density.tsx';
import GridInDialog from './demos/grid-in-dialog.tsx';
import GridInForm from './demos/grid-in-form.tsx';
import GridInTabs from './demos/grid-in-tabs.tsx';
import GrowingGrid from './demos/growing-grid.tsx';
import RestOfTheScreen from './demos/rest-of-the-screen.tsx';

const rows = Array.from({ length: 30 }, (_, id) => ({ id }));
const height = (selector: string) =>
  document.querySelector(selector)?.getBoundingClientRect().height;
const drawn = () => document.querySelectorAll('[role=row][data-id]').length;

claim(
  "`'compact'` by 0.7, `'comfortable'` by 1.3, always starting from `rowHeight` and `columnHeaderHeight`",
  async () => {
    await show(<Density />);
    await expect.poll(() => height('[role=row][data-id]')).toBe(36);
    await expect.poll(() => height('[role=columnheader]')).toBe(39);
    await page.getByRole('radio', { name: 'standard' }).click();
    await expect.poll(() => height('[role=row][data-id]')).toBe(52);
    await page.getByRole('radio', { name: 'comfortable' }).click();
    await expect.poll(() => height('[role=row][data-id]')).toBe(67);
    await expect.poll(() => height('[role=columnheader]')).toBe(72);
  },
);

claim('sets the height of the headers, 56 px by default', async () => {
  await show(
    <div style={{ height: 300, width: 400 }}>
      <DataGrid rows={rows} columns={[{ field: 'id' }]} />
    </div>,
  );
  await expect.poll(() => height('[role=columnheader]')).toBe(56);
});

claim('In a flex column the grid takes the height of its content.', async () => {
  await show(<GrowingGrid />);
  const before = height('.MuiDataGrid-root') ?? 0;
  await page.getByRole('button', { name: 'Open a room' }).click();
  await expect.poll(() => height('.MuiDataGrid-root')).toBe(before + 52);
});

claim('every row of the page is in the document', async () => {
  await show(
    <div style={{ display: 'flex', flexDirection: 'column', width: 400 }}>
      <DataGrid rows={rows} columns={[{ field: 'id' }]} hideFooter />
    </div>,
  );
  await expect.poll(drawn).toBe(30);
});

claim('It draws only what is in view', async () => {
  await show(
    <div style={{ height: 300, width: 400 }}>
      <DataGrid rows={rows} columns={[{ field: 'id' }]} />
    </div>,
  );
  await expect.poll(drawn).toBeGreaterThan(0);
  expect(drawn()).toBeLessThan(30);
});

claim('A heading above, a line of text below, and the grid takes what is left.', async () => {
  await show(<RestOfTheScreen />);
  await expect.element(page.getByRole('grid')).toHaveAccessibleName('Guest house Seeblick');
  const box = (element: Element | null | undefined) =>
    element?.getBoundingClientRect() ?? new DOMRect();
  const above = box(page.getByText('Guest house Seeblick').element());
  const below = box(page.getByText('Breakfast from seven to ten.').element());
  const grid = () => box(document.querySelector('.MuiDataGrid-root'));
  // 8 px of gap on both sides, and nothing else between them
  await expect.poll(() => Math.round(grid().top - above.bottom)).toBe(8);
  expect(Math.round(below.top - grid().bottom)).toBe(8);
  expect(Math.round(below.bottom - above.top)).toBe(438);
});

const cell = (field: string) =>
  document.querySelector(`[role=gridcell][data-field="${field}"]`) ?? document.body;

claim('Make it a flex column with a height, and leave the scrolling to the grid', async () => {
  await show(<GridInDialog />);
  await page.getByRole('button', { name: 'Rooms to clean' }).click();
  await expect.poll(drawn).toBeGreaterThan(2);
  expect(drawn()).toBeLessThan(20);
  const content = document.querySelector('.MuiDialogContent-root');
  expect(content?.scrollHeight).toBe(content?.clientHeight);
  await page.getByRole('checkbox', { name: 'Select row' }).first().click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Rooms selected: 1');
});

claim('The same key press also reaches the dialog and closes it.', async () => {
  await show(
    <Dialog open onClose={() => document.body.setAttribute('data-closed', '')}>
      <div style={{ height: 300, width: 400 }}>
        <DataGrid rows={rows} columns={[{ field: 'id', editable: true }]} />
      </div>
    </Dialog>,
  );
  await expect.poll(drawn).toBeGreaterThan(2);
  await userEvent.dblClick(cell('id'));
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.body.hasAttribute('data-closed')).toBe(true);
  document.body.removeAttribute('data-closed');
});

claim('Stop it in an `onKeyDown` between the grid and the dialog, as the demo does.', async () => {
  await show(<GridInDialog />);
  await page.getByRole('button', { name: 'Rooms to clean' }).click();
  await expect.poll(drawn).toBeGreaterThan(2);
  await userEvent.dblClick(cell('guest'));
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('New guest{Escape}');
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(cell('guest').textContent).not.toContain('New guest');
});

claim(
  'The buttons of the grid do not send the form, and neither does :kbd[Enter] in a cell.',
  async () => {
    await show(<GridInForm />);
    await expect.poll(drawn).toBeGreaterThan(2);
    await userEvent.click(cell('guest'));
    await userEvent.keyboard('{Enter}');
    await userEvent.hover(page.getByRole('columnheader', { name: 'Guest' }).element());
    const buttons = [...document.querySelectorAll('.MuiDataGrid-root button')];
    expect(buttons.length).toBeGreaterThan(0);
    expect(buttons.every((button) => button.getAttribute('type') === 'button')).toBe(true);
    expect(page.getByRole('status').element().textContent).toBe('');
    await page.getByRole('button', { name: 'Report' }).click();
    await expect
      .element(page.getByRole('status'))
      .toMatchTextContent(/Rooms reported: 1 \(Check the heating\)/);
  },
);

claim(
  'Its checkboxes add entries named `select_row` to `FormData`, with the value `false`, and the one in the header adds `select_all_rows`; they do not say which rows are selected.',
  async () => {
    await show(<GridInForm />);
    await expect.poll(drawn).toBeGreaterThan(2);
    await page.getByRole('checkbox', { name: 'Select row' }).nth(2).click();
    const form = document.querySelector('form') ?? undefined;
    expect([...new FormData(form)].map((entry) => entry.join('='))).toEqual([
      'note=Check the heating',
      'select_row=false',
    ]);
    await page.getByRole('checkbox', { name: 'Select all rows' }).click();
    await expect
      .poll(() => new Set(new FormData(form).keys()))
      .toEqual(new Set(['note', 'select_all_rows', 'select_row']));
  },
);

claim('`stopPropagation` there also keeps the grid from leaving the edit mode.', async () => {
  await show(
    <div style={{ height: 300, width: 400 }}>
      <DataGrid
        rows={rows}
        columns={[{ field: 'id', editable: true }]}
        onCellKeyDown={(_params, event) => event.stopPropagation()}
      />
    </div>,
  );
  await expect.poll(drawn).toBeGreaterThan(2);
  await userEvent.dblClick(cell('id'));
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('textbox')).toBeVisible();
});

claim('Sort one floor, open another and come back: the rows are still sorted.', async () => {
  const complaint = vi.spyOn(console, 'error');
  await show(<GridInTabs />);
  const firstRoom = () =>
    page
      .getByRole('gridcell')
      .elements()
      .find((cell) => cell.getAttribute('data-field') === 'room')?.textContent;
  await expect.poll(firstRoom).toBe('101');
  const header = page.getByRole('columnheader', { name: /Room/ });
  await header.click();
  await header.click();
  await expect.poll(firstRoom).toBe('107');
  await page.getByRole('tab', { name: 'Floor 3' }).click();
  await expect.poll(firstRoom).toBe('301');
  await page.getByRole('tab', { name: 'Floor 1' }).click();
  await expect.poll(firstRoom).toBe('107');
  expect(complaint).not.toHaveBeenCalled();
});

claim(
  'Without a height on the parent, the grid grows with its rows and renders every row of the page.',
  async () => {
    await show(
      <div style={{ width: 400 }}>
        <DataGrid rows={rows} columns={[{ field: 'id' }]} hideFooter />
      </div>,
    );
    await expect.poll(drawn).toBe(30);
    expect(height('.MuiDataGrid-root')).toBeGreaterThan(30 * 52);
  },
);

claim(
  'If the height of the parent is 0, nothing is visible, and the console says that the parent has an empty height.',
  async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(
      <div style={{ height: 0, width: 400 }}>
        <DataGrid rows={rows} columns={[{ field: 'id' }]} hideFooter />
      </div>,
    );
    await expect.poll(() => String(complaint.mock.lastCall?.[0])).toContain('empty height');
    expect(height('.MuiDataGrid-root')).toBeLessThan(5);
  },
);

claim('In a block element, `maxHeight` does not stop the grid', async () => {
  await show(
    <div style={{ maxHeight: 300, width: 400 }}>
      <DataGrid rows={rows} columns={[{ field: 'id' }]} hideFooter />
    </div>,
  );
  await expect.poll(drawn).toBe(30);
  expect(height('.MuiDataGrid-root')).toBeGreaterThan(30 * 52);
});

claim('On a server nothing can be measured, so the grid renders nothing there.', () => {
  const html = renderToString(
    <div style={{ height: 300 }}>
      <DataGrid rows={rows} columns={[{ field: 'id' }]} />
    </div>,
  );
  expect(html).not.toContain('MuiDataGrid');
  expect(html).not.toContain('columnheader');
});

claim('but the console says that its parent has an empty height', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(
    <div hidden>
      <div style={{ height: 300 }}>
        <DataGrid rows={rows} columns={[{ field: 'id' }]} />
      </div>
    </div>,
  );
  await expect.poll(() => String(complaint.mock.lastCall?.[0])).toContain('empty height');
});

claim(
  'Only :kbd[Enter] in two search fields does: in the quick filter and in the pivot panel :plan[premium]. Call `event.preventDefault()` for this key in an `onKeyDown` around the grid, or set `showQuickFilter: false`.',
  async () => {
    const sent = vi.fn();
    const form = (grid: ReactNode, stopped: boolean) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent();
        }}
      >
        <div
          role="presentation"
          style={{ height: 500, width: 900 }}
          onKeyDown={(event) => {
            if (stopped && event.key === 'Enter') event.preventDefault();
          }}
        >
          {grid}
        </div>
        <button>Send</button>
      </form>
    );
    const named = rows.map(({ id }) => ({ id, name: `n${id}` }));
    const columns = [{ field: 'name', editable: true }];
    for (const stopped of [false, true]) {
      sent.mockClear();
      const first = await show(
        form(<DataGrid rows={named} columns={columns} showToolbar />, stopped),
      );
      await expect.poll(drawn).toBeGreaterThan(2);
      await userEvent.dblClick(cell('name'));
      await expect.element(page.getByRole('textbox')).toHaveFocus();
      await userEvent.keyboard('7{Enter}');
      await expect.poll(() => cell('name').textContent).toBe('n07');
      expect(sent).not.toHaveBeenCalled();
      await page.getByRole('button', { name: 'Search' }).click();
      await userEvent.keyboard('1{Enter}');
      await expect.poll(() => sent.mock.calls.length).toBe(stopped ? 0 : 1);
      await first.unmount();
      sent.mockClear();
      const initialState = { pivoting: { panelOpen: true } };
      const second = await show(
        form(<DataGridPremium {...{ rows: named, columns, initialState }} showToolbar />, stopped),
      );
      await page.getByPlaceholder('Search fields').click();
      await userEvent.keyboard('n{Enter}');
      await expect.poll(() => sent.mock.calls.length).toBe(stopped ? 0 : 1);
      await second.unmount();
    }
    // A filter in a header does not send it.
    sent.mockClear();
    await show(form(<DataGridPro rows={named} columns={columns} headerFilters />, false));
    await page.getByRole('textbox').click();
    await userEvent.keyboard('1{Enter}');
    await expect.element(page.getByRole('textbox')).not.toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
  },
);

claim(
  'Without rows, the grid keeps the height of two rows for its message; the CSS variable `--DataGrid-overlayHeight`',
  async () => {
    const empty = (overlayHeight?: string) => (
      <div style={{ display: 'flex', flexDirection: 'column', width: 400 }}>
        <DataGrid
          rows={[]}
          columns={[{ field: 'id' }]}
          sx={overlayHeight === undefined ? {} : { '--DataGrid-overlayHeight': overlayHeight }}
        />
      </div>
    );
    const first = await show(empty());
    await expect.poll(() => height('.MuiDataGrid-overlayWrapperInner')).toBe(104);
    await first.unmount();
    await show(empty('200px'));
    await expect.poll(() => height('.MuiDataGrid-overlayWrapperInner')).toBe(200);
  },
);
