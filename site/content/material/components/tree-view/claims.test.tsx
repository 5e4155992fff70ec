import LabTreeItem from '@mui/lab/TreeItem';
import LabTreeView from '@mui/lab/TreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { claim, expect, page, show, userEvent, vi, warnings } from '#claims';
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
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const view = await show(
    <>
      <LabTreeView />
      <LabTreeItem />
    </>,
  );
  expect(view.container.childElementCount).toBe(0);
  expect(warnings()).toContain('@mui/x-tree-view');
});

claim('Slots take components, not elements', async () => {
  const Plus = () => <i>plus</i>;
  const Leaf = () => <i>leaf</i>;
  const Own = () => <i>own</i>;
  await show(
    <SimpleTreeView slots={{ expandIcon: Plus, endIcon: Leaf }}>
      <TreeItem itemId="fiction" label="Fiction">
        <TreeItem itemId="poetry" label="Poetry" />
      </TreeItem>
      <TreeItem itemId="maps" label="Maps" />
      <TreeItem itemId="music" label="Music" slots={{ icon: Own }} />
    </SimpleTreeView>,
  );
  await expect.element(page.getByText('plus')).toBeVisible();
  await expect.element(page.getByText('leaf')).toBeVisible();
  await expect.element(page.getByText('own')).toBeVisible();
});

claim(
  'The new tree shows arrows by default. When nothing is selected, the single selection is `null`',
  async () => {
    const change = vi.fn();
    await show(
      <SimpleTreeView defaultSelectedItems="fiction" onSelectedItemsChange={change}>
        <TreeItem itemId="fiction" label="Fiction">
          <TreeItem itemId="poetry" label="Poetry" />
        </TreeItem>
      </SimpleTreeView>,
    );
    expect(document.querySelector('svg')).not.toBeNull();
    await userEvent.keyboard('{Tab} ');
    expect(change).toHaveBeenLastCalledWith(expect.anything(), null);
  },
);

claim('opens a branch; on an open one, moves to its first child', async () => {
  await show(<LibraryShelves />);
  const item = (name: string) => page.getByRole('treeitem', { name, exact: true });
  await userEvent.keyboard('{Tab}');
  for (const [keys, name] of [
    ['{End}', 'Science'],
    ['{ArrowRight}', 'Science'],
    ['{ArrowRight}', 'Physics'],
    ['{ArrowDown}', 'Biology'],
    ['{ArrowLeft}', 'Science'],
    ['{ArrowLeft}', 'Science'],
    ['{ArrowUp}', 'Poetry'],
    ['{Home}', 'Fiction'],
  ] as const) {
    await userEvent.keyboard(keys);
    await expect.element(item(name)).toHaveFocus();
  }
  await expect.element(item('Science')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard(' ');
  await expect.element(item('Fiction')).toHaveAttribute('aria-selected', 'true');
});

claim('The tree sets the roles `tree`, `treeitem` and `group`.', async () => {
  await show(<LibraryShelves />);
  const tree = page.getByRole('tree', { name: 'Shelves' });
  await expect.element(tree).toBeVisible();
  expect(tree.getByRole('treeitem').elements()).toHaveLength(4);
  await expect.element(tree.getByRole('group')).toBeVisible();
});
