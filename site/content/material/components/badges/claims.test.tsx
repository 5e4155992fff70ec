import { useState } from 'react';
import Badge from '@mui/material/Badge';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { anatomy, claim, expect, page, show, userEvent } from '#claims';
import BagButton from './demos/bag-button.tsx';
import BadgeMaximum from './demos/badge-maximum.tsx';
import BadgePosition from './demos/badge-position.tsx';
import SeatsInCart from './demos/seats-in-cart.tsx';
import UnreadMail from './demos/unread-mail.tsx';
import text from './page.md?raw';

const badges = () => Array.from(document.querySelectorAll<HTMLElement>('.MuiBadge-badge'));
const badge = () => {
  const found = badges()[0];
  if (!found) throw new Error('There is no badge.');
  return found;
};
const width = () => badge().getBoundingClientRect().width;
const hidden = (element: HTMLElement) => element.classList.contains('MuiBadge-invisible');

/** Has three messages until the first click, and renders again with each click. */
function Inbox() {
  const [clicks, setClicks] = useState(0);
  return (
    <button type="button" onClick={() => setClicks(clicks + 1)}>
      <Badge badgeContent={clicks === 0 ? 3 : 0}>Mail</Badge>
    </button>
  );
}

claim('A badge with `badgeContent={0}` hides itself.', async () => {
  await show(<SeatsInCart />);
  await expect.poll(width).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Remove a seat' }).click();
  await expect.poll(width).toBe(0);
  await page.getByLabelText('Show zero').click();
  await expect.poll(width).toBeGreaterThan(10);
  expect(badge().textContent).toBe('0');
});

claim(
  'When a count goes from 3 to 0, the element still contains “3” while it shrinks, and “0” after the next render.',
  async () => {
    await show(<Inbox />);
    await page.getByRole('button').click();
    await expect.poll(() => hidden(badge())).toBe(true);
    expect(badge().textContent).toBe('3');
    expect(getComputedStyle(badge()).visibility).toBe('visible');
    await page.getByRole('button').click();
    await expect.poll(() => badge().textContent).toBe('0');
    expect(hidden(badge())).toBe(true);
  },
);

claim('An empty string does not hide it: you see an empty badge.', async () => {
  await show(
    <>
      <Badge>Mail</Badge>
      <Badge badgeContent="">News</Badge>
      <Badge variant="dot">Chat</Badge>
    </>,
  );
  expect(badges().map(hidden)).toEqual([true, false, false]);
});

claim('A number above `max` appears as `max` with a plus sign. The default is 99.', async () => {
  await show(<BadgeMaximum />);
  expect(badges().map((element) => element.textContent)).toEqual(['99', '99+', '999+']);
});

claim('`badgeContent="120"` becomes “99+”', async () => {
  await show(<Badge badgeContent="120">Mail</Badge>);
  expect(badge().textContent).toBe('99+');
});

claim('A dot is 8 pixels wide and never shows `badgeContent`.', async () => {
  await show(
    <Badge variant="dot" badgeContent={12}>
      Mail
    </Badge>,
  );
  expect(badge().textContent).toBe('');
  expect([badge().offsetWidth, badge().offsetHeight]).toEqual([8, 8]);
});

claim('A dot with `badgeContent={0}` is still hidden.', async () => {
  await show(
    <Badge variant="dot" badgeContent={0}>
      Mail
    </Badge>,
  );
  expect(hidden(badge())).toBe(true);
});

claim(
  'You can leave out `vertical` or `horizontal`: the defaults are `top` and `right`.',
  async () => {
    await show(
      <>
        <Badge badgeContent={1} anchorOrigin={{ vertical: 'bottom' }}>
          Mail
        </Badge>
        <Badge badgeContent={1} anchorOrigin={{ horizontal: 'left' }}>
          News
        </Badge>
      </>,
    );
    const [mail, news] = badges();
    expect(mail?.className).toContain('anchorOriginBottomRight');
    expect(news?.className).toContain('anchorOriginTopLeft');
  },
);

claim(
  'In right-to-left layouts with the RTL style plugin, `left` and `right` change sides.',
  async () => {
    await show(<BadgePosition />, { direction: 'rtl' });
    const distance = () => {
      const icon = document.querySelector('svg')?.getBoundingClientRect();
      const { left, right } = badge().getBoundingClientRect();
      return (left + right) / 2 - ((icon?.left ?? 0) + (icon?.right ?? 0)) / 2;
    };
    expect(distance()).toBeLessThan(-10);
    await page.getByRole('button', { name: 'Left' }).click();
    await expect.poll(distance).toBeGreaterThan(10);
  },
);

claim('By default, a badge has no background', async () => {
  await show(<Badge badgeContent={3}>Mail</Badge>);
  expect(getComputedStyle(badge()).backgroundColor).toBe('rgba(0, 0, 0, 0)');
});

claim('A badge is text after its children', async () => {
  await show(<UnreadMail />);
  expect(document.querySelector('.MuiBadge-root')?.textContent).toBe('Unread messages4');
});

anatomy(text, 'Badge', () => show(<Badge badgeContent={4}>Mail</Badge>));

claim('Choose by how many badges you want to change:', async () => {
  const theme = createTheme({
    components: { MuiBadge: { styleOverrides: { badge: { fontWeight: 700 } } } },
  });
  await show(
    <>
      <Badge badgeContent={1} sx={{ '& .MuiBadge-badge': { right: -4 } }}>
        Mail
      </Badge>
      <BagButton />
      <ThemeProvider theme={theme}>
        <Badge badgeContent={2} color="primary" sx={{ '--mui-palette-primary-main': '#00695c' }}>
          Mail
        </Badge>
      </ThemeProvider>
      <Badge badgeContent={3} slotProps={{ badge: { className: 'count' } }}>
        Mail
      </Badge>
      <Badge badgeContent={4} color="primary" sx={{ '--mui-palette-primary-main': '#00695c' }}>
        Mail
      </Badge>
    </>,
  );
  const [one, reused, themed, slot, variable] = badges();
  if (!one || !reused || !themed || !variable) throw new Error('A badge is missing.');
  expect(getComputedStyle(one).right).toBe('-4px');
  expect(getComputedStyle(reused).right).toBe('-2px');
  expect(getComputedStyle(themed).fontWeight).toBe('700');
  expect(slot?.className).toContain('count');
  expect(getComputedStyle(variable).backgroundColor).toBe('rgb(0, 105, 92)');
  expect(getComputedStyle(themed).backgroundColor).not.toBe('rgb(0, 105, 92)');
});

claim('A badge has no role and is not in the tab order.', async () => {
  await show(
    <>
      <Badge badgeContent={3}>Mail</Badge>
      <button type="button">After</button>
    </>,
  );
  expect(badge().getAttribute('role')).toBeNull();
  expect(document.querySelector('.MuiBadge-root')?.getAttribute('role')).toBeNull();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});

claim('An `aria-label` replaces the content of a button.', async () => {
  await show(<BagButton />);
  const button = page.getByRole('button', { name: 'Add to bag, 2 items so far', exact: true });
  await expect.element(button).toBeVisible();
});
