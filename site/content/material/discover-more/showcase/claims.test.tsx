import { commands } from 'vitest/browser';
import { claim, expect, page, show, userEvent } from '#claims';
import ClinicMorning from './demos/clinic-morning.tsx';

claim('Check off a visit', async () => {
  await show(<ClinicMorning />);
  await expect.element(page.getByText('1 of 3 done')).toBeVisible();
  await page.getByRole('checkbox', { name: '08:50 done' }).click();
  await expect.element(page.getByText('2 of 3 done')).toBeVisible();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '67');
});

claim('the card adapts without a change in its code.', async () => {
  const view = await show(<ClinicMorning />, { paletteMode: 'dark' });
  const card = document.querySelector('.MuiCard-root');
  expect(card && getComputedStyle(card).backgroundColor).toBe('rgb(18, 18, 18)');
  await view.unmount();
  await show(<ClinicMorning />, { direction: 'rtl' });
  const box = page.getByRole('checkbox').first().element().getBoundingClientRect();
  const text = page.getByText('08:20 Blood test').element().getBoundingClientRect();
  expect(box.right).toBeLessThan(text.left);
});

claim('The card uses eleven components and no CSS file.', async () => {
  const source = await commands.readFile(
    'site/content/material/discover-more/showcase/demos/clinic-morning.tsx',
  );
  expect(source.match(/^import \w+ from '@mui\/material\/\w+';$/gm)).toHaveLength(11);
  expect(source).not.toContain('.css');
});

claim('Use it with the keyboard, with a screen reader and at a width of 320px.', async () => {
  await show(
    <div style={{ width: 320 }}>
      <ClinicMorning />
    </div>,
  );
  const box = page.getByRole('checkbox', { name: '09:30 done' });
  await expect.element(box).not.toBeChecked();
  while (document.activeElement !== box.element()) await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(box).toBeChecked();
  await expect.element(page.getByRole('progressbar', { name: 'Visits done' })).toBeVisible();
  const card = document.querySelector('.MuiCard-root');
  expect(card?.scrollWidth).toBeLessThanOrEqual(320);
});
