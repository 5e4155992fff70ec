import Fab from '@mui/material/Fab';
import Snackbar from '@mui/material/Snackbar';
import { createTheme, styled } from '@mui/material/styles';
import AddIcon from '@mui/icons-material/Add';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import FabDisabled from './demos/fab-disabled.tsx';
import FabPosition from './demos/fab-position.tsx';
import FabSizes from './demos/fab-sizes.tsx';
import FabZoom from './demos/fab-zoom.tsx';
import text from './page.md?raw';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const style = (name: string) => getComputedStyle(button(name).element());

claim(
  '`inherit` keeps the gray background and only takes its text color from the parent.',
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

claim('With the right-to-left style plugin, `right` in `sx` is flipped too.', async () => {
  await show(<Fab sx={{ position: 'fixed', bottom: 16, right: 16 }}>Add</Fab>, {
    direction: 'rtl',
  });
  expect(button('Add').element().getBoundingClientRect().left).toBe(16);
});

claim(
  'Its `z-index` is `theme.zIndex.fab`, which is lower than that of the app bar, drawers, dialogs and snackbars.',
  async () => {
    await show(<Fab>Plain</Fab>);
    const { fab, appBar, drawer, modal, snackbar } = createTheme().zIndex;
    expect(style('Plain').zIndex).toBe(String(fab));
    expect(Math.min(appBar, drawer, modal, snackbar)).toBeGreaterThan(fab);
  },
);

claim('`Fab` does not float by itself: it stays in the normal flow.', async () => {
  await show(<Fab>Plain</Fab>);
  expect(style('Plain').position).toBe('relative');
  expect(style('Plain').inset).toBe('0px');
});

claim('at the bottom spans the width and covers a button in the corner', async () => {
  await page.viewport(390, 800);
  await show(
    <>
      <Fab sx={{ position: 'fixed', bottom: 16, right: 16 }}>Add</Fab>
      <Snackbar open message="Recipe saved" />
    </>,
  );
  const message = page.getByText('Recipe saved');
  await expect.element(message).toBeVisible();
  const bar = message.element().closest('.MuiSnackbar-root');
  const { width } = bar?.getBoundingClientRect() ?? { width: 0 };
  expect(width).toBe(390 - 16);
  const fab = button('Add').element().getBoundingClientRect();
  const onTop = document.elementFromPoint(fab.left + fab.width / 2, fab.bottom - 10);
  expect(onTop !== null && bar?.contains(onTop)).toBe(true);
});

claim('`unmountOnExit` removes the old one from the page', async () => {
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
  expect(style('Send').width).toBe('56px');
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

anatomy(text, 'Fab', () =>
  show(
    <Fab aria-label="Add">
      <AddIcon />
    </Fab>,
  ),
);

claim("`classes` adds a class to a state: `classes={{ focusVisible: 'ring' }}`", async () => {
  await show(<Fab classes={{ focusVisible: 'ring' }}>Go</Fab>);
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Go')).toHaveClass('ring');
});

claim(
  'the background of a `primary` button is `--mui-palette-primary-main`, and `--mui-palette-primary-dark` on hover',
  async () => {
    const HerbFab = styled(Fab)({
      borderRadius: 16,
      '--mui-palette-primary-main': '#4a7c3a',
      '--mui-palette-primary-dark': '#35592a',
    });
    await show(<HerbFab color="primary">Go</HerbFab>);
    expect(style('Go').backgroundColor).toBe('rgb(74, 124, 58)');
    await userEvent.hover(button('Go'));
    await expect.poll(() => style('Go').backgroundColor).toBe('rgb(53, 89, 42)');
    await userEvent.unhover(button('Go'));
  },
);

claim('A gray button, the default, ignores them', async () => {
  await show(
    <>
      <Fab sx={{ '--mui-palette-primary-main': '#4a7c3a' }}>Set</Fab>
      <Fab>Plain</Fab>
    </>,
  );
  expect(style('Set').backgroundColor).toBe(style('Plain').backgroundColor);
});

claim('clicks the button', async () => {
  const onClick = vi.fn();
  await show(<Fab onClick={onClick}>Go</Fab>);
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Go')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(2);
});

claim('follows the link, with `href`', async () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await show(
    <Fab href="#links" onClick={onClick}>
      Go
    </Fab>,
  );
  await userEvent.keyboard('{Tab} ');
  expect(onClick).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});
