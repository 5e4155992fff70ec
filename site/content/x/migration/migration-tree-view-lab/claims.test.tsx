import { commands } from 'vitest/browser';
import LabTreeItem from '@mui/lab/TreeItem';
import LabTreeView from '@mui/lab/TreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { claim, expect, page, show, vi } from '#claims';

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
  // It warns once in a document, perhaps before this test: what it does is read instead.
  const source = await commands.readFile('node_modules/@mui/lab/esm/TreeView/TreeView.js');
  expect(source).toContain("console.warn(['MUI: The TreeView component was moved");
});

claim('This is what it looks like in version 8', async () => {
  await show(<Files />);
  await expect.element(page.getByRole('treeitem', { name: 'index.ts' })).toBeVisible();
});

claim('The current tree has icons by default.', async () => {
  const { container } = await show(<Files />);
  expect(container.querySelectorAll('.MuiTreeItem-iconContainer svg')).toHaveLength(1);
});

claim('The lab still exports `TreeView` and `TreeItem`.', () => {
  expect(LabTreeView).toBeDefined();
  expect(LabTreeItem).toBeDefined();
});

claim('The new package has named exports only.', async () => {
  const entry: object = await import('@mui/x-tree-view/TreeItem');
  expect(Object.keys(entry)).toContain('TreeItem');
  expect(Object.keys(entry)).not.toContain('default');
});
