import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
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

/** Drops an item at a height of another one's label, which is 24 px high, and tells where it went. */
async function dropped(name: string, target: string, y: number) {
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
  await label(name).dropTo(label(target), { targetPosition: { x: 40, y } });
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
