import { claim, expect, page, show } from '#claims';
import AppFrame from './demos/app-frame.tsx';
import CheckoutSummary from './demos/checkout-summary.tsx';
import SignIn from './demos/sign-in.tsx';
import TicketPrices from './demos/ticket-prices.tsx';

claim('Click the button without a password to see the message.', async () => {
  await show(<SignIn />);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter your password.');
});

claim('`loading` on the button stops a second click while the server answers.', async () => {
  await show(<SignIn />);
  const button = page.getByRole('button', { name: 'Sign in' });
  await expect.element(button).toBeVisible();
  // The indicator stands where the icon does, so the button keeps its width.
  expect(button.element().querySelector('.MuiButton-endIcon svg')).not.toBeNull();
  await button.click();
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  await expect.element(page.getByRole('button')).toBeDisabled();
});

claim('Below 600 px the list moves into a drawer.', async () => {
  await page.viewport(700, 600);
  await show(<AppFrame />);
  const menu = page.getByRole('button', { name: 'Open the places' });
  const list = page.getByRole('navigation', { name: 'Places' });
  await expect.element(list).toBeVisible();
  expect(menu.elements()).toHaveLength(0);
  await page.viewport(500, 600);
  await menu.click();
  await expect
    .poll(() => list.elements().map((element) => element.closest('.MuiDrawer-root') !== null))
    .toEqual([true]);
});

claim(
  '`selected` is only a color, so `aria-current` tells screen readers where they are.',
  async () => {
    await show(<AppFrame />);
    const cargo = page.getByRole('button', { name: 'Cargo' });
    await cargo.click();
    await expect.element(cargo).toHaveClass('Mui-selected');
    await expect.element(cargo).toHaveAttribute('aria-current', 'page');
    await expect.element(page.getByRole('status')).toHaveTextContent('You are at: Cargo');
  },
);

claim('A list of offers with a switch for the period.', async () => {
  await show(<TicketPrices />);
  const prices = () =>
    page
      .getByText(/^€\d+ a /)
      .elements()
      .map((element) => element.textContent);
  await expect.poll(() => prices().every((text) => text?.endsWith('a month'))).toBe(true);
  await page.getByRole('button', { name: 'Year' }).click();
  await expect.poll(() => prices().every((text) => text?.endsWith('a year'))).toBe(true);
});

claim('Every button has a name of its own for screen readers, such as “Choose City”.', async () => {
  await show(<TicketPrices />);
  const button = page.getByRole('button', { name: 'Choose City' });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
});

claim('Remove a line, and the delivery and the total follow.', async () => {
  await show(<CheckoutSummary />);
  const total = () => page.getByRole('status').element().textContent;
  await expect.element(page.getByRole('status')).toBeVisible();
  const before = total();
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect.poll(total).not.toBe(before);
  await page.getByRole('button', { name: 'Order and pay' }).click();
  await expect.element(page.getByRole('button', { name: 'Ordered' })).toBeDisabled();
});
