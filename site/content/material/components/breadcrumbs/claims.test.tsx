import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import Breadcrumbs, { breadcrumbsClasses } from '@mui/material/Breadcrumbs';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import CollapsedPath from './demos/collapsed-path.tsx';
import LibraryPath from './demos/library-path.tsx';
import text from './page.md?raw';

const items = () => page.getByRole('listitem').elements();

claim(
  '`Breadcrumbs` renders a `nav` with an ordered list and puts a separator between the items.',
  async () => {
    await show(<LibraryPath />);
    await expect.element(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    expect(document.querySelector('ol')?.textContent).toBe('Library/Maps/Sea charts');
  },
);

claim('Separators are list items with `aria-hidden`.', async () => {
  await show(<LibraryPath />);
  expect(items()).toHaveLength(3);
  expect(document.querySelectorAll('li[aria-hidden=true]')).toHaveLength(2);
});

claim('Plain text is left out. A fragment counts as one item', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(
    <Breadcrumbs>
      Lost
      <>
        <a href="#one">One</a>
        <a href="#two">Two</a>
      </>
      <b>Three</b>
    </Breadcrumbs>,
  );
  expect(items().map((item) => item.textContent)).toEqual(['OneTwo', 'Three']);
  expect(log.mock.calls.flat().join(' ')).toContain("doesn't accept a Fragment");
});

claim('A click on the button shows all items and moves focus to the first link.', async () => {
  await show(<CollapsedPath />);
  expect(items()).toHaveLength(4);
  await page.getByRole('button', { name: 'Show all levels' }).click();
  await expect.poll(() => items().length).toBe(6);
  await expect.element(page.getByRole('link', { name: 'Europe' })).toHaveFocus();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

claim('The default is 8.', async () => {
  const levels = (count: number) =>
    Array.from({ length: count }, (_, index) => <b key={index}>{index}</b>);
  await show(<Breadcrumbs>{levels(8)}</Breadcrumbs>);
  expect(page.getByRole('button').elements()).toHaveLength(0);
  await show(<Breadcrumbs>{levels(9)}</Breadcrumbs>);
  await expect.element(page.getByRole('button', { name: 'Show path' })).toBeVisible();
});

claim('otherwise all of them appear and an error is logged in development', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(
    <Breadcrumbs maxItems={2} itemsBeforeCollapse={2}>
      <b>One</b>
      <b>Two</b>
      <b>Three</b>
    </Breadcrumbs>,
  );
  expect(items()).toHaveLength(3);
  expect(log.mock.calls.flat().join(' ')).toContain('invalid combination of props');
});

anatomy(text, 'Breadcrumbs', () => show(<LibraryPath />));

claim('The button that replaces items in the middle has no class of its own.', async () => {
  await show(<CollapsedPath />);
  const { classList } = page.getByRole('button', { name: 'Show all levels' }).element();
  const names = [...classList].filter((name) => name.startsWith('Mui'));
  expect(names).toEqual(['MuiButtonBase-root']);
});

claim('moves to the next link, and to the button of a collapsed path', async () => {
  await show(<CollapsedPath />);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Europe' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Show all levels' })).toHaveFocus();
});

claim('on the button of a collapsed path, shows all items', async () => {
  for (const key of ['{Enter}', ' ']) {
    const view = await show(<CollapsedPath />);
    await userEvent.keyboard('{Tab}{Tab}');
    await userEvent.keyboard(key);
    await expect.poll(() => items().length).toBe(6);
    await view.unmount();
  }
});

claim('`<Breadcrumbs sx={{ fontSize: 14 }}>` for one path', async () => {
  const Tight = styled(Breadcrumbs)({
    [`& .${breadcrumbsClasses.separator}`]: { marginInline: 4 },
  });
  const theme = createTheme({
    components: { MuiBreadcrumbs: { defaultProps: { separator: '›' } } },
  });
  const levels = [<b key="one">One</b>, <b key="two">Two</b>, <b key="three">Three</b>];
  const first = await show(
    <>
      <Breadcrumbs
        aria-label="Small"
        sx={{ fontSize: 14, '--mui-palette-text-secondary': '#00695c' }}
      >
        {levels}
      </Breadcrumbs>
      <Tight aria-label="Tight">{levels}</Tight>
    </>,
  );
  const [small, tight] = Array.from(document.querySelectorAll('.MuiBreadcrumbs-separator'))
    .filter((_separator, index) => index % 2 === 0)
    .map((separator) => getComputedStyle(separator));
  expect([small?.fontSize, small?.color]).toEqual(['14px', 'rgb(0, 105, 92)']);
  expect(tight?.marginInlineStart).toBe('4px');
  await first.unmount();
  await show(
    <ThemeProvider theme={theme}>
      <Breadcrumbs
        maxItems={2}
        slots={{ CollapsedIcon: 'i' }}
        slotProps={{ collapsedIcon: { className: 'own-dots' } }}
      >
        {levels}
      </Breadcrumbs>
    </ThemeProvider>,
  );
  expect(document.querySelector('.MuiBreadcrumbs-separator')?.textContent).toBe('›');
  expect(document.querySelector('button > i.own-dots')).not.toBeNull();
});
