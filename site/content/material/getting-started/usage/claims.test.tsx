import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Menu from '@mui/material/Menu';
import { renderToString } from 'react-dom/server';
import { claim, expect, page, show } from '#claims';
import DeliveryAddress from './demos/delivery-address.tsx';
import OrderButtons from './demos/order-buttons.tsx';
import ShipmentStatus from './demos/shipment-status.tsx';
import ThemedCard from './demos/themed-card.tsx';

claim(
  'Components render on the server, except for what is in a portal: dialogs, menus, popovers and tooltips appear in the browser.',
  () => {
    expect(renderToString(<Button>Save</Button>)).toContain('Save');
    expect(renderToString(<Dialog open>Saved</Dialog>)).not.toContain('Saved');
    expect(
      renderToString(
        <Menu open>
          <li>Copy</li>
        </Menu>,
      ),
    ).not.toContain('Copy');
  },
);

claim('the second button is disabled until there is something to undo', async () => {
  await show(<OrderButtons />);
  const undo = page.getByRole('button', { name: 'Start again' });
  await expect.element(undo).toBeDisabled();
  await page.getByRole('button', { name: 'Add a box' }).click();
  await expect.element(undo).toBeEnabled();
});

claim('A text field brings its label, its hint and its error.', async () => {
  await show(<DeliveryAddress />);
  const field = page.getByLabelText('Postcode');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText('Four digits, for example 5003')).toBeVisible();
  await field.fill('5003');
  await expect.element(field).toHaveAttribute('aria-invalid', 'false');
});

claim('A provider inside another one changes only its own part of the page.', async () => {
  await show(
    <>
      <Button variant="contained">Outside</Button>
      <ThemedCard />
    </>,
  );
  const color = (name: string) =>
    getComputedStyle(page.getByRole('button', { name }).element()).backgroundColor;
  await expect.poll(() => color('Book a seat')).toBe('rgb(156, 59, 27)');
  expect(color('Outside')).not.toBe('rgb(156, 59, 27)');
  await page.getByRole('button', { name: 'Book a seat' }).click();
  await expect.element(page.getByText('You have a seat until 22:00.')).toBeVisible();
});

claim(
  'Because its theme has both color schemes, it follows the mode of the page around it.',
  async () => {
    await show(<ThemedCard />, { paletteMode: 'dark' });
    const button = page.getByRole('button', { name: 'Book a seat' });
    await expect
      .poll(() => getComputedStyle(button.element()).backgroundColor)
      .toBe('rgb(244, 169, 143)');
  },
);

claim(
  '`p: 2` is two spacing units, `success.main` is a palette color, and an object sets one value per breakpoint',
  async () => {
    await show(<ShipmentStatus />);
    const box = page.getByText('Shipment 20418').element().parentElement;
    const style = box && getComputedStyle(box);
    expect(style?.paddingTop).toBe(window.innerWidth >= 600 ? '16px' : '8px');
    expect(style?.borderTopColor).toBe('rgb(46, 125, 50)');
  },
);
