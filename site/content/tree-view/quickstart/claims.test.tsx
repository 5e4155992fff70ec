import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import OpenBranch from './demos/open-branch.tsx';
import PickSeveral from './demos/pick-several.tsx';
import ReadSelection from './demos/read-selection.tsx';
import ScrollInside from './demos/scroll-inside.tsx';
import WorkshopTools from './demos/workshop-tools.tsx';

const selected = () =>
  document.querySelectorAll(
    '[role=treeitem][aria-selected=true], [role=treeitem][aria-checked=true]',
  ).length;

claim('you have a tree whose branches open and close on a click', async () => {
  await show(<WorkshopTools />);
  const hacksaw = page.getByRole('treeitem', { name: 'Hacksaw' });
  await expect.element(page.getByRole('treeitem', { name: 'Tape measure' })).toBeVisible();
  await expect.element(hacksaw).not.toBeInTheDocument();
  await page.getByText('Cutting').click();
  await expect.element(hacksaw).toBeVisible();
  await page.getByText('Cutting').click();
  await expect.element(hacksaw).not.toBeInTheDocument();
});

claim('It is `null` when nothing is selected. The rest of the page can use it too.', async () => {
  await show(<ReadSelection />);
  const text = () => page.getByRole('status').element().textContent;
  await expect.poll(text).toBe('Cost center 120 spent €63,500.');
  await page.getByText('300 Administration').click();
  await expect.poll(text).toBe('Cost center 300 spent €38,800.');
  const changed = vi.fn();
  await show(
    <RichTreeView
      items={[{ id: '300', label: 'Warehouse' }]}
      defaultSelectedItems="300"
      onSelectedItemsChange={changed}
    />,
  );
  await page.getByText('Warehouse').click();
  await userEvent.keyboard(' ');
  expect(changed.mock.lastCall?.[1]).toBe(null);
});

claim('`selectionPropagation` ties parents and children together', async () => {
  await show(<PickSeveral />);
  await expect.poll(selected).toBe(1);
  // The last child selects its parent, and a parent all its children.
  const box = (text: string) =>
    page.getByText(text, { exact: true }).element().parentElement?.querySelector('input');
  box('Approve invoices')?.click();
  await expect.poll(selected).toBe(3);
  box('Suppliers')?.click();
  await expect.poll(selected).toBe(6);
  await page.getByRole('button', { name: 'Revoke all rights' }).click();
  await expect.poll(selected).toBe(0);
});

claim('Leave out `shouldBeExpanded` and the branch toggles.', async () => {
  await show(<OpenBranch />);
  const open = () => document.querySelectorAll('[aria-expanded=true]').length;
  await page.getByRole('button', { name: 'Open or close Sales' }).click();
  await expect.poll(open).toBe(1);
  await page.getByRole('button', { name: 'Open or close Sales' }).click();
  await expect.poll(open).toBe(0);
});

claim('For a sidebar or a card, give it a height and let it scroll.', async () => {
  await show(<ScrollInside />);
  const tree = page.getByRole('tree');
  await expect.element(tree).toHaveAccessibleName(/.+/);
  expect(tree.element().scrollHeight).toBeGreaterThan(tree.element().clientHeight);
});

claim('The arrow keys keep the focused item in view.', async () => {
  await show(<ScrollInside />);
  const tree = page.getByRole('tree').element();
  const first = page.getByRole('treeitem').first();
  await expect.element(first).toBeVisible();
  first.element().focus();
  for (let step = 0; step < 10; step += 1) await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('treeitem', { name: 'Shelf 10' })).toHaveFocus();
  await expect.poll(() => tree.scrollTop).toBeGreaterThan(0);
  const row = document.activeElement?.getBoundingClientRect();
  const box = tree.getBoundingClientRect();
  expect(row?.bottom).toBeLessThanOrEqual(box.bottom + 1);
  expect(row?.top).toBeGreaterThanOrEqual(box.top - 1);
});
