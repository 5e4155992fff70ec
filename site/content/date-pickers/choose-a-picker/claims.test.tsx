import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import BirthDate from './demos/birth-date.tsx';
import BookAppointment from './demos/book-appointment.tsx';
import DesktopOrPhone from './demos/desktop-or-phone.tsx';
import OpeningHoursPro from './demos/opening-hours-pro.tsx';
import OpeningHours from './demos/opening-hours.tsx';
import TaskDeadline from './demos/task-deadline.tsx';
import TravelDatesPro from './demos/travel-dates-pro.tsx';
import TravelDates from './demos/travel-dates.tsx';

const section = (name: string) => page.getByRole('spinbutton', { name });

claim(
  'After two digits of the month, the focus moves to the day, and then to the year.',
  async () => {
    await show(<BirthDate />);
    await section('Month').click();
    await userEvent.keyboard('08');
    await expect.element(section('Day')).toHaveFocus();
    await userEvent.keyboard('04');
    await expect.element(section('Year')).toHaveFocus();
    await userEvent.keyboard('1961');
    await expect.element(page.getByText('As in your passport')).toBeVisible();
  },
);

claim('Each section asks phones for a numeric keyboard.', async () => {
  await show(<BirthDate />);
  for (const name of ['Month', 'Day', 'Year']) {
    await expect.element(section(name)).toHaveAttribute('inputmode', 'numeric');
  }
});

claim('`disableFuture` reports an error, but it does not stop people from typing.', async () => {
  await show(<BirthDate />);
  await section('Month').click();
  for (const key of '01012999') await userEvent.keyboard(key);
  await expect.element(page.getByText('This date is in the future.')).toBeVisible();
  await expect.element(section('Year')).toHaveTextContent('2999');
});

claim('With `skipDisabled`, the list of times contains only the free ones.', async () => {
  await show(<BookAppointment />);
  await expect.element(page.getByRole('option', { name: '10:00 AM' })).toBeInTheDocument();
  const times = page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);
  expect(times).toEqual([
    '10:00 AM',
    '10:30 AM',
    '12:00 PM',
    '12:30 PM',
    '01:00 PM',
    '01:30 PM',
    '03:00 PM',
    '03:30 PM',
  ]);
});

claim('On a phone, the list moves below the calendar.', async () => {
  await page.viewport(390, 800);
  await show(<BookAppointment />);
  const calendar = () => document.querySelector('.MuiDateCalendar-root')?.getBoundingClientRect();
  const list = () => document.querySelector('.MuiDigitalClock-root')?.getBoundingClientRect();
  await expect.poll(() => (list()?.top ?? 0) >= (calendar()?.bottom ?? Infinity)).toBe(true);
});

claim('People can still type 9:05. To make that an error, also set `minutesStep`.', async () => {
  const type905 = async (step: { minutesStep?: number }) => {
    const failed = vi.fn();
    const { unmount } = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <TimePicker
          defaultValue={dayjs('2026-03-17T09:00')}
          timeSteps={{ minutes: 15 }}
          onError={failed}
          {...step}
        />
      </LocalizationProvider>,
    );
    await section('Minutes').click();
    await userEvent.keyboard('05');
    await expect.element(section('Minutes')).toHaveTextContent('05');
    const error: unknown = failed.mock.lastCall?.[0] ?? null;
    await unmount();
    return error;
  };
  expect(await type905({})).toBeNull();
  expect(await type905({ minutesStep: 15 })).toBe('minutesStep');
});

claim('The second picker gets its `minTime` from the first.', async () => {
  await show(<OpeningHours />);
  await section('Hours').first().click();
  await userEvent.keyboard('06');
  await section('Meridiem').first().click();
  await userEvent.keyboard('p');
  await expect.element(page.getByText('Closes before it opens.')).toBeVisible();
});

claim('Type four digits for the start, and go on with the end.', async () => {
  await show(<OpeningHoursPro />);
  await section('Hours').first().click();
  await userEvent.keyboard('08301615');
  await expect
    .poll(() =>
      [0, 1].map((end) =>
        ['Hours', 'Minutes'].map((name) => section(name).nth(end).element().textContent).join(':'),
      ),
    )
    .toEqual(['08:30', '16:15']);
});

claim('On desktop it shows two months, on a phone one.', async () => {
  const defaultValue: [dayjs.Dayjs, null] = [dayjs('2026-06-12'), null];
  const range = { defaultValue, open: true };
  const months = () => document.querySelectorAll('[role=grid]').length;
  const { unmount } = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDateRangePicker {...range} />
    </LocalizationProvider>,
  );
  await expect.poll(months).toBe(2);
  await unmount();
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDateRangePicker {...range} />
    </LocalizationProvider>,
  );
  await expect.poll(months).toBe(1);
});

