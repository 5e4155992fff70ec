import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useState } from 'react';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import JumpToToday from './demos/jump-to-today.tsx';
import OpenThenFocus from './demos/open-then-focus.tsx';
import PreviewOnFocus from './demos/preview-on-focus.tsx';
import RemoveAndStay from './demos/remove-and-stay.tsx';
import WhereTabLands from './demos/where-tab-lands.tsx';

const item = (name: string) => page.getByRole('treeitem', { name, exact: true });

claim(
  'It moves the real focus of the browser, scrolls the item into view, and leaves the selection alone.',
  async () => {
    await show(<JumpToToday />);
    await page.getByRole('button').click();
    await expect.element(item('Wednesday: Sam, Lena')).toHaveFocus();
    await expect.element(item('Wednesday: Sam, Lena')).not.toHaveAttribute('aria-selected', 'true');
  },
);

claim('the first item of the selection that is shown and not disabled,', async () => {
  await show(<WhereTabLands />);
  const toggle = page.getByLabelText(/Press Tab from here/);
  toggle.element().focus();
  await userEvent.tab();
  await expect.element(item('Terms of sale')).toHaveFocus();
  await page.getByRole('button', { name: 'Back to the switch' }).click();
  await expect.element(toggle).toHaveFocus();
  await toggle.click();
  await userEvent.tab();
  await expect.element(item('Privacy notice')).toHaveFocus();
});

claim(
  'With `multiSelect`, an item that was added with :kbd[Ctrl] and a click, :kbd[Space] or its box is the first of the selection. Items that were added with :kbd[Shift] are the last.',
  async () => {
    await show(
      <>
        <SimpleTreeView aria-label="Rooms" multiSelect>
          <TreeItem itemId="a" label="Room A" />
          <TreeItem itemId="b" label="Room B" />
          <TreeItem itemId="c" label="Room C" />
        </SimpleTreeView>
        <button>After</button>
      </>,
    );
    await page.getByText('Room B').click();
    await page.getByText('Room C').click({ modifiers: ['Control'] });
    page.getByRole('button', { name: 'After' }).element().focus();
    await userEvent.tab({ shift: true });
    await expect.element(item('Room C')).toHaveFocus();
    await page.getByText('Room A').click();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect.element(item('Room B')).toHaveAttribute('aria-selected', 'true');
    page.getByRole('button', { name: 'After' }).element().focus();
    await userEvent.tab({ shift: true });
    await expect.element(item('Room A')).toHaveFocus();
  },
);

claim(
  'If the focused item is removed, the tree moves the focus to the item that :kbd[Tab] would reach then.',
  async () => {
    function Rooms() {
      const [rooms, setRooms] = useState(['Room A', 'Room B', 'Room C']);
      return (
        <SimpleTreeView
          aria-label="Rooms"
          onKeyDown={({ key }) => {
            if (key === 'Delete') setRooms(rooms.slice(0, -1));
          }}
        >
          {rooms.map((room) => (
            <TreeItem key={room} itemId={room} label={room} />
          ))}
        </SimpleTreeView>
      );
    }
    await show(<Rooms />);
    // The item is selected as well.
    await page.getByText('Room C').click();
    await userEvent.keyboard('{Delete}');
    await expect.element(item('Room C')).not.toBeInTheDocument();
    await expect.element(item('Room A')).toHaveFocus();
  },
);

claim('Open the branches first, from the root down.', async () => {
  await show(<OpenThenFocus />);
  await page.getByRole('button').click();
  await expect.element(item('Bed 2, free')).toHaveFocus();
});

claim('`onItemFocus` runs when an item gets the focus.', async () => {
  await show(<PreviewOnFocus />);
  await page.getByText('Tape', { exact: true }).click();
  await expect.element(page.getByText('96 rolls in stock, brown.')).toBeVisible();
  await expect
    .element(page.getByRole('tree'))
    .toHaveAccessibleDescription('96 rolls in stock, brown.');
});

claim(
  'As a prop of the tree itself, `onBlur` is not called: the tree uses the event for its own work.',
  async () => {
    const blurred = vi.fn();
    await show(
      <>
        <SimpleTreeView aria-label="Rooms" onBlur={blurred}>
          <TreeItem itemId="a" label="Room A" />
        </SimpleTreeView>
        <button>Next</button>
      </>,
    );
    await item('Room A').click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus();
    expect(blurred).not.toHaveBeenCalled();
  },
);

claim('When your code removes the item, move the focus to a neighbor first.', async () => {
  await show(<RemoveAndStay />);
  await page.getByText('Invoice 1045', { exact: true }).click();
  await userEvent.keyboard('{Delete}');
  await expect.element(item('Invoice 1045')).not.toBeInTheDocument();
  await expect.element(item('Reminder 88')).toHaveFocus();
});

claim(
  'If it has the focus, the gray background and `onItemFocus` then go to the item that :kbd[Tab] would reach, while the focus of the browser stays.',
  async () => {
    const focused = vi.fn();
    function Rooms() {
      const [beds, setBeds] = useState<string[]>([]);
      return (
        <SimpleTreeView
          aria-label="Rooms"
          onItemFocus={(_event, id) => focused(id)}
          onKeyDown={({ key }) => {
            if (key === 'Insert') setBeds(['Bed 1']);
          }}
        >
          <TreeItem itemId="a" label="Room A" />
          <TreeItem itemId="b" label="Room B">
            {beds.map((bed) => (
              <TreeItem key={bed} itemId={bed} label={bed} />
            ))}
          </TreeItem>
        </SimpleTreeView>
      );
    }
    await show(<Rooms />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Room B')).toHaveFocus();
    await userEvent.keyboard('{Insert}');
    await expect.poll(() => focused.mock.lastCall).toEqual(['a']);
    await expect.element(item('Room B')).toHaveFocus();
    expect(document.querySelector('[data-focused]')?.textContent).toBe('Room A');
  },
);
