import LabTreeItem from '@mui/lab/TreeItem';
import LabTreeView from '@mui/lab/TreeView';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import LibraryShelves from './demos/library-shelves.tsx';
import SettingsTree from './demos/settings-tree.tsx';

claim('Open a branch with a click or with the arrow keys', async () => {
  await show(<LibraryShelves />);
  await expect.element(page.getByRole('treeitem', { name: 'Poetry' })).toBeVisible();
  await page.getByText('Science').click();
  await expect.element(page.getByRole('treeitem', { name: 'Physics' })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('treeitem', { name: 'Physics' })).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('treeitem', { name: 'Physics' })).toBeVisible();
});

claim('This one controls the selection', async () => {
  await show(<SettingsTree />);
  await page.getByText('Billing').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Page: Billing');
  await expect
    .element(page.getByRole('treeitem', { name: 'Billing' }))
    .toHaveAttribute('aria-selected', 'true');
});

claim('Both are still exported there, but they render nothing and log a warning.', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const view = await show(
    <>
      <LabTreeView />
      <LabTreeItem />
    </>,
  );
  expect(view.container.childElementCount).toBe(0);
  expect(warn.mock.calls.flat().join(' ')).toContain('@mui/x-tree-view');
});
