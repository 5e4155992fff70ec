import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { Component, useState, type ReactNode } from 'react';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import CloseRoom from './demos/close-room.tsx';
import ColdChain from './demos/cold-chain.tsx';
import FilterRooms from './demos/filter-rooms.tsx';
import MailFolders from './demos/mail-folders.tsx';
import PathOfRoom from './demos/path-of-room.tsx';
import ShelfStock from './demos/shelf-stock.tsx';

const item = (name: string | RegExp) => page.getByRole('treeitem', { name, exact: true });

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message ? <p role="alert">{this.state.message}</p> : this.props.children;
  }
}

claim('Two items with the same id, or an item with no id, throw an error.', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const twice = await show(
    <Boundary>
      <RichTreeView
        items={[
          { id: 'a', label: 'Alpha', children: [{ id: 'b', label: 'Beta' }] },
          { id: 'b', label: 'Beta' },
        ]}
      />
    </Boundary>,
  );
  await expect.element(page.getByRole('alert')).toMatchTextContent(/same id/);
  await twice.unmount();
  await show(
    <Boundary>
      <RichTreeView items={[{ label: 'No id' }]} />
    </Boundary>,
  );
  await expect.element(page.getByRole('alert')).toMatchTextContent(/unique `id`/);
});

claim('So does an item with no label.', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(
    <Boundary>
      <RichTreeView items={[{ id: 'a' }]} />
    </Boundary>,
  );
  await expect.element(page.getByRole('alert')).toMatchTextContent(/`label` property/);
});

claim('so two trees can show the same records', async () => {
  await show(
    <>
      <RichTreeView id="left" items={[{ id: 'a', label: 'Alpha' }]} />
      <RichTreeView items={[{ id: 'a', label: 'Alpha' }]} />
    </>,
  );
  const ids = page
    .getByRole('treeitem')
    .elements()
    .map((element) => element.id);
  expect(ids[0]).toBe('left-a');
  expect(new Set(ids).size).toBe(2);
});

claim('Here the path of a mail folder is its id, and the label is computed.', async () => {
  await show(<MailFolders />);
  await expect.poll(() => page.getByRole('treeitem').elements().length).toBeGreaterThan(1);
  expect(document.querySelectorAll('[aria-expanded=true]')).toHaveLength(1);
});

claim(
  'It then forgets what was changed inside it: edited labels, moved items and items disabled through `apiRef`.',
  async () => {
    function Changes() {
      const apiRef = useTreeViewApiRef();
      const [items, setItems] = useState([{ id: 'a', label: 'Alpha' }]);
      return (
        <>
          <button
            onClick={() => {
              apiRef.current?.setIsItemDisabled({ itemId: 'a', shouldBeDisabled: true });
              apiRef.current?.updateItemLabel('a', 'Omega');
            }}
          >
            Change
          </button>
          <button onClick={() => setItems([...items])}>New array</button>
          <RichTreeView apiRef={apiRef} items={items} isItemEditable />
        </>
      );
    }
    await show(<Changes />);
    await page.getByRole('button', { name: 'Change' }).click();
    await expect.element(item('Omega')).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'New array' }).click();
    await expect.element(item('Alpha')).not.toHaveAttribute('aria-disabled');
  },
);

claim('An empty `children` array makes no arrow', async () => {
  await show(<RichTreeView items={[{ id: 'a', label: 'Alpha', children: [] }]} />);
  await expect.element(item('Alpha')).not.toHaveAttribute('aria-expanded');
  expect(document.querySelector('.MuiTreeItem-iconContainer svg')).toBeNull();
});

claim(
  'With `disabledItemsFocusable` they stop there, so that people with a screen reader know that the item exists.',
  async () => {
    await show(<ColdChain />);
    const disabled = () => document.activeElement?.getAttribute('aria-disabled');
    page.getByRole('treeitem').first().element().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(disabled()).toBeNull();
    await page.getByRole('checkbox').click();
    page.getByRole('treeitem').first().element().focus();
    const met: (string | null | undefined)[] = [];
    for (let step = 0; step < 5; step += 1) {
      await userEvent.keyboard('{ArrowDown}');
      met.push(disabled());
    }
    expect(met).toContain('true');
  },
);

