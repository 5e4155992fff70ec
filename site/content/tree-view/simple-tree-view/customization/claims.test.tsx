import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { claim, expect, page, show, userEvent } from '#claims';
import Indentation from './demos/indentation.tsx';

const Plus = () => <i data-testid="plus" />;
const Star = () => <i data-testid="star" />;

claim('A slot of the item wins over the slot of the tree.', async () => {
  await show(
    <SimpleTreeView aria-label="Files" slots={{ endIcon: Plus }}>
      <TreeItem itemId="a" label="A" />
      <TreeItem itemId="b" label="B" slots={{ endIcon: Star }} />
    </SimpleTreeView>,
  );
  await expect.poll(() => page.getByTestId('plus').elements().length).toBe(1);
  await expect.poll(() => page.getByTestId('star').elements().length).toBe(1);
});

claim(
  'On a branch, `icon` also replaces the arrow, and people no longer see that it opens.',
  async () => {
    await show(
      <SimpleTreeView aria-label="Files">
        <TreeItem itemId="a" label="A" slots={{ icon: Star }}>
          <TreeItem itemId="b" label="B" />
        </TreeItem>
      </SimpleTreeView>,
    );
    await expect.element(page.getByTestId('star')).toBeInTheDocument();
    expect(document.querySelector('.MuiTreeItem-iconContainer svg')).toBeNull();
  },
);

claim('The default is `12px`.', async () => {
  await show(
    <SimpleTreeView aria-label="Files" defaultExpandedItems={['a']}>
      <TreeItem itemId="a" label="A">
        <TreeItem itemId="b" label="B" />
      </TreeItem>
    </SimpleTreeView>,
  );
  const start = (name: string) => {
    const content = page.getByText(name, { exact: true }).element().closest('.MuiTreeItem-content');
    return content ? parseFloat(getComputedStyle(content).paddingLeft) : NaN;
  };
  await expect.poll(() => start('B') - start('A')).toBe(12);
});

claim('`itemChildrenIndentation` is the distance between a parent and its children.', async () => {
  await show(<Indentation />);
  const tree = page.getByRole('tree').element();
  const value = () => getComputedStyle(tree).getPropertyValue('--TreeView-itemChildrenIndentation');
  const before = value();
  page.getByRole('slider').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(value).not.toBe(before);
});

claim('every state a data attribute on the content element', async () => {
  await show(
    <SimpleTreeView aria-label="Files">
      <TreeItem itemId="a" label="A" />
    </SimpleTreeView>,
  );
  await page.getByText('A', { exact: true }).click();
  const content = () => document.querySelector('.MuiTreeItem-content');
  await expect.poll(() => content()?.hasAttribute('data-selected')).toBe(true);
  expect(content()?.hasAttribute('data-focused')).toBe(true);
});
