import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeItemUtils, useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import CheckedNames from './demos/checked-names.tsx';
import EditButton from './demos/edit-button.tsx';
import KeepLabels from './demos/keep-labels.tsx';
import NewSeed from './demos/new-seed.tsx';
import OnlySeeds from './demos/only-seeds.tsx';
import RenameSeeds from './demos/rename-seeds.tsx';
import SaveToServer from './demos/save-to-server.tsx';

const item = (name: string | RegExp) => page.getByRole('treeitem', { name, exact: true });
const field = page.getByRole('textbox', { name: 'Name' });
const status = () => page.getByRole('status').element().textContent;

claim(
  'A double-click on the label, or :kbd[Enter], opens a field. :kbd[Enter] or leaving the field saves, :kbd[Esc] cancels.',
  async () => {
    await show(<RenameSeeds />);
    await page.getByText('Winter rye').dblClick();
    await field.fill('Rye');
    await userEvent.keyboard('{Enter}');
    await expect.element(item('Rye')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await field.fill('Barley');
    await userEvent.keyboard('{Escape}');
    await expect.element(item('Rye')).toBeVisible();
    await page.getByText('Rye', { exact: true }).dblClick();
    await field.fill('Spelt');
    await page.getByText('Naked oat').click();
    await expect.element(item('Spelt')).toBeVisible();
  },
);

claim(
  'An empty field is not saved. :kbd[Enter] does nothing, and the field stays open.',
  async () => {
    await show(<RenameSeeds />);
    await page.getByText('Winter rye').dblClick();
    await field.fill('');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('');
  },
);

claim('`expansionTrigger` becomes `iconContainer`, unless you set it.', async () => {
  const items = [{ id: 'a', label: 'Cereals', children: [{ id: 'b', label: 'Rye' }] }];
  const editable = await show(<RichTreeView items={items} isItemEditable />);
  await page.getByText('Cereals').click();
  await expect.element(item('Cereals')).toHaveAttribute('aria-selected', 'true');
  await expect.element(item('Cereals')).toHaveAttribute('aria-expanded', 'false');
  // :kbd[Enter] on an editable branch no longer opens it. The arrow keys still do.
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(item(/^Cereals/)).toHaveAttribute('aria-expanded', 'true');
  await editable.unmount();
  await show(<RichTreeView items={items} isItemEditable expansionTrigger="content" />);
  await page.getByText('Cereals').click();
  await expect.element(item(/^Cereals/)).toHaveAttribute('aria-expanded', 'true');
});

claim(
  'A disabled item can still be edited by a double-click, and with `disabledItemsFocusable` by :kbd[Enter] too.',
  async () => {
    const props = {
      items: [{ id: 'a', label: 'Rye' }],
      isItemEditable: true,
      isItemDisabled: () => true,
    };
    const screen = await show(<RichTreeView {...props} />);
    await page.getByText('Rye').dblClick();
    await expect.element(page.getByRole('textbox')).toBeVisible();
    await screen.unmount();
    await show(<RichTreeView {...props} disabledItemsFocusable />);
    page.getByRole('treeitem').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('textbox')).toBeVisible();
  },
);

claim('Pass a function instead of `true`. It gets your record.', async () => {
  await show(<OnlySeeds />);
  await page.getByText('Cereals').dblClick();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  expect(document.querySelectorAll('[data-editable]')).toHaveLength(3);
  await page.getByText('Winter rye').dblClick();
  await expect.element(field).toBeVisible();
});

claim(
  '`onItemLabelChange` is also called when someone opens the field and saves the old text.',
  async () => {
    const changed = vi.fn();
    const screen = await show(
      <RichTreeView
        items={[{ id: 'a', label: 'Rye' }]}
        isItemEditable
        onItemLabelChange={changed}
      />,
    );
    await page.getByText('Rye').dblClick();
    await userEvent.keyboard('{Enter}');
    expect(changed.mock.calls).toEqual([['a', 'Rye']]);
    await screen.unmount();
    await show(<KeepLabels />);
    await page.getByText('Winter rye').dblClick();
    await field.fill('Spelt');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Undo (1)' }).click();
    await expect.element(item('Winter rye')).toBeVisible();
  },
);