claim('Expansion, selection and focus are kept by id.', async () => {
  await show(<ShelfStock />);
  const first = page.getByRole('treeitem').first();
  const count = () => page.getByRole('treeitem').elements().length;
  const before = count();
  await page.getByText(/^Bin 1/).click();
  await page.getByRole('button', { name: 'Add a bin' }).click();
  await expect.poll(count).toBe(before + 1);
  await expect.element(first).toHaveAttribute('aria-expanded', 'true');
  await expect.element(item('Bin 1')).toHaveAttribute('aria-selected', 'true');
});

/** Removes the focused item when people press Delete. */
function Removes() {
  const [items, setItems] = useState([
    { id: 'a', label: 'Alpha' },
    { id: 'b', label: 'Beta' },
    { id: 'c', label: 'Gamma' },
  ]);
  return (
    <RichTreeView
      items={items}
      onKeyDown={({ key }) => {
        const focused = document.activeElement?.textContent;
        if (key === 'Delete') setItems(items.filter(({ label }) => label !== focused));
      }}
    />
  );
}

claim(
  'the focus goes to the item that :kbd[Tab] would reach, without its gray background. If the removed item was also selected, the focus is lost.',
  async () => {
    const count = () => page.getByRole('treeitem').elements().length;
    const first = await show(<Removes />);
    await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}');
    await expect.element(item('Gamma')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect.poll(count).toBe(2);
    await expect.element(item('Alpha')).toHaveFocus();
    expect(document.querySelector('[data-focused]')).toBeNull();
    await first.unmount();
    await show(<Removes />);
    await page.getByText('Gamma').click();
    await userEvent.keyboard('{Delete}');
    await expect.poll(count).toBe(2);
    expect(document.activeElement).toBe(document.body);
  },
);

claim('Filter the array, keep the parents of what you found, and open them.', async () => {
  await show(<FilterRooms />);
  await page.getByLabelText('Find a room').fill('vacc');
  await expect.element(item('Room 102: vaccinations')).toBeVisible();
  await expect.element(page.getByText('Reception')).not.toBeInTheDocument();
  await page.getByLabelText('Find a room').fill('zzz');
  await expect.element(page.getByText('No room has this name.')).toBeVisible();
});

claim(
  'It is called before the item opens or becomes selected, and for disabled items too.',
  async () => {
    const calls: string[] = [];
    await show(
      <RichTreeView
        items={[
          { id: 'a', label: 'Alpha', children: [{ id: 'b', label: 'Beta' }] },
          { id: 'c', label: 'Gamma' },
        ]}
        isItemDisabled={({ id }) => id === 'c'}
        onItemClick={(_event, id) => calls.push(`click ${id}`)}
        onExpandedItemsChange={() => calls.push('expand')}
        onSelectedItemsChange={() => calls.push('select')}
      />,
    );
    await page.getByText('Alpha').click();
    expect(calls).toEqual(['click a', 'expand', 'select']);
    await page.getByText('Gamma').click();
    expect(calls.at(-1)).toBe('click c');
  },
);

claim('for example to walk from an item up to the root:', async () => {
  const screen = await show(<PathOfRoom />);
  await page.getByText('First floor').click();
  // What moves while it opens is missed by a click.
  await expect.poll(() => document.getAnimations()).toEqual([]);
  await page.getByText('Physiotherapy').click();
  await expect
    .element(page.getByRole('navigation', { name: 'Place of the selected room' }))
    .toHaveTextContent('First floor/Physiotherapy');
  await screen.unmount();
  await show(<CloseRoom />);
  await page.getByRole('button', { name: 'Close the X-ray room' }).click();
  await expect.element(item('X-ray')).toHaveAttribute('aria-disabled', 'true');
});

claim(
  '`getItemTree` returns your own objects and overwrites their `children`: the order is current, but an edited label is not in it.',
  async () => {
    const children = [{ id: 'b', label: 'Beta' }];
    const items = [{ id: 'a', label: 'Alpha', children }];
    const read = vi.fn();
    function Reads() {
      const apiRef = useTreeViewApiRef();
      return (
        <>
          <button
            onClick={() => {
              apiRef.current?.updateItemLabel('a', 'Omega');
              read(apiRef.current?.getItemTree());
            }}
          >
            Read
          </button>
          <RichTreeView apiRef={apiRef} items={items} isItemEditable />
        </>
      );
    }
    await show(<Reads />);
    await page.getByRole('button').click();
    const [tree] = read.mock.lastCall ?? [];
    expect(tree).toEqual(items);
    expect(tree[0]).toBe(items[0]);
    expect(items[0]?.children).not.toBe(children);
    await expect.element(item('Omega')).toBeVisible();
  },
);
