import MenuItem from '@mui/material/MenuItem';
import { DataGrid, type GridApi } from '@mui/x-data-grid';
import { claim, expect, page, show, userEvent } from '#claims';
import AddedItem from './demos/added-item.tsx';
import ContextMenu from './demos/context-menu.tsx';
import { books, columns } from './demos/data.ts';
import DefaultMenu from './demos/default-menu.tsx';
import HiddenItem from './demos/hidden-item.tsx';
import OwnMenu from './demos/own-menu.tsx';
import PremiumMenu from './demos/premium-menu.tsx';
import ProMenu from './demos/pro-menu.tsx';
import ReorderedItems from './demos/reordered-items.tsx';
import ReplacedItem from './demos/replaced-item.tsx';

function header(field: string) {
  const found = document.querySelector(`[role=columnheader][data-field="${field}"]`);
  if (!found) throw new Error(`No header ${field}`);
  return found;
}

function items() {
  return [...document.querySelectorAll('[role=menuitem]')].map((item) => item.textContent);
}

async function openMenu(field: string) {
  await userEvent.hover(header(field));
  await userEvent.click(
    header(field).querySelector('[aria-label$="column menu"]') ?? header(field),
  );
  await expect.poll(() => items().length).toBeGreaterThan(0);
}

claim('“Author” cannot be sorted, so its menu has no sort items.', async () => {
  await show(<DefaultMenu />);
  await openMenu('author');
  expect(items()).toEqual(['Filter', 'Hide column', 'Manage columns']);
});

claim('“Loans” has no menu.', async () => {
  await show(<DefaultMenu />);
  await expect
    .poll(() => header('title').querySelector('[aria-label="Title column menu"]'))
    .not.toBeNull();
  expect(header('loans').querySelector('[aria-label$="column menu"]')).toBeNull();
});

claim('Call `onClick` to close the menu.', async () => {
  await show(<AddedItem />);
  await openMenu('author');
  expect(items().indexOf('Add to summary')).toBe(2);
  await page.getByRole('menuitem', { name: 'Add to summary' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('In the summary: author');
  await expect.poll(() => items().length).toBe(0);
});

claim('Without `displayOrder`, the item goes to the end.', async () => {
  const Mine = () => <MenuItem>Mine</MenuItem>;
  const slotProps = { columnMenu: { slots: { mine: Mine } } };
  await show(
    <div style={{ height: 300, width: 600 }}>
      <DataGrid rows={books} columns={columns} slotProps={slotProps} />
    </div>,
  );
  await openMenu('author');
  expect(items().at(-1)).toBe('Mine');
});

claim('Use the name of a default item to put your component in its position.', async () => {
  await show(<ReplacedItem />);
  await openMenu('author');
  expect(items()[2]).toBe('Filter by author');
  await page.getByRole('menuitem', { name: 'Filter by author' }).click();
  await expect.element(page.getByRole('combobox', { name: /Operator/ })).toBeVisible();
});

claim('Removing an item hides it from the menu only.', async () => {
  await show(<HiddenItem />);
  await openMenu('author');
  expect(items()).toEqual(['Sort by ASC', 'Sort by DESC', 'Filter']);
});

claim('Items are sorted by `displayOrder`, from low to high.', async () => {
  await show(<ReorderedItems />);
  await openMenu('author');
  expect(items()).toEqual([
    'Filter',
    'Hide column',
    'Manage columns',
    'Sort by ASC',
    'Sort by DESC',
  ]);
});

claim('Return `GridColumnMenu` for columns that keep the default menu.', async () => {
  await show(<OwnMenu />);
  await openMenu('author');
  expect(items().length).toBe(5);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => items().length).toBe(0);
  await openMenu('loans');
  expect(items()).toEqual(['More than 50 loans', 'Hide column']);
  await page.getByRole('menuitem', { name: 'More than 50 loans' }).click();
  await expect
    .poll(() => document.querySelectorAll('[role=gridcell][data-field=loans]').length)
    .toBe(4);
});

claim('This demo opens it with a right click on a header', async () => {
  await show(<ContextMenu />);
  await userEvent.click(header('title'), { button: 'right' });
  await expect.poll(() => items().length).toBe(5);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => items().length).toBe(0);
  await page.getByRole('button', { name: 'Author options' }).click();
  await expect.poll(() => items().length).toBe(5);
});

claim('so `showColumnMenu` shows nothing for it', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  await show(
    <div style={{ height: 300, width: 600 }}>
      <DataGrid
        apiRef={apiRef}
        rows={books}
        columns={columns.map((column) => ({
          ...column,
          disableColumnMenu: column.field === 'title',
        }))}
      />
    </div>,
  );
  await expect.poll(() => document.querySelectorAll('[role=columnheader]').length).toBe(3);
  apiRef.current?.showColumnMenu('title');
  await expect.poll(() => apiRef.current?.state.columnMenu.field).toBe('title');
  expect(items()).toEqual([]);
  apiRef.current?.showColumnMenu('author');
  await expect.poll(() => items().length).toBe(5);
});

claim('`DataGridPro` adds the items for pinning.', async () => {
  await show(<ProMenu />);
  await openMenu('author');
  expect(items().slice(2, 4)).toEqual(['Pin to left', 'Pin to right']);
});

claim('“Title” has `groupable: false`, so its menu has no grouping item.', async () => {
  await show(<PremiumMenu />);
  await openMenu('branch');
  expect(items().join()).toContain('Group by Branch');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => items().length).toBe(0);
  await openMenu('title');
  expect(items().join()).not.toContain('Group by');
});

claim(
  'The focus moves to the menu, arrow keys move between items, and :kbd[Esc] closes the menu and returns the focus to the header.',
  async () => {
    await show(<DefaultMenu />);
    await userEvent.click(header('title'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const all = page.getByRole('menuitem');
    await expect.element(page.getByRole('menu')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(all.nth(0)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement === header('title')).toBe(true);
  },
);

claim('“Hide column” is disabled on the last visible column that has a menu.', async () => {
  await show(
    <div style={{ height: 300, width: 600 }}>
      <DataGrid
        rows={books}
        columns={columns.map((column) => ({
          ...column,
          disableColumnMenu: column.field === 'loans',
        }))}
      />
    </div>,
  );
  const hide = page.getByRole('menuitem', { name: 'Hide column' });
  await openMenu('title');
  await hide.click();
  await expect.poll(() => document.querySelectorAll('[role=columnheader]').length).toBe(2);
  await openMenu('author');
  await expect.element(hide).toHaveAttribute('aria-disabled', 'true');
});

claim('An open menu closes when people scroll the grid with a wheel or a finger.', async () => {
  await show(<DefaultMenu />);
  const scrolls = [
    () => new WheelEvent('wheel', { bubbles: true, deltaY: 50 }),
    () => new TouchEvent('touchmove', { bubbles: true }),
  ];
  for (const scrolling of scrolls) {
    await openMenu('title');
    document.querySelector('.MuiDataGrid-virtualScroller')?.dispatchEvent(scrolling());
    await expect.poll(items).toEqual([]);
  }
});
