import FaceIcon from '@mui/icons-material/Face';
import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import ChipLink from './demos/chip-link.tsx';
import ChipSizes from './demos/chip-sizes.tsx';
import FilterChips from './demos/filter-chips.tsx';
import GuestList from './demos/guest-list.tsx';
import LongLabels from './demos/long-labels.tsx';
import OpenOrRemove from './demos/open-or-remove.tsx';
import SoldOut from './demos/sold-out.tsx';
import text from './page.md?raw';

const chips = () => Array.from(document.querySelectorAll<HTMLElement>('.MuiChip-root'));
const deleteIcon = () => {
  const icon = document.querySelector('.MuiChip-deleteIcon');
  if (!icon) throw new Error('There is no delete icon.');
  return icon;
};

claim('joins the tab order, and reacts to :kbd[Enter] and :kbd[Space]', async () => {
  await show(<FilterChips />);
  const vegan = page.getByRole('button', { name: 'Vegan' });
  await userEvent.keyboard('{Tab}');
  await expect.element(vegan).toHaveFocus();
  await expect.element(vegan).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(vegan).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard(' ');
  await expect.element(vegan).toHaveAttribute('aria-pressed', 'true');
});

claim('so do :kbd[Delete] and :kbd[Backspace] when the chip has focus', async () => {
  const onDelete = vi.fn();
  await show(<Chip label="Ana" onDelete={onDelete} />);
  await userEvent.click(deleteIcon());
  expect(onDelete).toHaveBeenCalledTimes(1);
  page.getByRole('button').element().focus();
  await userEvent.keyboard('{Delete}');
  await userEvent.keyboard('{Backspace}');
  expect(onDelete).toHaveBeenCalledTimes(3);
  await userEvent.keyboard('{Enter}');
  expect(onDelete).toHaveBeenCalledTimes(3);
});

claim('The keys take effect when they are released.', async () => {
  const onDelete = vi.fn();
  await show(<Chip label="Ana" onDelete={onDelete} />);
  page.getByRole('button').element().focus();
  await userEvent.keyboard('{Delete>}');
  expect(onDelete).not.toHaveBeenCalled();
  await userEvent.keyboard('{/Delete}');
  expect(onDelete).toHaveBeenCalledOnce();
});

claim('Move it to an element that stays, like the heading in the demo.', async () => {
  await show(<GuestList />);
  page
    .getByRole('button', { name: /Ana Prado/ })
    .element()
    .focus();
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByRole('heading', { name: 'Guests (3)' })).toHaveFocus();
});

claim('it is not in the tab order, and it is hidden from screen readers', async () => {
  await show(<Chip label="Ana" onDelete={() => undefined} />);
  expect(deleteIcon().getAttribute('aria-hidden')).toBe('true');
  expect(deleteIcon().getAttribute('tabindex')).toBeNull();
  expect(page.getByRole('button').elements()).toHaveLength(1);
});

claim('With both callbacks, a click on the icon calls only `onDelete`.', async () => {
  await show(<OpenOrRemove />);
  await page.getByText('parts.zip').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Opened parts.zip.');
  await userEvent.click(deleteIcon());
  await expect.element(page.getByRole('status')).toHaveTextContent('Removed score.pdf.');
});

claim('Without `clickable`, the link works but has no hover or focus styles.', async () => {
  await show(
    <>
      <Chip label="Plain" component="a" href="#plain" />
      <ChipLink />
    </>,
  );
  const soups = page.getByRole('link', { name: 'All soups' });
  const plain = page.getByRole('link', { name: 'Plain' });
  const colorOf = (link: typeof plain) => getComputedStyle(link.element()).backgroundColor;
  const plainBefore = colorOf(plain);
  const soupsBefore = colorOf(soups);
  await userEvent.keyboard('{Tab}');
  await expect.element(plain).toHaveFocus();
  expect(getComputedStyle(plain.element()).outlineStyle).toBe('none');
  expect(colorOf(plain)).toBe(plainBefore);
  await userEvent.keyboard('{Tab}');
  await expect.element(soups).toHaveFocus();
  await expect.poll(() => colorOf(soups)).not.toBe(soupsBefore);
});

claim('with both, the chip shows the avatar and, in development, logs an error', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(<Chip label="Ana" avatar={<Avatar>A</Avatar>} icon={<FaceIcon />} />);
  expect(chips()[0]?.textContent).toBe('AAna');
  expect(document.querySelector('[data-testid=FaceIcon]')).toBeNull();
  expect(log.mock.calls.flat().join(' ')).toContain('avatar and the icon prop');
});

