import type { ReactNode } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  DataGridPro,
  GridPinnedColumnPosition,
  type DataGridProProps,
  type GridApiPro,
} from '@mui/x-data-grid-pro';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { claim, expect, page, show, userEvent } from '#claims';
import CheckboxAndActions from './demos/checkbox-and-actions.tsx';
import ControlledPins from './demos/controlled-pins.tsx';
import { columns, readings } from './demos/data.ts';
import LongNotes from './demos/long-notes.tsx';
import MeterReadings from './demos/meter-readings.tsx';
import OnlySome from './demos/only-some.tsx';
import PinMonth from './demos/pin-month.tsx';

const wide = (children: ReactNode) => <div style={{ width: 1300 }}>{children}</div>;
const narrow = (children: ReactNode) => <div style={{ width: 480 }}>{children}</div>;
const header = (field: string) => {
  const found = document.querySelector(`[role=columnheader][data-field="${field}"]`);
  if (!found) throw new Error(`No header ${field}`);
  return found;
};
const order = () =>
  [...document.querySelectorAll('[role=columnheader][data-field]')]
    .map((element) => element.getAttribute('data-field'))
    .join(' ');
const pinnedLeft = () =>
  [...document.querySelectorAll('.MuiDataGrid-columnHeader--pinnedLeft')].map((element) =>
    element.getAttribute('data-field'),
  );
const items = () =>
  [...document.querySelectorAll('[role=menuitem]')].map((item) => item.textContent).join();

async function openMenu(field: string) {
  await userEvent.hover(header(field));
  await userEvent.click(
    header(field).querySelector('[aria-label$="column menu"]') ?? header(field),
  );
  await expect.poll(() => items().length).toBeGreaterThan(0);
}

function Grid(props: Partial<DataGridProProps>) {
  return wide(<DataGridPro rows={readings} columns={columns} hideFooter {...props} />);
}

claim(
  'Pinned columns stay at the left or right edge of the grid while the other columns scroll.',
  async () => {
    await show(narrow(<MeterReadings />));
    await expect.poll(pinnedLeft).toEqual(['meter']);
    const left = header('meter').getBoundingClientRect().left;
    const right = header('total').getBoundingClientRect().right;
    document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTo({ left: 300 });
    await expect
      .poll(() => document.querySelector('.MuiDataGrid-virtualScroller')?.scrollLeft)
      .toBe(300);
    expect(header('meter').getBoundingClientRect().left).toBe(left);
    expect(header('total').getBoundingClientRect().right).toBe(right);
  },
);

claim('Fields that do not exist are ignored.', async () => {
  await show(<Grid initialState={{ pinnedColumns: { left: ['total', 'nothing', 'building'] } }} />);
  await expect.poll(pinnedLeft).toEqual(['total', 'building']);
});

