import { useState } from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { claim, expect, page, show, userEvent, vi } from '#claims';

const items = (
  <>
    <TreeItem itemId="src" label="src">
      <TreeItem itemId="index" label="index.ts" />
    </TreeItem>
    <TreeItem itemId="readme" label="README.md" />
  </>
);
const item = (name: string) => page.getByRole('treeitem', { name });

claim('The arguments of the callbacks stay the same: the event, and the ids.', async () => {
  const [expand, select, focus] = [vi.fn(), vi.fn(), vi.fn()];
  await show(
    <SimpleTreeView
      aria-label="Files"
      onExpandedItemsChange={expand}
      onSelectedItemsChange={select}
      onItemFocus={focus}
    >
      {items}
    </SimpleTreeView>,
  );
  await page.getByText('src').click();
  expect(expand.mock.calls[0]?.[1]).toEqual(['src']);
  expect(select.mock.calls[0]?.[1]).toBe('src');
  expect(focus.mock.calls[0]?.[1]).toBe('src');
  expect(expand.mock.calls[0]?.[0].type).toBe('click');
});

function Dot() {
  return <span data-testid="dot">•</span>;
}
function Nothing() {
  return null;
}

claim('The tree now has default icons for expanding and collapsing', async () => {
  const { container } = await show(<SimpleTreeView aria-label="Files">{items}</SimpleTreeView>);
  const icons = () => container.querySelectorAll('.MuiTreeItem-iconContainer svg');
  expect(icons()).toHaveLength(1);
  const before = icons()[0]?.innerHTML;
  await page.getByText('src').click();
  await expect.poll(() => icons()[0]?.innerHTML).not.toBe(before);
});

claim('set the slots to a component that returns `null`.', async () => {
  const { container } = await show(
    <SimpleTreeView aria-label="Files" slots={{ expandIcon: Nothing, endIcon: Dot }}>
      {items}
    </SimpleTreeView>,
  );
  expect(container.querySelectorAll('.MuiTreeItem-iconContainer svg')).toHaveLength(0);
  await expect.element(page.getByTestId('dot')).toBeVisible();
});

claim('one item is in the tab order, and arrow keys move the focus to another one.', async () => {
  const { container } = await show(
    <>
      <button>Before</button>
      <SimpleTreeView aria-label="Files">{items}</SimpleTreeView>
    </>,
  );
  page.getByRole('button', { name: 'Before' }).element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(item('src')).toHaveFocus();
  expect(container.querySelectorAll('[role="treeitem"][tabindex="0"]')).toHaveLength(1);
  expect(page.getByRole('tree').element().hasAttribute('aria-activedescendant')).toBe(false);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('README.md')).toHaveFocus();
});

function Jump() {
  const apiRef = useTreeViewApiRef();
  const [target, setTarget] = useState('');
  return (
    <>
      <button onClick={(event) => apiRef.current?.focusItem(event, 'readme')}>Jump</button>
      <SimpleTreeView
        aria-label="Files"
        apiRef={apiRef}
        onKeyDown={(event) =>
          setTarget(
            event.target instanceof Element ? (event.target.getAttribute('role') ?? '') : '',
          )
        }
      >
        {items}
      </SimpleTreeView>
      <p role="status">{target}</p>
    </>
  );
}

claim(
  'Listeners for `onFocus` and `onKeyDown` on the tree still get the events, because they bubble; `event.target` is the item.',
  async () => {
    await show(<Jump />);
    await page.getByRole('button', { name: 'Jump' }).click();
    await expect.element(item('README.md')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(page.getByRole('status')).toMatchTextContent('treeitem');
  },
);

claim('In version 8, the padding is on the content of each item instead.', async () => {
  const { container } = await show(
    <SimpleTreeView aria-label="Files" defaultExpandedItems={['src']}>
      {items}
    </SimpleTreeView>,
  );
  const start = (selector: string) => {
    const element = container.querySelector(selector);
    return element && getComputedStyle(element).paddingLeft;
  };
  expect(start('.MuiTreeItem-content')).toBe('8px');
  expect(start('.MuiTreeItem-groupTransition')).toBe('0px');
  expect(start('.MuiTreeItem-groupTransition .MuiTreeItem-content')).toBe('20px');
});

claim(
  'The last releases of version 7 set it to `false` there, and leave it out only where selection is disabled.',
  async () => {
    const first = await show(
      <SimpleTreeView aria-label="Files" defaultSelectedItems="readme">
        {items}
      </SimpleTreeView>,
    );
    await expect.element(item('README.md')).toHaveAttribute('aria-selected', 'true');
    await expect.element(item('src')).toHaveAttribute('aria-selected', 'false');
    await first.unmount();
    await show(
      <SimpleTreeView aria-label="Files" disableSelection>
        {items}
      </SimpleTreeView>,
    );
    await expect.element(item('src')).not.toHaveAttribute('aria-selected');
  },
);

claim(
  'Without `getItemId` and `getItemLabel`, each object needs an `id` and a `label`:',
  async () => {
    const first = await show(
      <RichTreeView aria-label="Files" items={[{ id: 'readme', label: 'README.md' }]} />,
    );
    await expect.element(item('README.md')).toBeVisible();
    await first.unmount();
    const files = [
      { path: 'src', name: 'Sources', children: [{ path: 'index', name: 'index.ts' }] },
    ];
    await show(
      <RichTreeView
        aria-label="Files"
        items={files}
        getItemId={(file: { path: string }) => file.path}
        getItemLabel={(file: { name: string }) => file.name}
      />,
    );
    await page.getByText('Sources').click();
    await expect.element(item('index.ts')).toBeVisible();
  },
);
