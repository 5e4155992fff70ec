import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel, useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { useEffect, useState, type MouseEvent } from 'react';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ArrowAtEnd from './demos/arrow-at-end.tsx';
import DoubleClick from './demos/double-click.tsx';
import FileIcons from './demos/file-icons.tsx';
import FileMenu from './demos/file-menu.tsx';
import ItemStatus from './demos/item-status.tsx';
import LongLabels from './demos/long-labels.tsx';
import OwnItem from './demos/own-item.tsx';
import StarredPatients from './demos/starred-patients.tsx';
import StateStyles from './demos/state-styles.tsx';
import TwoLines from './demos/two-lines.tsx';
import WardActions from './demos/ward-actions.tsx';
import WardCounts from './demos/ward-counts.tsx';

const item = (name: string | RegExp) => page.getByRole('treeitem', { name, exact: true });
const selected = () => document.querySelectorAll('[aria-selected=true]').length;

claim('The first demo on this page reads the note of a patient this way.', async () => {
  await show(<TwoLines />);
  await expect.element(page.getByText('Bed 1, discharge on Friday')).toBeVisible();
});

claim('For an unknown id it returns `undefined`, although its type says `null`.', async () => {
  const seen = vi.fn();
  function Reads(props: TreeItemProps) {
    seen(useTreeItemModel(props.itemId), useTreeItemModel('nobody'));
    return <TreeItem {...props} />;
  }
  await show(<RichTreeView items={[{ id: 'a', label: 'Alpha' }]} slots={{ item: Reads }} />);
  expect(seen.mock.lastCall).toEqual([{ id: 'a', label: 'Alpha' }, undefined]);
});

claim(
  'The `label` of the record is the one you passed: if labels can be edited, show `props.label`, which is current.',
  async () => {
    const seen = vi.fn();
    function Reads(props: TreeItemProps) {
      seen(useTreeItemModel<{ id: string; label: string }>(props.itemId)?.label, props.label);
      return <TreeItem {...props} />;
    }
    await show(
      <RichTreeView items={[{ id: 'a', label: 'Alpha' }]} slots={{ item: Reads }} isItemEditable />,
    );
    await page.getByText('Alpha').dblClick();
    await page.getByRole('textbox').fill('Beta');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => seen.mock.lastCall).toEqual(['Alpha', 'Beta']);
  },
);

claim('a component created during render mounts all items again each time', async () => {
  const mounted = vi.fn();
  function Stable(props: TreeItemProps) {
    useEffect(() => mounted('stable'), []);
    return <TreeItem {...props} />;
  }
  const items = [{ id: 'a', label: 'Alpha' }];
  function Tree({ inline }: { inline: boolean }) {
    function Inline(props: TreeItemProps) {
      useEffect(() => mounted('inline'), []);
      return <TreeItem {...props} />;
    }
    return <RichTreeView items={items} slots={{ item: inline ? Inline : Stable }} />;
  }
  const screen = await show(<Tree inline={false} />);
  await screen.rerender(<Tree inline={false} />);
  const stable = mounted.mock.calls.length;
  await screen.rerender(<Tree inline />);
  await screen.rerender(<Tree inline />);
  await screen.rerender(<Tree inline />);
  const inline = mounted.mock.calls.filter(([name]) => name === 'inline').length;
  expect(inline).toBeGreaterThanOrEqual(3);
  expect(stable).toBeLessThanOrEqual(2);
});

claim(
  '`TreeItem` has its own `slots` and `slotProps`. They win over those of the tree.',
  async () => {
    const Plus = () => <i data-testid="plus" />;
    const Star = () => <i data-testid="star" />;
    await show(
      <SimpleTreeView aria-label="Files" slots={{ endIcon: Plus }}>
        <TreeItem itemId="a" label="Alpha" />
        <TreeItem itemId="b" label="Beta" slots={{ endIcon: Star }} />
      </SimpleTreeView>,
    );
    await expect.poll(() => page.getByTestId('plus').elements().length).toBe(1);
    await expect.poll(() => page.getByTestId('star').elements().length).toBe(1);
  },
);

