import { useState } from 'react';
import Star from '@mui/icons-material/Star';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import CompactTheme from './demos/compact-theme.tsx';
import GuideLines from './demos/guide-lines.tsx';
import IconPerKind from './demos/icon-per-kind.tsx';
import Indentation from './demos/indentation.tsx';
import MarkedSelection from './demos/marked-selection.tsx';
import NoMotion from './demos/no-motion.tsx';
import PlusAndMinus from './demos/plus-and-minus.tsx';

const items = [{ id: 'a', label: 'A', children: [{ id: 'b', label: 'B' }] }];
const icons = (name: string) => document.querySelectorAll(`[data-testid=${name}]`).length;

claim(
  '`expandIcon` for a closed branch, `collapseIcon` for an open one, `endIcon` for an item without children',
  async () => {
    await show(<PlusAndMinus />);
    await expect.poll(() => icons('IndeterminateCheckBoxOutlinedIcon')).toBeGreaterThan(0);
    expect(icons('AddBoxOutlinedIcon')).toBeGreaterThan(0);
    expect(icons('DescriptionOutlinedIcon')).toBeGreaterThan(0);
  },
);

claim('The default has no `endIcon`.', async () => {
  await show(<RichTreeView items={items} defaultExpandedItems={['a']} />);
  await expect.element(page.getByText('B', { exact: true })).toBeVisible();
  expect(document.querySelectorAll('.MuiTreeItem-iconContainer svg').length).toBe(1);
});

claim(
  'It gets the `itemId` and the `label` and returns props for this item, with its own `slots` among them.',
  async () => {
    await show(<IconPerKind />);
    await expect
      .poll(
        () => icons('ImageOutlinedIcon') + icons('MailOutlinedIcon') + icons('GavelOutlinedIcon'),
      )
      .toBeGreaterThan(1);
  },
);

claim('The default is 12 px.', async () => {
  await show(<RichTreeView items={items} aria-label="Files" />);
  await expect
    .poll(() =>
      getComputedStyle(page.getByRole('tree').element()).getPropertyValue(
        '--TreeView-itemChildrenIndentation',
      ),
    )
    .toBe('12px');
});

claim('a number of pixels, or a CSS length such as `1.5rem`', async () => {
  await show(<RichTreeView items={items} aria-label="Files" itemChildrenIndentation="1.5rem" />);
  const value = () =>
    getComputedStyle(page.getByRole('tree').first().element()).getPropertyValue(
      '--TreeView-itemChildrenIndentation',
    );
  await expect.poll(value).toBe('1.5rem');
  const screen = await show(<Indentation />);
  const tree = () => page.getByRole('tree').last().element();
  const pixels = () =>
    getComputedStyle(tree()).getPropertyValue('--TreeView-itemChildrenIndentation');
  const before = pixels();
  page.getByRole('slider').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(pixels).not.toBe(before);
  expect(pixels()).toMatch(/^\d+px$/);
  await screen.unmount();
});

claim(
  'Set `defaultProps` and `styleOverrides` once, and every Rich Tree View follows.',
  async () => {
    await show(<CompactTheme />);
    await expect
      .poll(() => {
        const label = document.querySelector('.MuiTreeItem-label');
        return label && getComputedStyle(label).fontSize;
      })
      .toBe('14px');
  },
);

claim('with it, no icon shows whether a branch is open', async () => {
  await show(
    <RichTreeView items={items} slotProps={{ item: { slots: { icon: Star, endIcon: Star } } }} />,
  );
  await expect.poll(() => icons('StarIcon')).toBe(1);
  await page.getByText('A', { exact: true }).click();
  await expect.poll(() => icons('StarIcon')).toBe(2);
  expect(document.querySelectorAll('.MuiTreeItem-iconContainer svg').length).toBe(2);
});

const drawn = vi.fn();

function CountedItem(props: TreeItemProps) {
  drawn();
  return <TreeItem {...props} />;
}

const slots = { item: CountedItem };
const stable = { title: 'File' };

/** A tree whose parent renders again on a click. */
function Counting({
  item,
}: {
  item: () => NonNullable<RichTreeViewProps<object, false>['slotProps']>['item'];
}) {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count {count}
      </button>
      <RichTreeView
        items={items}
        defaultExpandedItems={['a']}
        slots={slots}
        slotProps={{ item: item() }}
      />
    </>
  );
}

claim('A new function or object in `slotProps.item` makes all items render again.', async () => {
  for (const [item, count] of [
    [() => stable, 0],
    [() => ({ title: 'File' }), 2],
    [() => () => stable, 2],
  ] as const) {
    const screen = await show(<Counting item={item} />);
    await expect.element(page.getByText('B', { exact: true })).toBeVisible();
    drawn.mockClear();
    await page.getByRole('button').click();
    await expect.element(page.getByText('Count 1')).toBeVisible();
    expect(drawn).toHaveBeenCalledTimes(count);
    await screen.unmount();
  }
});

claim('States are attributes of the content element', async () => {
  await show(<MarkedSelection />);
  const row = (name: string) => page.getByText(name, { exact: true }).element().parentElement;
  await expect.poll(() => row('Broken pipe')?.dataset['selected']).toBe('');
  expect(row('Evidence')?.dataset).toHaveProperty('expanded');
  expect(row('Cellar wall')?.dataset).not.toHaveProperty('selected');
  await page.getByText('Cellar wall', { exact: true }).click();
  await expect.poll(() => row('Cellar wall')?.dataset['focused']).toBe('');
});

claim(
  '`--TreeView-itemChildrenIndentation` on the root, and `--TreeView-itemDepth` on each item',
  async () => {
    await show(<GuideLines />);
    await expect.element(page.getByText('Cellar wall', { exact: true })).toBeVisible();
    const depths = [...document.querySelectorAll<HTMLElement>('[role=treeitem]')].map((item) =>
      item.style.getPropertyValue('--TreeView-itemDepth'),
    );
    expect(depths.slice(0, 4)).toEqual(['0', '1', '2', '2']);
    expect(
      document
        .querySelector<HTMLElement>('[role=tree]')
        ?.style.getPropertyValue('--TreeView-itemChildrenIndentation'),
    ).toBe('24px');
  },
);

claim(
  '`defaultProps` of `MuiTreeItem` reach the items of Simple and Rich trees alike.',
  async () => {
    const theme = createTheme({
      components: {
        MuiTreeItem: { defaultProps: { slotProps: { label: { title: 'From the theme' } } } },
      },
    });
    await show(
      <ThemeProvider theme={theme}>
        <SimpleTreeView aria-label="Simple">
          <TreeItem itemId="a" label="A" />
        </SimpleTreeView>
        <RichTreeView aria-label="Rich" items={items} />
      </ThemeProvider>,
    );
    await expect.poll(() => page.getByTitle('From the theme').elements().length).toBe(2);
  },
);

claim('`0` shows them at once', async () => {
  await show(<NoMotion />);
  await page.getByText('Case 211: lease', { exact: true }).click();
  const group = document.querySelector('[role=group]');
  expect(group?.getBoundingClientRect().height).toBeGreaterThan(30);
});

claim('the `li` with the role `treeitem`, children included', async () => {
  await show(<RichTreeView items={items} defaultExpandedItems={['a']} />);
  await expect.element(page.getByText('B', { exact: true })).toBeVisible();
  const root = document.querySelector('.MuiTreeItem-root');
  expect(root?.matches('li[role=treeitem]')).toBe(true);
  expect(root?.textContent).toBe('AB');
  expect(root?.querySelector('.MuiTreeItem-content')?.textContent).toBe('A');
});
