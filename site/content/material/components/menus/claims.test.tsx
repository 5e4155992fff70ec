import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import BerthMenu from './demos/berth-menu.tsx';
import EditMenu from './demos/edit-menu.tsx';
import OrderMenu from './demos/order-menu.tsx';
import RowContext from './demos/row-context.tsx';
import SortMenu from './demos/sort-menu.tsx';
import StaticList from './demos/static-list.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const item = (name: string) => page.getByRole('menuitem', { name });

claim(
  'The button is your part: `aria-haspopup="menu"`, `aria-expanded`, and `aria-controls` with the id of the menu while it is open.',
  async () => {
    await show(<EditMenu />);
    const letter = button('Letter');
    await expect.element(letter).not.toHaveAttribute('aria-controls');
    await letter.click();
    const menu = page.getByRole('menu', { name: 'Letter' });
    await expect.element(menu).toBeVisible();
    const opener = document.querySelector('[aria-haspopup=menu]');
    expect(opener?.getAttribute('aria-expanded')).toBe('true');
    const controlled = document.getElementById(opener?.getAttribute('aria-controls') ?? '');
    expect(controlled?.contains(menu.element())).toBe(true);
  },
);

claim('Choosing an item does not close the menu by itself.', async () => {
  const closed = vi.fn();
  await show(
    <Menu
      open
      anchorReference="anchorPosition"
      anchorPosition={{ left: 20, top: 20 }}
      onClose={closed}
    >
      <MenuItem>Copy</MenuItem>
    </Menu>,
  );
  await item('Copy').click();
  await expect.element(item('Copy')).toBeVisible();
  expect(closed).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledTimes(1);
});

claim('It opens from a button and closes with the choice.', async () => {
  await show(<OrderMenu />);
  await button('Order 3041').click();
  await item('Duplicate').click();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(page.getByRole('status')).toHaveTextContent('Last action: Duplicate');
  await expect.element(button('Order 3041')).toHaveFocus();
});

claim('The menu then opens with the focus on it.', async () => {
  await show(<SortMenu />);
  await button(/^Sort/).click();
  await expect.element(page.getByRole('menuitemradio', { name: 'By customer' })).toHaveFocus();
});

claim('In the demo, :kbd[Delete] works while the button has the focus.', async () => {
  await show(<EditMenu />);
  button('Letter').element().focus();
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByRole('status')).toHaveTextContent('The letter is deleted.');
});

claim('moves to the next item that starts with it', async () => {
  await show(<StaticList />);
  await page.getByRole('menuitemradio', { name: 'Measure' }).click();
  await userEvent.keyboard('c');
  await expect.element(page.getByRole('menuitemradio', { name: 'Compare' })).toHaveFocus();
});

claim('Disabled items are skipped.', async () => {
  await show(<EditMenu />);
  await button('Letter').click();
  await expect.element(item('Copy')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: /^Delete/ })).toHaveFocus();
});

claim(
  'To open at the pointer, set `anchorReference="anchorPosition"` and give the coordinates.',
  async () => {
    await show(<RowContext />);
    await page.getByRole('group', { name: 'Blood sample 77' }).click({ button: 'right' });
    await item('Send back').click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Blood sample 77 goes back to the ward.');
  },
);

claim('Set a lower limit with `slotProps.paper`.', async () => {
  await show(<BerthMenu />);
  await button(/^Aurora/).click();
  const paper = () => document.querySelector('.MuiMenu-paper')?.getBoundingClientRect().height;
  await expect.poll(paper).toBe(240);
  await item('Berth 3').click();
  await expect.element(button('Aurora: Berth 3')).toBeVisible();
});
