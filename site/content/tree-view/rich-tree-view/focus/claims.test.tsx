import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import FieldAndTree from './demos/field-and-tree.tsx';
import FocusDeepItem from './demos/focus-deep-item.tsx';
import FocusFromButton from './demos/focus-from-button.tsx';
import FocusRing from './demos/focus-ring.tsx';
import PreviewOnFocus from './demos/preview-on-focus.tsx';
import TabStop from './demos/tab-stop.tsx';

const item = (name: string | RegExp) => page.getByRole('treeitem', { name, exact: true });
const items = [{ id: 'a', label: 'Winds', children: [{ id: 'b', label: 'Tuba' }] }];

claim(
  'Focusing does not select anything, and selecting from code does not move the focus.',
  async () => {
    await show(<FocusFromButton />);
    await page.getByRole('button').click();
    await expect.element(item('Cello: 8 players')).toHaveFocus();
    expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(0);

    function Selects() {
      const apiRef = useTreeViewApiRef();
      return (
        <>
          <button onClick={() => apiRef.current?.setItemSelection({ itemId: 'a' })}>Select</button>
          <RichTreeView apiRef={apiRef} items={items} />
        </>
      );
    }
    await show(<Selects />);
    const button = page.getByRole('button', { name: 'Select' });
    await button.click();
    await expect.element(item('Winds').last()).toHaveAttribute('aria-selected', 'true');
    await expect.element(button).toHaveFocus();
  },
);

function FocusTuba({ open, onItemFocus }: { open: boolean; onItemFocus?: () => void }) {
  const apiRef = useTreeViewApiRef();
  return (
    <>
      <button
        onClick={(event) => {
          if (open) apiRef.current?.setItemExpansion({ itemId: 'a', shouldBeExpanded: true });
          apiRef.current?.focusItem(event, 'b');
        }}
      >
        Go
      </button>
      <RichTreeView apiRef={apiRef} items={items} {...(onItemFocus ? { onItemFocus } : {})} />
    </>
  );
}

claim(
  'An item whose parent is closed is not in the DOM, and `focusItem` does nothing.',
  async () => {
    const focused = vi.fn();
    const screen = await show(<FocusTuba open={false} onItemFocus={focused} />);
    await page.getByRole('button').click();
    expect(focused).not.toHaveBeenCalled();
    await expect.element(page.getByRole('button')).toHaveFocus();
    await screen.unmount();
    await show(<FocusDeepItem />);
    await page.getByRole('button').click();
    await expect.element(item('Tuba: 1 player')).toHaveFocus();
  },
);

claim(
  "Without `flushSync`, the tree only marks the item as focused, but the browser's focus stays where it was.",
  async () => {
    await show(<FocusTuba open />);
    await page.getByRole('button').click();
    await expect.element(item('Tuba')).toBeVisible();
    const content = item('Tuba').element().querySelector('.MuiTreeItem-content');
    expect(content?.hasAttribute('data-focused')).toBe(true);
    await expect.element(item('Tuba')).not.toHaveFocus();
  },
);

claim(
  'The focus lands on the first item of the selection that is shown and not disabled, or otherwise on the first item of the tree that is not disabled.',
  async () => {
    await show(<TabStop />);
    const clear = page.getByRole('button', { name: /^Clear/ });
    clear.element().focus();
    await userEvent.tab();
    await expect.element(item('Oboe: 2 players')).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Select the oboe again' })).toHaveFocus();
    await clear.click();
    await userEvent.tab();
    await expect.element(item('Strings')).toHaveFocus();
  },
);