claim(
  'After the first click, the picker waits for the last day, so two clicks choose a range.',
  async () => {
    await show(<TravelDatesPro />);
    await page.getByRole('button', { name: /Choose/ }).click();
    await page.getByRole('gridcell', { name: '12' }).first().click();
    await page.getByRole('gridcell', { name: '19' }).first().click();
    await expect.element(page.getByRole('status')).toHaveTextContent('7 nights');
  },
);

claim('The demo keeps the departure and shows an error, so that people notice.', async () => {
  await show(<TravelDates />);
  await section('Day').first().click();
  await userEvent.keyboard('25');
  await expect.element(page.getByText('Departure is before arrival.')).toBeVisible();
  await expect.element(section('Day').nth(1)).toHaveTextContent('19');
});

claim('Offer those as shortcuts beside the calendar, and let people clear the date.', async () => {
  await show(<TaskDeadline />);
  await page.getByRole('button', { name: /Choose/ }).click();
  await page.getByRole('button', { name: 'Friday' }).click();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Due at the end of Friday, March 20');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.hover(section('Day').element());
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('No deadline');
});

claim(
  'With a mouse, a `DatePicker` opens a popup beside the field and closes after the choice.',
  async () => {
    await show(<DesktopOrPhone />);
    await page.getByRole('button', { name: 'Desktop' }).click();
    await page.getByRole('button', { name: /Choose/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('gridcell', { name: '19' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(section('Day')).toHaveTextContent('19');
  },
);

claim('With a finger, it opens a dialog that waits for OK.', async () => {
  await show(<DesktopOrPhone />);
  await section('Day').click();
  await userEvent.keyboard('21');
  await expect.element(section('Day')).toHaveTextContent('21');
  await page.getByRole('button', { name: /Choose/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('gridcell', { name: '19' }).click();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(section('Day')).toHaveTextContent('19');
});

claim('`DateTimePicker` waits for OK on both, because people choose several parts.', async () => {
  for (const device of ['desktop', 'phone']) {
    const accepted = vi.fn();
    const props = { defaultValue: dayjs('2026-03-17T14:30'), onAccept: accepted };
    const { unmount } = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        {device === 'phone' ? (
          <MobileDateTimePicker {...props} />
        ) : (
          <DesktopDateTimePicker {...props} />
        )}
      </LocalizationProvider>,
    );
    await page.getByRole('button', { name: /Choose/ }).click();
    await page.getByRole('gridcell', { name: '19' }).click();
    if (device === 'phone') await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('option', { name: '5 minutes', exact: true }).click();
    expect(accepted).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(accepted).toHaveBeenCalledOnce();
    await unmount();
  }
});

claim('| `TimePicker` shows times as | lists | a clock face |', async () => {
  const times = { defaultValue: dayjs('2026-03-17T14:30'), open: true };
  const { unmount } = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker {...times} />
    </LocalizationProvider>,
  );
  await expect.element(page.getByRole('listbox', { name: 'Select hours' })).toBeVisible();
  await unmount();
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileTimePicker {...times} />
    </LocalizationProvider>,
  );
  await expect.poll(() => document.querySelectorAll('.MuiTimeClock-root').length).toBe(1);
});

claim(
  '| `DateTimePicker` shows times as | lists beside the calendar | lists in a second step |',
  async () => {
    const parts = () =>
      ['.MuiDateCalendar-root', '.MuiMultiSectionDigitalClock-root'].map(
        (part) => document.querySelectorAll(part).length,
      );
    const meeting = { defaultValue: dayjs('2026-03-17T14:30'), open: true };
    const { unmount } = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDateTimePicker {...meeting} />
      </LocalizationProvider>,
    );
    await expect.poll(parts).toEqual([1, 1]);
    await unmount();
    await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <MobileDateTimePicker {...meeting} />
      </LocalizationProvider>,
    );
    await expect.poll(parts).toEqual([1, 0]);
    await page.getByRole('tab', { name: 'pick time' }).click();
    await expect.poll(parts).toEqual([0, 1]);
  },
);

claim('a narrow window with a mouse still opens the popup.', async () => {
  await page.viewport(390, 800);
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker defaultValue={dayjs('2026-03-17')} />
    </LocalizationProvider>,
  );
  await page.getByRole('button', { name: /Choose/ }).click();
  await page.getByRole('gridcell', { name: '19' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