claim('The callback gets the new model when someone pins or unpins a column.', async () => {
  await show(wide(<ControlledPins />));
  await openMenu('total');
  await page.getByRole('menuitem', { name: 'Pin to right' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Left: meter. Right: total.');
  await expect.poll(items).toBe('');
  await openMenu('meter');
  await page.getByRole('menuitem', { name: 'Unpin' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Left: none. Right: total.');
});

claim('the menu items are there, but choosing one has no effect', async () => {
  await show(<Grid pinnedColumns={{ left: ['meter'] }} />);
  await openMenu('total');
  await page.getByRole('menuitem', { name: 'Pin to left' }).click();
  await expect.poll(items).toBe('');
  expect(pinnedLeft()).toEqual(['meter']);
});

claim('Here “Meter” is pinned, and people cannot unpin it:', async () => {
  await show(wide(<OnlySome />));
  await expect.poll(pinnedLeft).toEqual(['meter']);
  await openMenu('meter');
  expect(items()).not.toMatch(/pin/i);
  await userEvent.keyboard('{Escape}');
  await expect.poll(items).toBe('');
  await openMenu('jan');
  expect(items()).toContain('Pin to left');
});

claim('Set `disableColumnPinning` to remove the items from all menus.', async () => {
  await show(<Grid disableColumnPinning />);
  await expect.poll(order).toMatch(/^meter building/);
  await openMenu('jan');
  expect(items()).not.toMatch(/pin/i);
});

claim(
  'If a pinned column is not already the first or last one, its cells end up under the header of another column.',
  async () => {
    await show(<Grid disableColumnPinning pinnedColumns={{ left: ['total'] }} />);
    await expect.poll(pinnedLeft).toEqual(['meter']);
    await expect
      .poll(() =>
        document
          .querySelector('[data-id="1"] .MuiDataGrid-cell--pinnedLeft')
          ?.getAttribute('data-field'),
      )
      .toBe('total');
  },
);

claim(
  'If you pin any column to the left, the checkbox column is no longer the first one, unless you pin it too.',
  async () => {
    const { unmount } = await show(
      <Grid checkboxSelection initialState={{ pinnedColumns: { left: ['building'] } }} />,
    );
    await expect.poll(order).toMatch(/^building __check__ meter/);
    await unmount();
    await show(wide(<CheckboxAndActions />));
    await expect.poll(order).toMatch(/^__check__ meter building .* total actions$/);
  },
);

claim('An unpinned column returns to the position it had before.', async () => {
  await show(wide(<PinMonth />));
  const start = 'meter building jan feb mar apr may jun total';
  await expect.poll(order).toBe(start);
  const toggle = page.getByRole('button', { name: 'Pin or unpin June' });
  await toggle.click();
  await expect.poll(order).toBe('meter jun building jan feb mar apr may total');
  await toggle.click();
  await expect.poll(order).toBe(start);
});

claim('so they always have the height of the row', async () => {
  await show(narrow(<LongNotes />));
  const height = (id: number, field: string) =>
    document.querySelector(`[data-id="${id}"] [data-field="${field}"]`)?.getBoundingClientRect()
      .height ?? 0;
  // The first note needs more lines than the second one.
  await expect.poll(() => height(1, 'meter') - height(2, 'meter')).toBeGreaterThan(10);
  expect(height(1, 'meter')).toBe(height(1, 'note'));
});

claim('Pinned headers use `headerBg`, like all other headers.', async () => {
  const theme = createTheme({
    palette: { DataGrid: { headerBg: 'rgb(1, 2, 3)', pinnedBg: 'rgb(4, 5, 6)' } },
  });
  await show(
    <ThemeProvider theme={theme}>
      <Grid initialState={{ pinnedColumns: { left: ['meter'] } }} />
    </ThemeProvider>,
  );
  await expect.poll(pinnedLeft).toEqual(['meter']);
  const background = (selector: string) => {
    const element = document.querySelector(selector);
    return element && getComputedStyle(element).backgroundColor;
  };
  await expect.poll(() => background('.MuiDataGrid-cell--pinnedLeft')).toBe('rgb(4, 5, 6)');
  expect(background('.MuiDataGrid-columnHeader--pinnedLeft')).toBe('rgb(1, 2, 3)');
});

claim('a hidden column stays in the model and is pinned again when it is shown', async () => {
  const apiRef: { current: GridApiPro | null } = { current: null };
  await show(<Grid apiRef={apiRef} initialState={{ pinnedColumns: { left: ['building'] } }} />);
  await expect.poll(pinnedLeft).toEqual(['building']);
  apiRef.current?.setColumnVisibility('building', false);
  await expect.poll(pinnedLeft).toEqual([]);
  expect(apiRef.current?.getPinnedColumns().left).toEqual(['building']);
  apiRef.current?.setColumnVisibility('building', true);
  await expect.poll(pinnedLeft).toEqual(['building']);
  expect(apiRef.current?.exportState().pinnedColumns?.left).toEqual(['building']);
});

claim(
  'In right-to-left layouts, a column pinned to the left is still at the left edge, so it comes last.',
  async () => {
    await show(narrow(<MeterReadings />), { direction: 'rtl' });
    await expect
      .poll(() => document.querySelector('[role=columnheader][data-field=meter]'))
      .not.toBeNull();
    const grid = document.querySelector('[role=grid]')?.getBoundingClientRect();
    expect(Math.abs(header('meter').getBoundingClientRect().left - (grid?.left ?? 0))).toBeLessThan(
      20,
    );
    expect(order()).toMatch(/^total .*meter$/);
    // The class names are swapped.
    expect(header('meter').className).toContain('MuiDataGrid-columnHeader--pinnedRight');
  },
);

claim('so the arrow keys never leave a focused cell behind a pinned one', async () => {
  await show(narrow(<MeterReadings />));
  await expect.poll(pinnedLeft).toEqual(['meter']);
  await userEvent.click(
    document.querySelector('[data-id="1"] [data-field="meter"]') ?? document.body,
  );
  for (let step = 0; step < 7; step += 1) {
    await userEvent.keyboard('{ArrowRight}');
  }
  const focused = () => document.activeElement?.getBoundingClientRect();
  await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe('jun');
  await expect
    .poll(() => (focused()?.right ?? 9999) - header('total').getBoundingClientRect().left)
    .toBeLessThan(1);
  for (let step = 0; step < 6; step += 1) {
    await userEvent.keyboard('{ArrowLeft}');
  }
  await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe('building');
  await expect
    .poll(() => header('meter').getBoundingClientRect().right - (focused()?.left ?? 0))
    .toBeLessThan(1);
});

claim(
  'of two calls to `pinColumn` in the same event handler, only the last one counts.',
  async () => {
    const apiRef: { current: GridApiPro | null } = { current: null };
    const { LEFT } = GridPinnedColumnPosition;
    await show(
      <>
        <button
          onClick={() => {
            apiRef.current?.pinColumn('jan', LEFT);
            apiRef.current?.pinColumn('feb', LEFT);
          }}
        >
          One by one
        </button>
        <button onClick={() => apiRef.current?.setPinnedColumns({ left: ['jan', 'feb'] })}>
          Together
        </button>
        <Grid apiRef={apiRef} />
      </>,
    );
    await page.getByRole('button', { name: 'One by one' }).click();
    await expect.poll(pinnedLeft).toEqual(['feb']);
    await page.getByRole('button', { name: 'Together' }).click();
    await expect.poll(pinnedLeft).toEqual(['jan', 'feb']);
  },
);
