import Backdrop from '@mui/material/Backdrop';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import Zoom from '@mui/material/Zoom';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import PlaylistCard from './demos/playlist-card.tsx';
import RouteSearch from './demos/route-search.tsx';
import text from './page.md?raw';

const backdrop = () => {
  const found = document.querySelector<HTMLElement>('.MuiBackdrop-root');
  if (!found) throw new Error('There is no backdrop.');
  return found;
};

claim('It does not move focus, trap the keyboard, stop scrolling or close itself.', async () => {
  await show(
    <>
      <button type="button">Before</button>
      <Backdrop open>
        <button type="button">Inside</button>
      </Backdrop>
      <button type="button">After</button>
    </>,
  );
  expect(document.activeElement).toBe(document.body);
  expect(getComputedStyle(document.body).overflow).not.toBe('hidden');
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(backdrop(), { position: { x: 600, y: 300 } });
  await expect.element(backdrop()).toBeVisible();
});

claim('with `position: fixed` and without a `z-index`', async () => {
  await show(
    <div data-testid="place">
      <Backdrop open />
    </div>,
  );
  expect(backdrop().parentElement?.dataset['testid']).toBe('place');
  const { position, zIndex, backgroundColor } = getComputedStyle(backdrop());
  expect([position, zIndex, backgroundColor]).toEqual(['fixed', 'auto', 'rgba(0, 0, 0, 0.5)']);
});

claim('Set `onClick`, as in the demo above.', async () => {
  await show(<RouteSearch />);
  await page.getByRole('button', { name: 'Search routes' }).click();
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  await userEvent.click(backdrop(), { position: { x: 30, y: 30 } });
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
});

claim('Keep the rule for `invisible`, otherwise menus dim the page too.', async () => {
  const color = 'rgba(20, 40, 60, 0.6)';
  const background = async (styleOverrides: object) => {
    const screen = await show(
      <ThemeProvider theme={createTheme({ components: { MuiBackdrop: { styleOverrides } } })}>
        <Backdrop open invisible />
      </ThemeProvider>,
    );
    const { backgroundColor } = getComputedStyle(backdrop());
    await screen.unmount();
    return backgroundColor;
  };
  const root = { backgroundColor: color };
  expect(await background({ root })).toBe(color);
  expect(await background({ root, invisible: { backgroundColor: 'transparent' } })).toBe(
    'rgba(0, 0, 0, 0)',
  );
});

claim('Set `inert` on that content while it waits.', async () => {
  await show(<PlaylistCard />);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(document.activeElement?.tagName).not.toBe('A');
});

claim('An ancestor with a `transform` or `filter` makes the backdrop cover only that', async () => {
  await show(
    <div style={{ transform: 'translateX(0)', width: 200, height: 100 }}>
      <Backdrop open />
    </div>,
  );
  expect([backdrop().offsetWidth, backdrop().offsetHeight]).toEqual([200, 100]);
});

claim('the backdrop stays in the document with `visibility: hidden`', async () => {
  await show(<Backdrop open={false} />);
  expect(getComputedStyle(backdrop()).visibility).toBe('hidden');
  await show(<Backdrop open={false} unmountOnExit className="gone" />);
  expect(document.querySelector('.gone')).toBeNull();
});

claim('The backdrop has `aria-hidden`, so screen readers skip everything in it', async () => {
  const onClick = vi.fn();
  const screen = await show(
    <Backdrop open>
      <button type="button" onClick={onClick}>
        Stop
      </button>
    </Backdrop>,
  );
  expect(page.getByRole('button').elements()).toHaveLength(0);
  await screen.rerender(
    <Backdrop open aria-hidden={false}>
      <button type="button">Stop</button>
    </Backdrop>,
  );
  expect(page.getByRole('button').elements()).toHaveLength(1);
});

anatomy(text, 'Backdrop', () => show(<Backdrop open>Loading</Backdrop>));

claim('Choose by how many backdrops you want to change:', async () => {
  const Local = styled(Backdrop)({ position: 'absolute' });
  const theme = createTheme({
    components: { MuiBackdrop: { styleOverrides: { root: { zIndex: 7 } } } },
  });
  const onEntered = vi.fn();
  await show(
    <>
      <Backdrop open sx={{ backgroundColor: 'rgba(0, 0, 0, 0.8)' }}>
        one
      </Backdrop>
      <Local open>reused</Local>
      <ThemeProvider theme={theme}>
        <Backdrop open>themed</Backdrop>
      </ThemeProvider>
      <Backdrop open slots={{ transition: Zoom }} slotProps={{ transition: { onEntered } }}>
        slot
      </Backdrop>
      <Backdrop open sx={{ backgroundColor: 'rgba(var(--mui-palette-primary-darkChannel) / 0.6)' }}>
        variable
      </Backdrop>
    </>,
  );
  const styleOf = (name: string) => getComputedStyle(page.getByText(name).element());
  expect(styleOf('one').backgroundColor).toBe('rgba(0, 0, 0, 0.8)');
  expect(styleOf('reused').position).toBe('absolute');
  expect(styleOf('themed').zIndex).toBe('7');
  expect(styleOf('variable').backgroundColor).toBe('rgba(21, 101, 192, 0.6)');
  await expect.poll(() => onEntered.mock.calls.length).toBe(1);
});

claim('The backdrop itself uses no variable of the theme.', async () => {
  for (const paletteMode of ['light', 'dark'] as const) {
    const screen = await show(<Backdrop open>Loading</Backdrop>, { paletteMode });
    const { backgroundColor } = getComputedStyle(page.getByText('Loading').element());
    expect(backgroundColor).toBe('rgba(0, 0, 0, 0.5)');
    await screen.unmount();
  }
});

claim('A backdrop does not react to any key, not even :kbd[Esc].', async () => {
  const onClick = vi.fn();
  await show(
    <Backdrop open onClick={onClick}>
      Loading
    </Backdrop>,
  );
  await userEvent.keyboard('{Escape}{Enter} ');
  expect(onClick).not.toHaveBeenCalled();
  await expect.element(page.getByText('Loading')).toBeVisible();
});