claim('A `medium` chip, the default, is 32 pixels high, and a `small` one 24.', async () => {
  await show(<ChipSizes />);
  expect(chips().map(({ offsetHeight }) => offsetHeight)).toEqual([32, 24, 24]);
});

claim('A chip has one line, and a label that is too long ends in an ellipsis.', async () => {
  await show(<LongLabels />);
  const [short, tall] = chips();
  const label = short?.querySelector('.MuiChip-label');
  expect(label?.scrollWidth).toBeGreaterThan(label?.clientWidth ?? Infinity);
  expect(label && getComputedStyle(label).textOverflow).toBe('ellipsis');
  expect(short?.offsetHeight).toBe(32);
  expect(tall?.offsetHeight).toBeGreaterThan(32);
});

claim('If it is clickable, it also leaves the tab order and gets `aria-disabled`.', async () => {
  await show(<SoldOut />);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Printmaking' })).toHaveFocus();
  await expect
    .element(page.getByRole('button', { name: 'Pottery, sold out' }))
    .toHaveAttribute('aria-disabled', 'true');
});

claim('stays in the tab order when it is disabled, and :kbd[Delete] still calls', async () => {
  const onDelete = vi.fn();
  await show(
    <>
      <Chip label="Ana" disabled skipFocusWhenDisabled onDelete={onDelete} />
      <Chip label="Björn" disabled onDelete={onDelete} />
    </>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Björn' })).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  expect(onDelete).toHaveBeenCalledOnce();
});

anatomy(text, 'Chip', () =>
  show(
    <>
      <Chip label="Ana" avatar={<Avatar>A</Avatar>} onDelete={() => undefined} />
      <Chip label="Ben" icon={<FaceIcon />} />
    </>,
  ),
);

claim('Choose by how many chips you want to change:', async () => {
  const Tag = styled(Chip)({ borderRadius: 6 });
  const theme = createTheme({
    components: { MuiChip: { styleOverrides: { root: { height: 40 } } } },
  });
  await show(
    <>
      <Chip label="one" sx={{ fontWeight: 700 }} />
      <Tag label="reused" />
      <ThemeProvider theme={theme}>
        <Chip
          label="themed"
          variant="outlined"
          sx={{ '--mui-palette-Chip-defaultBorder': '#00695c' }}
        />
      </ThemeProvider>
      <Chip label="slot" slotProps={{ label: { className: 'tag' } }} />
      <Chip
        label="variable"
        variant="outlined"
        sx={{ '--mui-palette-Chip-defaultBorder': '#00695c' }}
      />
    </>,
  );
  const label = (name: string) => page.getByText(name, { exact: true }).element();
  const styleOf = (name: string) => getComputedStyle(label(name).parentElement ?? document.body);
  expect(styleOf('one').fontWeight).toBe('700');
  expect(styleOf('reused').borderRadius).toBe('6px');
  expect(styleOf('themed').height).toBe('40px');
  expect(label('slot').className).toContain('tag');
  expect(styleOf('variable').borderColor).toBe('rgb(0, 105, 92)');
  expect(styleOf('themed').borderColor).not.toBe('rgb(0, 105, 92)');
});

claim('moves the focus to the next chip that is clickable or deletable', async () => {
  await show(
    <>
      <Chip label="Plain" />
      <Chip label="Clickable" onClick={() => undefined} />
      <Chip label="Deletable" onDelete={() => undefined} />
    </>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Clickable' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Deletable' })).toHaveFocus();
});

claim('follows a chip that is a link', async () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await show(<Chip label="Soups" component="a" href="#soups" clickable onClick={onClick} />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('link', { name: 'Soups' })).toHaveFocus();
  expect(onClick).toHaveBeenCalledOnce();
});

claim('A clickable or deletable chip has `role="button"`, unless it is a link.', async () => {
  await show(
    <>
      <Chip label="Clickable" onClick={() => undefined} />
      <Chip label="Deletable" onDelete={() => undefined} />
      <Chip label="Link" component="a" href="#soups" clickable />
    </>,
  );
  const names = page.getByRole('button').elements();
  expect(names.map(({ textContent }) => textContent)).toEqual(['Clickable', 'Deletable']);
  await expect.element(page.getByRole('link', { name: 'Link' })).toBeVisible();
});
