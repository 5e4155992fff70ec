import { useState } from 'react';
import { useTreeViewApiRef, type TreeViewBaseItem } from '@mui/x-tree-view-pro';
import { RichTreeViewPro, type RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import { course, partIds } from './demos/data.ts';
import DragHandle from './demos/drag-handle.tsx';
import FixedExam from './demos/fixed-exam.tsx';
import MoveButtons from './demos/move-buttons.tsx';

const label = (name: string) => page.getByText(name, { exact: true });
const names = () =>
  [...document.querySelectorAll('.MuiTreeItem-label')].map((element) => element.textContent);
const row = (name: string) => label(name).element().closest('[role=treeitem]');

claim('`onItemPositionChange` is called once, after the drop.', async () => {
  const moved = vi.fn();
  await show(
    <div style={{ width: 360 }}>
      <RichTreeViewPro
        items={course}
        itemsReordering
        defaultExpandedItems={partIds}
        onItemPositionChange={moved}
      />
    </div>,
  );
  await label('Fire drill').dropTo(label('Band saw'), { targetPosition: { x: 40, y: 2 } });
  await expect.poll(() => moved.mock.calls.length).toBe(1);
  expect(moved.mock.lastCall?.[0]).toMatchObject({
    itemId: 'fire',
    oldPosition: { parentId: 'safety', index: 0 },
    newPosition: { parentId: 'machines', index: 2 },
  });
});

/** Drops an item on another one's label, which is 24 px high, and tells where it went. */
async function dropped(name: string, target: string, y: number, x = 40) {
  const moved = vi.fn();
  const screen = await show(
    <div style={{ width: 360 }}>
      <RichTreeViewPro
        items={course}
        itemsReordering
        defaultExpandedItems={partIds}
        onItemPositionChange={({ newPosition }) => moved(newPosition)}
      />
    </div>,
  );
  await label(name).dropTo(label(target), { targetPosition: { x, y } });
  await expect.poll(() => moved.mock.calls.length).toBe(1);
  await screen.unmount();
  return moved.mock.lastCall?.[0];
}

claim('| upper quarter | above the target |', async () => {
  expect(await dropped('Fire drill', 'Press', 2)).toEqual({ parentId: 'machines', index: 1 });
  expect(await dropped('Fire drill', 'Press', 22)).toEqual({ parentId: 'machines', index: 2 });
  expect(await dropped('Fire drill', 'Press', 12)).toEqual({ parentId: 'press', index: 0 });
});

claim('A branch offers no “below”, unless it is the last of its siblings', async () => {
  expect(await dropped('Final exam', 'Safety', 22)).toEqual({ parentId: 'safety', index: 0 });
});

claim(
  'if people drop an item on the indentation inside its own branch, `index` is the number of all children, the item included',
  async () => {
    const moved = vi.fn();
    await show(
      <div style={{ width: 360 }}>
        <RichTreeViewPro
          items={course}
          itemsReordering
          defaultExpandedItems={partIds}
          onItemPositionChange={moved}
        />
      </div>,
    );
    const target = row('Lathe')?.querySelector('.MuiTreeItem-content');
    if (!target) throw new Error('no row');
    await label('Band saw').dropTo(page.elementLocator(target), {
      targetPosition: { x: 3, y: 12 },
    });
    await expect.poll(() => moved.mock.calls.length).toBe(1);
    expect(moved.mock.lastCall?.[0]).toEqual({
      itemId: 'saw',
      oldPosition: { parentId: 'machines', index: 2 },
      newPosition: { parentId: 'machines', index: 3 },
    });
  },
);

claim('Here the parts and the exam stay, and only chapters can be dragged.', async () => {
  await show(<FixedExam />);
  await expect.poll(() => row('Fire drill')?.getAttribute('draggable')).toBe('true');
  expect(row('Final exam')?.getAttribute('draggable')).not.toBe('true');
  expect(row('Safety')?.getAttribute('draggable')).not.toBe('true');
});

claim('While a label is being edited, no item can be dragged.', async () => {
  await show(
    <RichTreeViewPro
      items={course}
      itemsReordering
      isItemEditable
      defaultExpandedItems={partIds}
    />,
  );
  const draggable = () => document.querySelectorAll('[role=treeitem][draggable=true]').length;
  await expect.poll(draggable).toBe(8);
  await label('Fire drill').dblClick();
  await expect.element(page.getByRole('textbox')).toBeVisible();
  await expect.poll(draggable).toBe(0);
});

claim('Two buttons for the selected item are enough, and they use the same function:', async () => {
  await show(<MoveButtons />);
  await page.getByRole('button', { name: 'Move up' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Press: place 1 of 3');
  expect(names().indexOf('Press')).toBeLessThan(names().indexOf('Lathe'));
});

claim(
  'The buttons are never disabled, so the focus stays on them and a second press moves the item again.',
  async () => {
    await show(<MoveButtons />);
    const down = page.getByRole('button', { name: 'Move down' });
    down.element().focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('Press: place 3 of 3');
    await expect.element(down).toHaveFocus();
  },
);

claim(
  'Remember where the pointer went down, and cancel the drag when it was not on the handle.',
  async () => {
    await show(<DragHandle />);
    await expect.element(label('Fire drill')).toBeVisible();
    const text = label('Fire drill').element();
    const handle =
      text.querySelector('.drag-handle') ?? text.parentElement?.querySelector('.drag-handle');
    const drag = (target: Element | null | undefined) => {
      target?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      const event = new DragEvent('dragstart', {
        bubbles: true,
        cancelable: true,
        dataTransfer: new DataTransfer(),
      });
      text.closest('.MuiTreeItem-content')?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(drag(text)).toBe(true);
    expect(drag(handle)).toBe(false);
  },
);

claim('The tree moves the item in its own state and leaves your `items` alone.', async () => {
  const before = JSON.stringify(course);
  await show(
    <div style={{ width: 360 }}>
      <RichTreeViewPro items={course} itemsReordering defaultExpandedItems={partIds} />
    </div>,
  );
  await label('Fire drill').dropTo(label('Band saw'), { targetPosition: { x: 40, y: 2 } });
  await expect.poll(() => names().indexOf('Fire drill')).toBeGreaterThan(names().indexOf('Press'));
  expect(JSON.stringify(course)).toBe(before);
});

claim(
  'the indentation before the target, or a strip of the same width at the left of its label',
  async () => {
    expect(await dropped('Fire drill', 'Press', 12, 3)).toEqual({ parentId: 'machines', index: 3 });
    expect(await dropped('Fire drill', 'Press', 12, 14)).toEqual({ parentId: 'press', index: 0 });
  },
);

/** Drops an item on the middle of another one, waits for what comes of it and tells all moves. */
async function tryToDrop(
  name: string,
  target: string,
  props: Partial<RichTreeViewProProps<TreeViewBaseItem, false>>,
) {
  const moved: string[] = [];
  const ended = vi.fn();
  document.addEventListener('dragend', ended, { once: true });
  const screen = await show(
    <div style={{ width: 360 }}>
      <RichTreeViewPro
        items={course}
        itemsReordering
        defaultExpandedItems={partIds}
        onItemPositionChange={({ newPosition: { parentId, index } }) =>
          moved.push(`${parentId ?? 'root'} ${index}`)
        }
        {...props}
      />
    </div>,
  );
  await label(name).dropTo(label(target), { targetPosition: { x: 40, y: 12 } });
  await expect.poll(() => ended.mock.calls.length).toBe(1);
  await screen.unmount();
  return moved;
}

claim('A closed branch does not open while someone waits over it.', async () => {
  const opened = vi.fn();
  const moved = await tryToDrop('Fire drill', 'Machines', {
    defaultExpandedItems: ['safety'],
    onExpandedItemsChange: opened,
  });
  expect(moved).toEqual(['machines 0']);
  expect(opened).not.toHaveBeenCalled();
});

claim(
  'An item that cannot be dragged accepts no drop either, unless one of its parents can be dragged. The line or frame may show over it, but the drop is canceled.',
  async () => {
    const isItemReorderable = (id: string) => id !== 'exam' && !partIds.includes(id);
    expect(await tryToDrop('Fire drill', 'Machines', { isItemReorderable })).toEqual([]);
    expect(await tryToDrop('Fire drill', 'Final exam', { isItemReorderable })).toEqual([]);
    const exceptPress = { isItemReorderable: (id: string) => id !== 'press' };
    expect(await tryToDrop('Fire drill', 'Press', exceptPress)).toEqual(['press 0']);
    // To allow drops on all items, set `onDragOver`.
    const allowed = await tryToDrop('Fire drill', 'Machines', {
      isItemReorderable,
      slotProps: { item: { onDragOver: (event) => event.preventDefault() } },
    });
    expect(allowed).toEqual(['machines 0']);
  },
);

claim(
  '`canMoveItemToNewPosition` is called when the pointer enters an item, for each position that this item offers: above, below, as a child, or at the end of its parent.',
  async () => {
    const asked = new Set<string>();
    await tryToDrop('Fire drill', 'Press', {
      canMoveItemToNewPosition: ({ newPosition: { parentId, index } }) => {
        asked.add(`${parentId ?? 'root'} ${index}`);
        return true;
      },
    });
    expect([...asked].slice(-4).sort()).toEqual([
      'machines 1',
      'machines 2',
      'machines 3',
      'press 0',
    ]);
  },
);

claim('An item can never be dropped into its own branch, whatever you answer.', async () => {
  const moved = await tryToDrop('Safety', 'First aid', { canMoveItemToNewPosition: () => true });
  expect(moved).toEqual([]);
});

/** A tree whose parent renders again on a click. */
function Counting({ inline }: { inline: boolean }) {
  const [count, setCount] = useState(0);
  return (
    <div style={{ width: 360 }}>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count {count}
      </button>
      <RichTreeViewPro
        items={course}
        itemsReordering
        defaultExpandedItems={partIds}
        {...(inline && { getItemLabel: (item: TreeViewBaseItem) => item.label })}
      />
    </div>
  );
}

claim(
  'So does a new function in `getItemLabel`, `getItemId`, `getItemChildren` or `isItemDisabled`',
  async () => {
    for (const inline of [false, true]) {
      const screen = await show(<Counting inline={inline} />);
      const isMoved = () => names().indexOf('Fire drill') > names().indexOf('Press');
      await label('Fire drill').dropTo(label('Band saw'), { targetPosition: { x: 40, y: 2 } });
      await expect.poll(isMoved).toBe(true);
      await page.getByRole('button').click();
      await expect.element(page.getByText('Count 1')).toBeVisible();
      await expect.poll(isMoved).toBe(!inline);
      await screen.unmount();
    }
  },
);

const own: TreeViewBaseItem[] = structuredClone(course);

/** A tree whose current order a button reads. */
function Readable({ onRead }: { onRead: (items: TreeViewBaseItem[]) => void }) {
  const apiRef = useTreeViewApiRef();
  return (
    <div style={{ width: 360 }}>
      <button type="button" onClick={() => onRead(apiRef.current?.getItemTree() ?? [])}>
        Save
      </button>
      <RichTreeViewPro apiRef={apiRef} items={own} itemsReordering defaultExpandedItems={partIds} />
    </div>
  );
}

claim('It sets new `children` on your own objects and returns them', async () => {
  let read: TreeViewBaseItem[] = [];
  await show(<Readable onRead={(items) => (read = items)} />);
  await label('Fire drill').dropTo(label('Band saw'), { targetPosition: { x: 40, y: 2 } });
  await expect.poll(() => names().indexOf('Fire drill')).toBeGreaterThan(names().indexOf('Press'));
  expect(own[0]?.children).toHaveLength(2);
  await page.getByRole('button', { name: 'Save' }).click();
  expect(read[0]).toBe(own[0]);
  expect(own[0]?.children).toHaveLength(1);
});