claim(
  'With `multiSelect`, an item that was added with :kbd[Ctrl] and a click, :kbd[Space] or its box is the first one in the selection, wherever it is in the tree. Items that were added with :kbd[Shift] are the last.',
  async () => {
    await show(
      <>
        <RichTreeView
          multiSelect
          items={['Alpha', 'Beta', 'Gamma'].map((label) => ({ id: label, label }))}
        />
        <button>After</button>
      </>,
    );
    await page.getByText('Beta').click();
    await page.getByText('Gamma').click({ modifiers: ['Control'] });
    page.getByRole('button', { name: 'After' }).element().focus();
    await userEvent.tab({ shift: true });
    await expect.element(item('Gamma')).toHaveFocus();
    await expect.element(item('Beta')).toHaveAttribute('aria-selected', 'true');
    await page.getByText('Alpha').click();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect.element(item('Beta')).toHaveAttribute('aria-selected', 'true');
    page.getByRole('button', { name: 'After' }).element().focus();
    await userEvent.tab({ shift: true });
    await expect.element(item('Alpha')).toHaveFocus();
  },
);

claim(
  'If the parent of the selected item is open and a branch above is closed, :kbd[Tab] cannot enter the tree.',
  async () => {
    const deep = [{ id: 'top', label: 'Top', children: items }];
    const tree = (expandedItems: string[]) => (
      <>
        <button>Before</button>
        <RichTreeView items={deep} selectedItems="b" expandedItems={expandedItems} />
        <button>After</button>
      </>
    );
    const { rerender } = await show(tree(['a']));
    await expect.element(item('Top')).toBeVisible();
    page.getByRole('button', { name: 'Before' }).element().focus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
    // Without the branch inside it, the first item can be reached again.
    await rerender(tree([]));
    page.getByRole('button', { name: 'Before' }).element().focus();
    await userEvent.tab();
    await expect.element(item('Top')).toHaveFocus();
  },
);

claim(
  '`onItemFocus` is called when an item gets the focus, by mouse, by keyboard or from code.',
  async () => {
    const focused = vi.fn();
    const screen = await show(
      <RichTreeView items={items} onItemFocus={(event, id) => focused(event?.type, id)} />,
    );
    await page.getByText('Winds').click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(item('Tuba')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused.mock.lastCall).toEqual(['keydown', 'b']);
    expect(focused.mock.calls.some(([, id]) => id === 'a')).toBe(true);
    await screen.unmount();
    await show(<PreviewOnFocus />);
    await page.getByText('Cello: 8 players').click();
    await expect.element(page.getByText(/^Rehearsal:/)).toBeVisible();
  },
);

claim(
  'When a key moves the focus inside the tree, `onItemFocus` is called twice for the same item: with the focus event, then with the key event.',
  async () => {
    const focused = vi.fn();
    await show(
      <RichTreeView
        items={items}
        defaultExpandedItems={['a']}
        onItemFocus={(event, id) => focused(event?.type, id)}
      />,
    );
    // It is a focus event after a click or :kbd[Tab]
    await userEvent.tab();
    await expect.element(page.getByRole('treeitem').first()).toHaveFocus();
    expect(focused.mock.calls).toEqual([['focus', 'a']]);
    focused.mockClear();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Tuba')).toHaveFocus();
    expect(focused.mock.calls).toEqual([
      ['focus', 'b'],
      ['keydown', 'b'],
    ]);
  },
);

claim('Handlers such as `onKeyDown` on the tree see the keys of all items.', async () => {
  await show(<FieldAndTree />);
  const field = page.getByRole('textbox');
  await field.click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Strings')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(field).toHaveFocus();
});

claim('`data-focused` on the content is also set after a click.', async () => {
  await show(<FocusRing />);
  const first = page.getByRole('treeitem').first();
  const content = () => first.element().querySelector('.MuiTreeItem-content') ?? document.body;
  await userEvent.click(content());
  await expect.poll(() => content().hasAttribute('data-focused')).toBe(true);
  expect(first.element().matches(':focus-visible')).toBe(false);
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  await expect.poll(() => first.element().matches(':focus-visible')).toBe(true);
  expect(getComputedStyle(content()).outlineStyle).toBe('solid');
});