claim('A slot gets all the props it needs, including `ref`.', async () => {
  await show(<StarredPatients />);
  const stars = () => document.querySelectorAll('[data-testid=StarIcon]').length;
  await expect.poll(stars).toBe(1);
  page.getByText('Mara Lind').element().parentElement?.querySelector('input')?.click();
  await expect.poll(stars).toBe(2);
});

claim('`status` says what the item is right now', async () => {
  await show(<ItemStatus />);
  await page.getByText('Ivo Brandt').click();
  await expect
    .element(item(/^Ivo Brandt.*focused.*selected|^Ivo Brandt.*selected.*focused/))
    .toBeVisible();
  await expect.element(item(/^Ward 6.*disabled/)).toBeVisible();
});

claim('Here a click selects and a double-click opens, as in a file manager:', async () => {
  await show(<DoubleClick />);
  await page.getByText('Ward 5').click();
  await expect.element(item('Ward 5')).toHaveAttribute('aria-selected', 'true');
  await expect.element(item('Ward 5')).toHaveAttribute('aria-expanded', 'false');
  await page.getByText('Ward 6').dblClick();
  await expect.element(item(/^Ward 6/)).toHaveAttribute('aria-expanded', 'true');
});

claim('`event.preventDefault()` only affects the browser and does not stop the tree.', async () => {
  await show(
    <SimpleTreeView aria-label="Files">
      <TreeItem
        itemId="a"
        label="Alpha"
        slotProps={{ content: { onClick: (event) => event.preventDefault() } }}
      />
      <TreeItem
        itemId="b"
        label="Beta"
        slotProps={{
          content: {
            onClick: (event: MouseEvent & { defaultMuiPrevented?: boolean }) => {
              event.defaultMuiPrevented = true;
            },
          },
        }}
      />
    </SimpleTreeView>,
  );
  await page.getByText('Alpha').click();
  await expect.element(item('Alpha')).toHaveAttribute('aria-selected', 'true');
  await page.getByText('Beta').click();
  await expect.element(item('Beta')).toHaveAttribute('aria-selected', 'false');
  await expect.element(item('Alpha')).toHaveAttribute('aria-selected', 'true');
});

claim('only `onItemClick` of the tree still runs', async () => {
  const clicked = vi.fn();
  await show(
    <SimpleTreeView aria-label="Files" onItemClick={(_event, itemId) => clicked(itemId)}>
      <TreeItem
        itemId="a"
        label="Alpha"
        slotProps={{
          content: {
            onClick: (event: MouseEvent & { defaultMuiPrevented?: boolean }) => {
              event.defaultMuiPrevented = true;
            },
          },
        }}
      />
    </SimpleTreeView>,
  );
  await page.getByText('Alpha').click();
  await expect.element(item('Alpha')).toHaveAttribute('aria-selected', 'false');
  expect(clicked.mock.calls).toEqual([['a']]);
});

claim('A button can use them without knowing the tree around it.', async () => {
  await show(<WardActions />);
  await page.getByRole('button', { name: 'Select all patients of Ward 5' }).click();
  await expect.poll(selected).toBe(2);
  page.getByRole('button', { name: 'Select all patients of Ward 6' }).element().focus();
  await userEvent.keyboard(' ');
  await expect.poll(selected).toBe(3);
});

claim('`TreeItem` sets the classes of `treeItemClasses`. Your item has none of them', async () => {
  await show(<OwnItem />);
  await page.getByText('Mara Lind').click();
  await expect.poll(selected).toBe(1);
  expect(document.querySelector('.MuiTreeItem-content')).toBeNull();
  await page.getByText('Ward 6').click();
  await expect.element(page.getByText('Noor Haddad')).not.toBeInTheDocument();
});

claim(
  'Otherwise :kbd[Space] on the button selects the row, and the button is not clicked.',
  async () => {
    const clicked = vi.fn();
    await show(
      <SimpleTreeView aria-label="Files">
        <TreeItem
          itemId="a"
          label={
            <span>
              Alpha <button onClick={clicked}>Delete Alpha</button>
            </span>
          }
        />
      </SimpleTreeView>,
    );
    page.getByRole('button').element().focus();
    await userEvent.keyboard(' ');
    await expect.element(item(/^Alpha/)).toHaveAttribute('aria-selected', 'true');
    expect(clicked).not.toHaveBeenCalled();
  },
);