claim(
  'If the server refuses, restore the old name with `updateItemLabel`, and say why.',
  async () => {
    await show(<SaveToServer />);
    await page.getByText('Winter rye').dblClick();
    await field.fill('Rye!');
    await userEvent.keyboard('{Enter}');
    await expect.element(item('Rye!')).toBeVisible();
    await expect.poll(status, { timeout: 5000 }).toBe('The server refused this name.');
    await expect.element(item('Winter rye')).toBeVisible();
  },
);

claim('`updateItemLabel` calls `onItemLabelChange` as well.', async () => {
  const changed = vi.fn();
  const failed = vi.fn();
  function FromCode() {
    const apiRef = useTreeViewApiRef();
    function empty() {
      try {
        apiRef.current?.updateItemLabel('a', '');
      } catch (error) {
        failed(error);
      }
    }
    return (
      <>
        <button onClick={() => apiRef.current?.updateItemLabel('a', 'Oat')}>Oat</button>
        <button onClick={empty}>Empty</button>
        <RichTreeView
          apiRef={apiRef}
          items={[{ id: 'a', label: 'Rye' }]}
          isItemEditable
          onItemLabelChange={changed}
        />
      </>
    );
  }
  await show(<FromCode />);
  await page.getByRole('button', { name: 'Oat' }).click();
  expect(changed.mock.calls).toEqual([['a', 'Oat']]);
  await page.getByRole('button', { name: 'Empty' }).click();
  // An empty text throws an error.
  expect(failed).toHaveBeenCalledTimes(1);
});

claim(
  'Set `event.defaultMuiPrevented` to `true`, and the tree ignores the event: the field stays open with what was typed.',
  async () => {
    await show(<CheckedNames />);
    await page.getByText('Winter rye').dblClick();
    await field.fill('R2');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('A name has at least three letters.')).toBeVisible();
    await expect.element(field).toHaveValue('R2');
    await expect.element(field).toHaveAttribute('maxlength', '24');
    await userEvent.keyboard('{Escape}');
    await expect.element(item('Winter rye')).toBeVisible();
  },
);

claim(
  '`toggleItemEditing` from `useTreeItemUtils` starts it, and ends it without saving.',
  async () => {
    await show(<EditButton />);
    await page.getByRole('button', { name: 'Rename Winter rye' }).click();
    await expect.element(field).toHaveValue('Winter rye');
    const changed = vi.fn();
    function Toggles(props: TreeItemProps) {
      const { interactions } = useTreeItemUtils(props);
      return (
        <>
          <TreeItem {...props} />
          <button onClick={interactions.toggleItemEditing}>Toggle</button>
        </>
      );
    }
    await show(
      <RichTreeView
        items={[{ id: 'a', label: 'Barley' }]}
        isItemEditable
        onItemLabelChange={changed}
        slots={{ item: Toggles }}
      />,
    );
    // A real click would first take the focus out of the field, which saves.
    const toggle = () =>
      page
        .getByRole('button', { name: 'Toggle' })
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    toggle();
    const input = page.getByRole('textbox').last();
    await expect.element(input).toHaveValue('Barley');
    await input.fill('Millet');
    toggle();
    await expect.element(item('Barley')).toBeVisible();
    expect(changed).not.toHaveBeenCalled();
  },
);

claim('add the item, then let people name it.', async () => {
  await show(<NewSeed />);
  await page.getByRole('button', { name: 'Add a shelf' }).click();
  await expect.element(field).toHaveFocus();
  await field.fill('Roots');
  await userEvent.keyboard('{Enter}');
  await expect.element(item('Roots')).toBeVisible();
});

claim('It also stays open when people leave it empty', async () => {
  await show(<RenameSeeds />);
  await page.getByText('Winter rye').dblClick();
  await field.fill('');
  await page.getByText('Naked oat').click();
  await expect.element(field).not.toHaveFocus();
  await expect.element(field).toBeVisible();
  await field.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(item('Winter rye')).toBeVisible();
});

claim('`toggleItemEditing` from `useTreeItemUtils` starts it', async () => {
  await show(<EditButton />);
  await page.getByRole('button', { name: 'Rename Winter rye' }).click();
  await expect.element(field).toHaveFocus();
  expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(0);
});
