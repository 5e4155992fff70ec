import { claim, expect, page, show } from '#claims';
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
