import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import HijriDate from './demos/hijri-date.tsx';
import JalaliDate from './demos/jalali-date.tsx';
import JalaliTranslated from './demos/jalali-translated.tsx';
import TwoCalendars from './demos/two-calendars.tsx';

const group = (name: string) => page.getByRole('group', { name });
const section = (name: string) => page.getByRole('spinbutton', { name, exact: true });

claim('The adapter decides the calendar system.', async () => {
  await show(<JalaliDate />);
  await expect.element(group('Start of the year')).toMatchTextContent('1405/01/01');
  await page.getByRole('button', { name: /^Choose date/ }).click();
  await expect.element(page.getByText('فروردین 1405')).toBeVisible();
  await expect.element(page.getByRole('gridcell', { name: '31' })).toBeVisible();
  await expect.element(page.getByRole('columnheader').first()).toHaveAccessibleName('شنبه');
});

claim('With the translated labels of `faIR`, the whole picker is in Persian:', async () => {
  await show(<JalaliTranslated />);
  await expect.element(group('زمان تحویل')).toMatchTextContent('1405/01/01 14:30');
  expect(page.getByRole('button', { name: /^Choose/ }).elements()).toHaveLength(0);
});

claim(
  'it has the month of the Jalali or the Hijri date, but the day of the Gregorian one',
  async () => {
    await show(
      <LocalizationProvider dateAdapter={AdapterMomentJalaali}>
        <DatePicker defaultValue={new AdapterMomentJalaali().date('2026-03-21')} />
      </LocalizationProvider>,
    );
    await expect.element(page.getByRole('button')).toHaveAccessibleName(/1405, فروردین 21/);
  },
);

claim(
  '`loadPersian` defines the locale `fa`, with Persian names and weeks that start on Saturday, and makes it the global locale of Moment.js.',
  () => {
    const { moment } = new AdapterMomentJalaali();
    expect(moment.locale()).toBe('en');
    moment.loadPersian({ dialect: 'persian-modern' });
    expect(moment.locale()).toBe('fa');
    expect(moment.localeData('fa').firstDayOfWeek()).toBe(6);
    moment.locale('en');
  },
);

claim('Set `dateFormats` on the provider, as the demos do', async () => {
  await show(<JalaliDate />);
  await expect.element(page.getByRole('button')).toHaveAccessibleName(/1 فروردین 1405/);
});

claim('Without them, the list of years throws an error.', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(
    show(
      <LocalizationProvider dateAdapter={AdapterMomentHijri}>
        <DateCalendar openTo="year" />
      </LocalizationProvider>,
    ),
  ).rejects.toThrow('min date must be on or after');
  errors.mockRestore();
});

claim('people type the date in that calendar', async () => {
  await show(<HijriDate />);
  await expect.element(group('Eid al-Fitr')).toMatchTextContent('1447/10/01');
  await section('Month').click();
  await userEvent.keyboard('06');
  await expect.element(group('Eid al-Fitr')).toMatchTextContent('1447/06/01');
});

claim('These pickers show the same day in two calendars:', async () => {
  await show(<TwoCalendars />);
  await expect.element(group('Gregorian')).toMatchTextContent('03/21/2026');
  await group('Jalali').getByRole('spinbutton', { name: 'Day' }).click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(group('Jalali')).toMatchTextContent('1405/01/02');
  await expect.element(group('Gregorian')).toMatchTextContent('03/22/2026');
  await expect.element(page.getByText('Saved: 2026-03-22')).toBeVisible();
});
