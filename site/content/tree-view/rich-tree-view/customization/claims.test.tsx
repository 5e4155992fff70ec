import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { claim, expect, page, show, userEvent } from '#claims';
import CompactTheme from './demos/compact-theme.tsx';
import IconPerKind from './demos/icon-per-kind.tsx';
import Indentation from './demos/indentation.tsx';
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

claim('Set `defaultProps` and `styleOverrides` once, and every tree follows.', async () => {
  await show(<CompactTheme />);
  await expect
    .poll(() => {
      const label = document.querySelector('.MuiTreeItem-label');
      return label && getComputedStyle(label).fontSize;
    })
    .toBe('14px');
});
