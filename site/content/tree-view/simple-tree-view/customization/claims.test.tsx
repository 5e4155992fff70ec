import * as treeView from '@mui/x-tree-view';
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

const closed = (
  <TreeItem itemId="a" label="A" disabled>
    <TreeItem itemId="b" label="B" />
  </TreeItem>
);

claim('the item or a parent is disabled', async () => {
  await show(
    <SimpleTreeView aria-label="Files" defaultExpandedItems={['a']}>
      {closed}
    </SimpleTreeView>,
  );
  await expect.poll(() => document.querySelectorAll('[data-disabled]').length).toBe(2);
});

claim(
  'The state classes `Mui-selected`, `Mui-expanded`, `Mui-focused` and `Mui-disabled` still work, but they are deprecated.',
  async () => {
    await show(
      <SimpleTreeView aria-label="Files">
        <TreeItem itemId="a" label="A">
          <TreeItem itemId="b" label="B" disabled />
        </TreeItem>
      </SimpleTreeView>,
    );
    await page.getByText('A', { exact: true }).click();
    const content = document.querySelector('.MuiTreeItem-content');
    await expect.poll(() => content?.className).toContain('Mui-expanded');
    expect(content).toHaveClass('Mui-selected', 'Mui-focused');
    await expect.poll(() => document.querySelectorAll('.Mui-disabled').length).toBe(1);
  },
);

claim('An item is made of nested elements.', async () => {
  await show(
    <SimpleTreeView aria-label="Files" checkboxSelection defaultExpandedItems={['a']}>
      {closed}
    </SimpleTreeView>,
  );
  await expect
    .poll(() => document.querySelector('li.MuiTreeItem-root > ul.MuiTreeItem-groupTransition'))
    .not.toBeNull();
  const row = document.querySelector('li.MuiTreeItem-root > div.MuiTreeItem-content');
  for (const part of ['div.MuiTreeItem-iconContainer', 'span', 'div.MuiTreeItem-label']) {
    expect(row?.querySelector(`:scope > ${part}`), part).not.toBeNull();
  }
});

claim('are exported beside `TreeItem`', () => {
  expect(Object.keys(treeView)).toEqual(
    expect.arrayContaining([
      'TreeItemLabel',
      'TreeItemContent',
      'TreeItemRoot',
      'TreeItemIconContainer',
      'TreeItemCheckbox',
      'TreeItemGroupTransition',
    ]),
  );
});

claim('it points to the right in every language. Mirror it where you need to:', async () => {
  const arrow = () => {
    const svg = document.querySelector('.MuiTreeItem-iconContainer svg');
    return svg ? getComputedStyle(svg) : undefined;
  };
  const { unmount } = await show(<SimpleTreeView aria-label="Files">{closed}</SimpleTreeView>, {
    direction: 'rtl',
  });
  await expect.poll(() => arrow()?.scale).toBe('none');
  expect(arrow()?.transform).toBe('none');
  await unmount();
  await show(
    <SimpleTreeView
      aria-label="Files"
      sx={{
        '[dir="rtl"] & [aria-expanded="false"] > .MuiTreeItem-content svg': { scale: '-1 1' },
      }}
    >
      {closed}
    </SimpleTreeView>,
    { direction: 'rtl' },
  );
  await expect.poll(() => arrow()?.scale).toBe('-1 1');
});
