import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import * as pickers from '@mui/x-date-pickers';
import * as pro from '@mui/x-date-pickers-pro';
import { claim, expect, page, show } from '#claims';

claim('It exports everything from the other package', () => {
  const missing = Object.keys(pickers).filter((name) => !(name in pro));
  expect(missing).toEqual([]);
});

claim('The new packages have named exports only.', async () => {
  const entry: object = await import('@mui/x-date-pickers/DatePicker');
  expect(Object.keys(entry)).toContain('DatePicker');
  expect(Object.keys(entry)).not.toContain('default');
});

claim('List the actions in the order you want.', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        defaultValue={dayjs('2026-03-17')}
        slotProps={{ actionBar: { actions: ['clear', 'today', 'cancel', 'accept'] } }}
      />
    </LocalizationProvider>,
  );
  await page.getByRole('button', { name: /^Choose date/ }).click();
  await expect.element(page.getByRole('button', { name: 'OK' })).toBeVisible();
  const bar = document.querySelector('.MuiPickersLayout-actionBar');
  const labels = [...(bar?.querySelectorAll('button') ?? [])].map((button) => button.textContent);
  expect(labels).toEqual(['Clear', 'Today', 'Cancel', 'OK']);
});