claim('A field of the record decides the icon.', async () => {
  await show(<FileIcons />);
  const icon = (name: string) =>
    document.querySelectorAll(`[data-testid=${name}][aria-hidden=true]`).length;
  await expect.poll(() => icon('ImageOutlinedIcon')).toBe(2);
  expect([icon('FolderOutlinedIcon'), icon('ArticleOutlinedIcon')]).toEqual([1, 2]);
});

claim('`getItemOrderedChildrenIds` of `publicAPI` returns them, open or not', async () => {
  await show(<WardCounts />);
  await expect.element(page.getByText('2 patients')).toBeVisible();
  await expect.element(page.getByText('1 patient', { exact: true })).toBeVisible();
});

claim('The count follows new `items`', async () => {
  function CountItem(props: TreeItemProps) {
    const { publicAPI } = useTreeItemUtils(props);
    const count = publicAPI.getItemOrderedChildrenIds(props.itemId).length;
    return <TreeItem {...props} label={`${props.label}: ${count}`} />;
  }
  const ward = (names: string[]) => [
    { id: 'ward', label: 'Ward', children: names.map((label) => ({ id: label, label })) },
  ];
  function Tree() {
    const [items, setItems] = useState(ward(['Mara', 'Ivo']));
    return (
      <>
        <button onClick={() => setItems(ward(['Mara', 'Ivo', 'Noor']))}>Admit Noor</button>
        <RichTreeView items={items} slots={{ item: CountItem }} />
      </>
    );
  }
  await show(<Tree />);
  await expect.element(item('Ward: 2')).toBeVisible();
  await page.getByRole('button').click();
  await expect.element(item('Ward: 3')).toBeVisible();
});

claim('The accessible name of the item stays complete.', async () => {
  await show(<LongLabels />);
  const label = page.getByText('Bridge at the old mill, seen from the north.jpg');
  await expect.element(label).toBeVisible();
  expect(label.element().scrollWidth).toBeGreaterThan(label.element().clientWidth);
  await expect.element(item('Bridge at the old mill, seen from the north.jpg')).toBeVisible();
});

claim(
  'Stop the event, otherwise the parents of the item get it as well: they contain it.',
  async () => {
    const opened = vi.fn();
    const first = await show(
      <SimpleTreeView aria-label="Files" defaultExpandedItems={['a']}>
        <TreeItem itemId="a" label="Alpha" onContextMenu={() => opened('a')}>
          <TreeItem itemId="b" label="Beta" onContextMenu={() => opened('b')} />
        </TreeItem>
      </SimpleTreeView>,
    );
    await page.getByText('Beta').click({ button: 'right' });
    await expect.poll(() => opened.mock.calls.flat()).toEqual(['b', 'a']);
    await first.unmount();
    await show(<FileMenu />);
    await page.getByText('Photos').click();
    await page.getByText('Deck.jpg').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Deleted: Deck.jpg');
  },
);

claim('The content of an item has a data attribute for each state', async () => {
  await show(<StateStyles />);
  const content = (name: string) => page.getByText(name).element().parentElement;
  await expect.element(page.getByText('Ivo Brandt')).toBeVisible();
  expect(content('Ivo Brandt')?.hasAttribute('data-selected')).toBe(true);
  expect(content('Ward 5')?.hasAttribute('data-expanded')).toBe(true);
  expect(content('Mara Lind')?.hasAttribute('data-selected')).toBe(false);
  const width = content('Ivo Brandt');
  expect(width && getComputedStyle(width).borderInlineStartColor).toBe('rgb(25, 118, 210)');
});

claim(
  'Here the arrow is at the end of the row, and `expansionTrigger="iconContainer"` leaves the rest of the row to selection:',
  async () => {
    await show(<ArrowAtEnd />);
    await page.getByText('Ward 6').click();
    await expect.element(item(/^Ward 6/)).toHaveAttribute('aria-expanded', 'true');
    await expect.element(item(/^Ward 6/)).toHaveAttribute('aria-selected', 'true');
    const row = page.getByText('Ward 6').element().parentElement;
    const arrow = row?.lastElementChild;
    if (!arrow) throw new Error('No arrow');
    await userEvent.click(arrow);
    await expect.element(item(/^Ward 6/)).toHaveAttribute('aria-expanded', 'false');
  },
);
