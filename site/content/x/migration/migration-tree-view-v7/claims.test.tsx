import * as hooks from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import * as treeItem from '@mui/x-tree-view/TreeItem';
import * as all from '@mui/x-tree-view';
import { commands } from 'vitest/browser';
import { claim, expect, page, show, vi } from '#claims';

const { TreeItem } = treeItem;
const item = (name: string | RegExp) => page.getByRole('treeitem', { name, exact: true });

claim('The old `TreeItem` was removed, and `TreeItem2` took its name.', () => {
  const names = Object.keys(all);
  expect(names).not.toContain('TreeView');
  expect(names.filter((name) => name.includes('TreeItem2'))).toEqual([]);
  for (const name of [
    'TreeItem',
    'useTreeItem',
    'TreeItemProvider',
    'TreeItemIcon',
    'TreeItemLabelInput',
    'TreeItemDragAndDropOverlay',
  ]) {
    expect(names).toContain(name);
  }
  expect(Object.keys(hooks)).toContain('useTreeItemUtils');
  expect(Object.keys(hooks)).toContain('useTreeItemModel');
});

claim(
  'The root contains the children as well, so a click on a child also arrives at its parents.',
  async () => {
    const clicked = vi.fn();
    const onContent = vi.fn();
    await show(
      <SimpleTreeView aria-label="Chapters" defaultExpandedItems={['a']}>
        <TreeItem
          itemId="a"
          label="Basics"
          onClick={clicked}
          slotProps={{ content: { onClick: onContent } }}
        >
          <TreeItem itemId="b" label="Setup" />
        </TreeItem>
      </SimpleTreeView>,
    );
    await page.getByText('Setup').click();
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(onContent).not.toHaveBeenCalled();
    await page.getByText('Basics').click();
    expect(onContent).toHaveBeenCalledTimes(1);
  },
);

claim('Leave out the last property to toggle the state.', async () => {
  function Toggles() {
    const apiRef = hooks.useTreeViewApiRef();
    return (
      <>
        <button onClick={() => apiRef.current?.setItemExpansion({ itemId: 'a' })}>Open</button>
        <button onClick={() => apiRef.current?.setItemSelection({ itemId: 'a' })}>Select</button>
        <RichTreeView
          apiRef={apiRef}
          items={[{ id: 'a', label: 'Basics', children: [{ id: 'b', label: 'Setup' }] }]}
        />
      </>
    );
  }
  await show(<Toggles />);
  const open = page.getByRole('button', { name: 'Open' });
  await open.click();
  await expect.element(item(/^Basics/)).toHaveAttribute('aria-expanded', 'true');
  await open.click();
  await expect.element(item(/^Basics/)).toHaveAttribute('aria-expanded', 'false');
  const select = page.getByRole('button', { name: 'Select' });
  await select.click();
  await expect.element(item(/^Basics/)).toHaveAttribute('aria-selected', 'true');
  await select.click();
  await expect.element(item(/^Basics/)).toHaveAttribute('aria-selected', 'false');
});

claim('The indentation is now a padding on the content of each item.', async () => {
  await show(
    <SimpleTreeView aria-label="Chapters" defaultExpandedItems={['a']} itemChildrenIndentation={30}>
      <TreeItem itemId="a" label="Basics">
        <TreeItem itemId="b" label="Setup" />
      </TreeItem>
    </SimpleTreeView>,
  );
  const content = (text: string) =>
    page.getByText(text).element().closest('.MuiTreeItem-content') ?? document.body;
  const padding = (text: string) => parseFloat(getComputedStyle(content(text)).paddingLeft);
  await expect.poll(() => padding('Setup') - padding('Basics')).toBe(30);
  // The hover and selection backgrounds therefore span the whole width.
  expect(content('Setup').getBoundingClientRect().width).toBe(
    content('Basics').getBoundingClientRect().width,
  );
});

claim('These still work.', async () => {
  await show(
    <SimpleTreeView aria-label="Chapters" defaultExpandedItems={['a']} defaultSelectedItems="a">
      <TreeItem itemId="a" label="Basics">
        <TreeItem itemId="b" label="Setup" disabled />
      </TreeItem>
    </SimpleTreeView>,
  );
  const classes = (text: string) =>
    page.getByText(text).element().closest('.MuiTreeItem-content')?.className;
  await expect.poll(() => classes('Basics')).toContain('Mui-selected');
  expect(classes('Basics')).toContain('Mui-expanded');
  expect(classes('Setup')).toContain('Mui-disabled');
});

claim(
  'since 8.3.0, `SimpleTreeView` and `RichTreeView` have no prop `experimentalFeatures`',
  async () => {
    const records = (await commands.readFile('site/facts/api-history/tree-view.tsv')).split('\n');
    for (const tree of ['simple-tree-view', 'rich-tree-view']) {
      const line = records.find((one) => one.startsWith(`${tree}\tprops\texperimentalFeatures\t`));
      expect(line?.split('\t').slice(-2)).toEqual(['8.3.0', 'gone']);
    }
  },
);
