import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { renderToString } from 'react-dom/server';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import CabinStay from './demos/cabin-stay.tsx';
import ParcelPickup from './demos/parcel-pickup.tsx';
import WorkshopCalendar from './demos/workshop-calendar.tsx';

claim('People can type a date that does not exist, such as February 31.', async () => {
  const changed = vi.fn();
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Day" defaultValue={dayjs('2026-02-14')} onChange={changed} />
    </LocalizationProvider>,
  );
  await page.getByRole('spinbutton', { name: 'Day' }).click();
  await userEvent.keyboard('31');
  await expect
    .poll(() => changed.mock.lastCall?.[1])
    .toMatchObject({ validationError: 'invalidDate' });
  expect(changed.mock.lastCall?.[0].isValid()).toBe(false);
});

claim('Here Sundays and full days cannot be selected.', async () => {
  await show(<WorkshopCalendar />);
  await expect
    .poll(() => document.querySelectorAll('button[role=gridcell]:disabled').length)
    .toBeGreaterThan(4);
});

claim('A picker is a field with a button.', async () => {
  await show(<ParcelPickup />);
  await expect.element(page.getByRole('spinbutton', { name: 'Day' }).first()).toBeVisible();
  await page
    .getByRole('button', { name: /Choose/ })
    .first()
    .click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

claim('A range has two ends and one field.', async () => {
  await show(<CabinStay />);
  await expect.poll(() => page.getByRole('spinbutton', { name: 'Day' }).elements().length).toBe(2);
  expect(page.getByRole('group').elements().length).toBe(1);
});

claim('Every picker needs a `LocalizationProvider` above it.', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(show(<DatePicker label="Day" />)).rejects.toThrow('localization context');
  error.mockRestore();
});

claim('On a server there is no pointer to ask, so the desktop variant is rendered first.', () => {
  const html = renderToString(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Day" />
    </LocalizationProvider>,
  );
  expect(html.toLowerCase()).toContain('contenteditable="true"');
});
