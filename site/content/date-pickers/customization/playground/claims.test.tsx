import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { claim, expect, page, show } from '#claims';
import { parts } from './demos/data.ts';
import FindAPart from './demos/find-a-part.tsx';

claim('Choose a part to see where it is, and how to reach it', async () => {
  await show(<FindAPart />);
  await expect.element(page.getByRole('grid')).toBeVisible();
  for (const { className } of parts) {
    expect(document.querySelector(`.${className}`), className).not.toBeNull();
  }
  await page.getByRole('combobox', { name: 'Part' }).click();
  await page.getByRole('option', { name: 'Selected day' }).click();
  await expect.element(page.getByText(/MuiPickersDay-root\.Mui-selected/)).toBeVisible();
  const selected = document.querySelector('.MuiPickersDay-root.Mui-selected') ?? document.body;
  await expect.poll(() => getComputedStyle(selected).outlineWidth).toBe('2px');
});

claim('A picker with a popup has its `sx` on the field.', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Due"
        defaultValue={dayjs('2026-03-17')}
        sx={{ '& .MuiPickersDay-root': { borderRadius: '3px' } }}
        slotProps={{ layout: { sx: { '& .MuiPickersDay-root': { marginTop: '5px' } } } }}
      />
    </LocalizationProvider>,
  );
  await page.getByRole('button', { name: /^Choose date/ }).click();
  await expect.element(page.getByRole('grid')).toBeVisible();
  const day = document.querySelector('.MuiPickersDay-root') ?? document.body;
  expect(getComputedStyle(day).borderRadius).not.toBe('3px');
  expect(getComputedStyle(day).marginTop).toBe('5px');
});
