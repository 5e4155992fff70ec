import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { claim, expect, page, show, userEvent } from '#claims';
import LargerTargets from './demos/larger-targets.tsx';
import MoveWithoutDrag from './demos/move-without-drag.tsx';
import NamedByHeading from './demos/named-by-heading.tsx';
import StatusInWords from './demos/status-in-words.tsx';
import TryTheKeys from './demos/try-the-keys.tsx';

const item = (name: string | RegExp) => page.getByRole('treeitem', { name, exact: true });
const selected = (text: string) =>
  expect.element(page.getByText(/^Selected:/)).toHaveTextContent(`Selected: ${text}`);

claim('A heading is near: give it an id and set `aria-labelledby`, as above.', async () => {
  await show(<NamedByHeading />);
  await expect.element(page.getByRole('tree')).toHaveAccessibleName('Evacuation plan');
});

claim(
  'enters the tree at the selected item or the first one; the next press leaves it. If people have moved with other keys and that item lies ahead, it is one more stop',
  async () => {
    await show(
      <>
        <button>Before</button>
        <SimpleTreeView aria-label="Files" defaultSelectedItems="b">
          <TreeItem itemId="a" label="A" />
          <TreeItem itemId="b" label="B" />
          <TreeItem itemId="c" label="C" />
        </SimpleTreeView>
        <button>After</button>
      </>,
    );
    page.getByRole('button', { name: 'Before' }).element().focus();
    await userEvent.tab();
    await expect.element(item('B')).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
    // If people have moved with other keys and that item lies ahead, it is one more stop.
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(item('A')).toHaveFocus();
    await userEvent.tab();
    await expect.element(item('B')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('C')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(item('B')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  },
);

claim('Click in the tree, or reach it with :kbd[Tab], and try the keys.', async () => {
  await show(<TryTheKeys />);
  await page.getByText('Viola', { exact: true }).click();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await selected('viola, violin');
  // a letter moves to the next item that starts with it
  await userEvent.keyboard('w');
  await expect.element(item(/^Woodwind/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('Oboe')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(item('Oboe')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(item(/^Woodwind/)).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(item(/^Strings/)).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(item('Percussion')).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}');
  await selected('strings, viola, violin, woodwind, oboe, percussion');
});

claim(
  'on a branch, opens or closes it; on a leaf, selects it. With `multiSelect`, a second press deselects the leaf',
  async () => {
    await show(<TryTheKeys />);
    await page.getByText('Viola', { exact: true }).click();
    await selected('viola');
    await userEvent.keyboard('{Enter}');
    await selected('none');
    await userEvent.keyboard('{Enter}');
    await selected('viola');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect.element(item(/^Strings/)).toHaveAttribute('aria-expanded', 'false');
    await selected('viola');
  },
);

claim('opens all branches with the same parent, even disabled ones', async () => {
  await show(
    <SimpleTreeView aria-label="Instruments">
      <TreeItem itemId="strings" label="Strings">
        <TreeItem itemId="bowed" label="Bowed">
          <TreeItem itemId="viola" label="Viola" />
        </TreeItem>
      </TreeItem>
      <TreeItem itemId="woodwind" label="Woodwind">
        <TreeItem itemId="oboe" label="Oboe" />
      </TreeItem>
      <TreeItem itemId="brass" label="Brass" disabled>
        <TreeItem itemId="tuba" label="Tuba" />
      </TreeItem>
    </SimpleTreeView>,
  );
  item('Strings').element().focus();
  await userEvent.keyboard('*');
  await expect.element(item(/^Strings/)).toHaveAttribute('aria-expanded', 'true');
  await expect.element(item(/^Woodwind/)).toHaveAttribute('aria-expanded', 'true');
  await expect.element(item(/^Brass/)).toHaveAttribute('aria-expanded', 'true');
  await expect.element(item('Bowed')).toHaveAttribute('aria-expanded', 'false');
});

claim('selects from the last selected item to this one', async () => {
  await show(<TryTheKeys />);
  await page.getByText('Viola', { exact: true }).click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
  await selected('viola, violin, woodwind');
});

claim('A leaf has no `aria-expanded`', async () => {
  await show(<StatusInWords />);
  await expect.element(item('Log in passed')).not.toHaveAttribute('aria-expanded');
  await expect.element(item('Licenses passed')).toBeVisible();
});

claim(
  'Disabled items have no `aria-selected`, and with `disableSelection` no item has one, unless it is selected.',
  async () => {
    await show(
      <>
        <RichTreeView aria-label="Off" disableSelection items={[{ id: 'a', label: 'Off' }]} />
        <RichTreeView aria-label="On" items={[{ id: 'a', label: 'On' }]} />
        <RichTreeView
          aria-label="Selected"
          disableSelection
          selectedItems="a"
          items={[{ id: 'a', label: 'Selected' }]}
        />
        <RichTreeView
          aria-label="Disabled"
          isItemDisabled={() => true}
          items={[{ id: 'a', label: 'Disabled' }]}
        />
      </>,
    );
    await expect.element(item('Selected')).toHaveAttribute('aria-selected', 'true');
    await expect.element(item('Disabled')).not.toHaveAttribute('aria-selected');
    await expect.element(item('Off')).not.toHaveAttribute('aria-selected');
    await expect.element(item('On')).toHaveAttribute('aria-selected', 'false');
  },
);

claim('One item has `tabindex="0"`, the others `-1`.', async () => {
  await show(<NamedByHeading />);
  const stops = () =>
    page
      .getByRole('treeitem')
      .elements()
      .map((element) => element.tabIndex);
  await expect.poll(stops).toEqual([0, -1, -1, -1]);
});

claim('Make it larger for touch screens, gloves and unsteady hands:', async () => {
  await show(
    <>
      <LargerTargets />
      <SimpleTreeView aria-label="Default">
        <TreeItem itemId="a" label="A" />
      </SimpleTreeView>
    </>,
  );
  const box = (selector: string, index: number) =>
    document.querySelectorAll(selector)[index]?.getBoundingClientRect();
  await expect.poll(() => box('.MuiTreeItem-iconContainer', 0)?.width).toBe(44);
  // A row is high enough. The arrow alone is not.
  const last = document.querySelectorAll('.MuiTreeItem-content').length - 1;
  expect(box('.MuiTreeItem-content', last)?.height).toBeGreaterThanOrEqual(24);
  expect(box('.MuiTreeItem-iconContainer', last)?.width).toBeLessThan(24);
});

claim(
  'The item keeps its id, so it stays selected and people can press the button again.',
  async () => {
    await show(<MoveWithoutDrag />);
    await page.getByRole('button', { name: 'Move down' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Pharmacy is stop 3 of 4.');
    await page.getByRole('button', { name: 'Move down' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Pharmacy is stop 4 of 4.');
    await expect.element(item('Pharmacy')).toHaveAttribute('aria-selected', 'true');
  },
);

claim('The buttons are never disabled', async () => {
  await show(<MoveWithoutDrag />);
  const down = page.getByRole('button', { name: 'Move down' });
  down.element().focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('Pharmacy is stop 4 of 4.');
  await expect.element(down).toHaveFocus();
});

/** Draws four items, the third one disabled. */
function showFour(props: { multiSelect?: true; disabledItemsFocusable?: true } = {}) {
  const children = (
    <>
      <TreeItem itemId="a" label="A" />
      <TreeItem itemId="b" label="B" />
      <TreeItem itemId="c" label="C" disabled />
      <TreeItem itemId="d" label="D" />
    </>
  );
  return show(
    props.multiSelect ? (
      <SimpleTreeView aria-label="Letters" {...props} multiSelect>
        {children}
      </SimpleTreeView>
    ) : (
      <SimpleTreeView aria-label="Letters">{children}</SimpleTreeView>
    ),
  );
}

const selectedNames = () =>
  [...document.querySelectorAll('[aria-selected=true]')].map((element) => element.textContent);

claim('selects all items that are shown and can be focused', async () => {
  const screen = await showFour({ multiSelect: true });
  await userEvent.tab();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.poll(selectedNames).toEqual(['A', 'B', 'D']);
  await screen.unmount();
  await showFour({ multiSelect: true, disabledItemsFocusable: true });
  await userEvent.tab();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.poll(selectedNames).toEqual(['A', 'B', 'C', 'D']);
});

claim('selects from this item to the first or the last; the focus stays', async () => {
  await showFour({ multiSelect: true });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Control>}{Shift>}{End}{/Shift}{/Control}');
  await expect.poll(selectedNames).toEqual(['B', 'D']);
  await expect.element(item('B')).toHaveFocus();
  await userEvent.keyboard('{Control>}{Shift>}{Home}{/Shift}{/Control}');
  await expect.poll(selectedNames).toEqual(['A', 'B']);
});

claim('selects the item, or removes it from the selection', async () => {
  await showFour();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.poll(selectedNames).toEqual(['A']);
  await userEvent.keyboard(' ');
  await expect.poll(selectedNames).toEqual([]);
});

claim('moves to the next item that starts with it, one character at a time', async () => {
  await show(
    <SimpleTreeView aria-label="Towns">
      <TreeItem itemId="ghent" label="Ghent" />
      <TreeItem itemId="lier" label="Lier" />
      <TreeItem itemId="leuven" label="Leuven" />
      <TreeItem itemId="eupen" label="Eupen" />
    </SimpleTreeView>,
  );
  await userEvent.tab();
  await userEvent.keyboard('l');
  await expect.element(item('Lier')).toHaveFocus();
  await userEvent.keyboard('e');
  await expect.element(item('Eupen')).toHaveFocus();
});

claim('| :kbd[Tab] in the field | saves and leaves it |', async () => {
  await show(
    <RichTreeView
      aria-label="Files"
      isItemEditable
      items={[{ id: 'a', label: 'Old', children: [{ id: 'b', label: 'B' }] }]}
      slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Name' } } } }}
    />,
  );
  const field = page.getByRole('textbox', { name: 'Name' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByRole('treeitem')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.clear(field);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('Lost{Escape}');
  await expect.element(page.getByText('Old', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(field, 'New');
  await userEvent.tab();
  await expect.element(page.getByText('New', { exact: true })).toBeVisible();
});

claim('The field has no name.', async () => {
  await show(
    <RichTreeView aria-label="Files" isItemEditable items={[{ id: 'a', label: 'Old' }]} />,
  );
  await page.getByText('Old', { exact: true }).dblClick();
  await expect.element(page.getByRole('textbox')).toHaveAccessibleName('');
});

claim(
  'With `checkboxSelection`, the box repeats what `aria-selected` says, and it has no name.',
  async () => {
    await show(
      <>
        <SimpleTreeView aria-label="Default" checkboxSelection defaultSelectedItems="vest">
          <TreeItem itemId="vest" label="Vest" />
        </SimpleTreeView>
        <SimpleTreeView aria-label="Hidden" checkboxSelection>
          <TreeItem itemId="vest" label="Vest" slotProps={{ checkbox: { 'aria-hidden': true } }} />
        </SimpleTreeView>
      </>,
    );
    const boxes = page.getByRole('checkbox');
    await expect.poll(() => boxes.elements().length).toBe(1);
    await expect.element(boxes).toHaveAccessibleName('');
    await expect.element(boxes).toBeChecked();
    await expect.element(item('Vest').first()).toHaveAttribute('aria-selected', 'true');
  },
);

claim(
  "In a theme with `direction: 'rtl'`, :kbd[ArrowLeft] opens and :kbd[ArrowRight] closes.",
  async () => {
    await show(
      <SimpleTreeView aria-label="Files">
        <TreeItem itemId="a" label="A">
          <TreeItem itemId="b" label="B" />
        </TreeItem>
      </SimpleTreeView>,
      { direction: 'rtl' },
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(item(/^A/).first()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(item(/^A/).first()).toHaveAttribute('aria-expanded', 'false');
  },
);

claim(
  'a click in a field moves the focus to the item, and a letter typed in a field moves it to another item',
  async () => {
    await show(
      <SimpleTreeView aria-label="Files">
        <TreeItem itemId="a" label={<input aria-label="Note" />} />
        <TreeItem itemId="b" label="B" />
      </SimpleTreeView>,
    );
    const field = page.getByRole('textbox');
    await field.click();
    await expect.element(page.getByRole('treeitem').first()).toHaveFocus();
    field.element().focus();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('b');
    await expect.element(item('B')).toHaveFocus();
  },
);

claim(
  'on an open one, moves to its first child that can be focused, or past the branch if there is none',
  async () => {
    const branch = (disabled: boolean) => (
      <SimpleTreeView aria-label="Instruments" defaultExpandedItems={['strings']}>
        <TreeItem itemId="strings" label="Strings">
          <TreeItem itemId="viola" label="Viola" disabled />
          <TreeItem itemId="violin" label="Violin" disabled={disabled} />
        </TreeItem>
        <TreeItem itemId="brass" label="Brass" />
      </SimpleTreeView>
    );
    for (const disabled of [false, true]) {
      const screen = await show(branch(disabled));
      item(/^Strings/)
        .element()
        .focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect.element(item(disabled ? 'Brass' : 'Violin')).toHaveFocus();
      await screen.unmount();
    }
  },
);
