import * as lab from '@mui/lab';
import LabTreeView from '@mui/lab/TreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { treeItemClasses as rootClasses } from '@mui/x-tree-view';
import { claim, expect, page, show, vi, warnings } from '#claims';

function Files() {
  return (
    <SimpleTreeView aria-label="Files" defaultExpandedItems={['src']}>
      <TreeItem itemId="src" label="src">
        <TreeItem itemId="index" label="index.ts" />
      </TreeItem>
    </SimpleTreeView>
  );
}

claim('Today they render nothing and log a warning.', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { container } = await show(<LabTreeView />);
  expect(container.textContent).toBe('');
  await expect.element(page.getByRole('tree')).not.toBeInTheDocument();
  expect(warnings()).toContain('The TreeView component was moved');
});

claim('This is what it looks like in version 8', async () => {
  await show(<Files />);
  await expect.element(page.getByRole('treeitem', { name: 'index.ts' })).toBeVisible();
});

claim('The current tree has icons by default.', async () => {
  const { container } = await show(<Files />);
  expect(container.querySelectorAll('.MuiTreeItem-iconContainer svg')).toHaveLength(1);
});

claim('The new package has named exports only.', async () => {
  const entry: object = await import('@mui/x-tree-view/TreeItem');
  expect(Object.keys(entry)).toContain('TreeItem');
  expect(Object.keys(entry)).not.toContain('default');
});

claim('Types and classes come from the same paths', async () => {
  expect(treeItemClasses.label).toBe('MuiTreeItem-label');
  expect(rootClasses).toBe(treeItemClasses);
  await show(<Files />);
  const item = page.getByRole('treeitem', { name: 'index.ts' }).element();
  expect(item.querySelector(`.${treeItemClasses.label}`)?.textContent).toBe('index.ts');
});

claim('The lab still exports `TreeView` and `TreeItem`.', () => {
  expect(Object.keys(lab)).toEqual(expect.arrayContaining(['TreeView', 'TreeItem']));
});
