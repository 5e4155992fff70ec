import Fab from '@mui/material/Fab';
import { claim, expect, page, show, vi } from '#claims';
import FabDisabled from './demos/fab-disabled.tsx';
import FabPosition from './demos/fab-position.tsx';
import FabSizes from './demos/fab-sizes.tsx';
import FabZoom from './demos/fab-zoom.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const style = (name: string) => getComputedStyle(button(name).element());

claim(
  '`inherit` keeps the gray background and only uses the text color of the parent.',
  async () => {
    await show(
      <div style={{ color: 'rgb(10, 100, 200)' }}>
        <Fab>Gray</Fab>
        <Fab color="inherit">Own</Fab>
      </div>,
    );
    expect(style('Own').backgroundColor).toBe(style('Gray').backgroundColor);
    expect(style('Own').color).toBe('rgb(10, 100, 200)');
    expect(style('Gray').color).not.toBe('rgb(10, 100, 200)');
  },
);

claim('`default` has the same gray background in light and dark mode.', async () => {
  const { unmount } = await show(<Fab>Light</Fab>);
  const light = style('Light').backgroundColor;
  await unmount();
  await show(<Fab>Dark</Fab>, { paletteMode: 'dark' });
  expect(style('Dark').backgroundColor).toBe(light);
});

claim('A `Fab` is `large` by default', async () => {
  await show(
    <>
      <FabSizes />
      <Fab>Default</Fab>
    </>,
  );
  const size = (name: string) => [style(name).width, style(name).height].join(' ');
  expect(size('Default')).toBe('56px 56px');
  expect(size('Record, small, circular')).toBe('40px 40px');
  expect(size('Record, medium, circular')).toBe('48px 48px');
  expect(style('Record, small, extended').height).toBe('34px');
  expect(style('Record, medium, extended').height).toBe('40px');
  expect(style('Record, large, extended').height).toBe('48px');
});

claim(
  '`insetInlineEnd` puts the button on the right, and on the left in a right-to-left page.',
  async () => {
    const { unmount } = await show(<FabPosition />);
    const ends = () => {
      const fab = button('Add item').element().getBoundingClientRect();
      const list = page.getByRole('region').element().getBoundingClientRect();
      return [Math.round(fab.left - list.left), Math.round(list.right - fab.right)];
    };
    expect(ends()[1]).toBe(16);
    await unmount();
    await show(<FabPosition />, { direction: 'rtl' });
    expect(ends()[0]).toBe(16);
  },
);

claim(
  'The `z-index` is `theme.zIndex.fab`: below the app bar, drawers, dialogs and snackbars.',
  async () => {
    await show(<Fab>Plain</Fab>);
    expect(style('Plain').zIndex).toBe('1050');
    expect(style('Plain').position).toBe('relative');
  },
);

claim('`unmountOnExit` removes the old one', async () => {
  await show(<FabZoom />);
  await expect.element(button('Write message')).toBeVisible();
  await page.getByRole('tab', { name: 'Members' }).click();
  await expect.element(button('Invite member')).toBeVisible();
  await expect.element(button('Write message')).not.toBeInTheDocument();
});

claim('Set `href` to render an `<a>` element', async () => {
  await show(<Fab href="/recipes/new">New</Fab>);
  expect(page.getByRole('link', { name: 'New' }).element().tagName).toBe('A');
});

claim('A disabled `Fab` loses its shadow and ignores clicks.', async () => {
  await show(<FabDisabled />);
  await expect.element(button('Send')).toBeDisabled();
  expect(style('Send').boxShadow).toBe('none');
  expect(style('Send').pointerEvents).toBe('none');
  await page.getByRole('textbox').fill('Doors open at six');
  await button('Send').click();
  await expect.element(page.getByText('1 sent')).toBeVisible();
});

claim(
  'It renders a `<button type="button">`, so it does not submit a form around it.',
  async () => {
    const onSubmit = vi.fn();
    await show(
      <form onSubmit={onSubmit}>
        <Fab>Add</Fab>
      </form>,
    );
    await button('Add').click();
    expect(button('Add').element().getAttribute('type')).toBe('button');
    expect(onSubmit).not.toHaveBeenCalled();
  },
);
