import dayjs from 'dayjs';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { claim, expect, page, show, userEvent } from '#claims';
import { parts } from './demos/data.ts';
import FindAPart from './demos/find-a-part.tsx';
import StyleAPicker from './demos/style-a-picker.tsx';

claim('Choose a part to see where it is and how to change it', async () => {
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

claim('On a picker with a popup, `sx` styles the field.', async () => {
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

claim('Change the styles and copy them.', async () => {
  await show(<StyleAPicker />);
  await expect.element(page.getByRole('region', { name: 'Styles' })).toMatchTextContent(/8px/);
  await page.getByRole('slider', { name: 'Corner radius of the days (px)' }).element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('region', { name: 'Styles' })).toMatchTextContent(/18px/);
  const day = document.querySelector('.MuiPickersDay-root') ?? document.body;
  expect(getComputedStyle(day).borderRadius).toBe('18px');
});

claim('In the theme, the same styles apply to all pickers', async () => {
  const theme = createTheme({
    components: { MuiPickersDay: { styleOverrides: { root: { borderRadius: 8 } } } },
  });
  await show(
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDatePicker label="Due" defaultValue={dayjs('2026-03-17')} />
      </LocalizationProvider>
    </ThemeProvider>,
  );
  await page.getByRole('button', { name: /^Choose date/ }).click();
  await expect.element(page.getByRole('grid')).toBeVisible();
  const day = document.querySelector('.MuiPickersDay-root') ?? document.body;
  expect(getComputedStyle(day).borderRadius).toBe('8px');
});

claim('The toolbar shows the value in an `h4`.', async () => {
  const first = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker defaultValue={dayjs('2026-03-17')} />
    </LocalizationProvider>,
  );
  await expect.element(page.getByRole('heading', { name: 'Tue, Mar 17', level: 4 })).toBeVisible();
  await first.unmount();
  await show(<FindAPart />);
  await expect.element(page.getByText('Tue, Mar 17')).toBeVisible();
  expect(page.getByRole('heading').elements()).toHaveLength(0);
});

claim('The week numbers have the color `text.disabled`, which is hard to read.', async () => {
  const { palette } = createTheme();
  const color = () => {
    const week = document.querySelector('.MuiDayCalendar-weekNumber') ?? document.body;
    return getComputedStyle(week).color;
  };
  const first = await show(
    <ThemeProvider theme={createTheme()}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <StaticDatePicker defaultValue={dayjs('2026-03-17')} displayWeekNumber />
      </LocalizationProvider>
    </ThemeProvider>,
  );
  await expect.element(page.getByRole('grid')).toBeVisible();
  expect(color()).toBe(palette.text.disabled);
  await first.unmount();
  await show(
    <ThemeProvider theme={createTheme()}>
      <FindAPart />
    </ThemeProvider>,
  );
  await expect.element(page.getByRole('grid')).toBeVisible();
  expect(color()).toBe(palette.text.secondary);
});
