import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DesktopDateTimePicker,
  type DesktopDateTimePickerProps,
} from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { claim, expect, page, show, userEvent } from '#claims';
import AuctionBids from './demos/auction-bids.tsx';
import ClockPopup from './demos/clock-popup.tsx';
import CourtBooking from './demos/court-booking.tsx';

function showInProvider(children: ReactNode) {
  return show(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
}

/** Draws the desktop variant and writes down what it reports. */
async function showPicker(props: DesktopDateTimePickerProps = {}) {
  const changed: string[] = [];
  const accepted: string[] = [];
  const text = (value: dayjs.Dayjs | null) => value?.format('YYYY-MM-DD HH:mm') ?? 'null';
  await showInProvider(
    <DesktopDateTimePicker
      label="Start"
      ampm={false}
      {...props}
      onChange={(value) => changed.push(text(value))}
      onAccept={(value) => accepted.push(text(value))}
    />,
  );
  return { changed, accepted };
}

const openPopup = () =>
  page
    .getByRole('button', { name: /^Choose date/ })
    .first()
    .click();
const dialog = page.getByRole('dialog');
const day = (name: string) => page.getByRole('gridcell', { name, exact: true });
const option = (name: string) => page.getByRole('option', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const start = dayjs('2026-03-17T09:30');

claim(
  'a click on a day moves the focus to the hours, and a click on an hour moves it to the minutes. The popup stays open until people confirm.',
  async () => {
    const { changed, accepted } = await showPicker({ defaultValue: start });
    await openPopup();
    await day('20').click();
    await expect.element(option('9 hours')).toHaveFocus();
    await option('14 hours').click();
    await expect.element(option('30 minutes')).toHaveFocus();
    expect(changed).toEqual(['2026-03-20 09:30', '2026-03-20 14:30']);
    expect(accepted).toEqual([]);
    await button('OK').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(accepted).toEqual(['2026-03-20 14:30']);
  },
);

claim('✓ if the value changed, and it closes', async () => {
  const { accepted } = await showPicker({ defaultValue: start });
  await openPopup();
  await day('20').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(accepted).toEqual(['2026-03-20 09:30']);
});

claim('✓ with the previous value, if it changed', async () => {
  const { changed, accepted } = await showPicker({ defaultValue: start });
  await openPopup();
  await day('20').click();
  await button('Cancel').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(changed).toEqual(['2026-03-20 09:30', '2026-03-17 09:30']);
  expect(accepted).toEqual([]);
});

claim('Set `closeOnSelect` to close and accept after the last unit.', async () => {
  const { accepted } = await showPicker({ defaultValue: start, closeOnSelect: true });
  await openPopup();
  await day('20').click();
  await option('14 hours').click();
  await expect.element(dialog).toBeVisible();
  await option('15 minutes').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(accepted).toEqual(['2026-03-20 14:15']);
});

claim('With 12 hours, the last unit is AM or PM.', async () => {
  const { accepted } = await showPicker({ defaultValue: start, ampm: true, closeOnSelect: true });
  await openPopup();
  await day('20').click();
  await option('2 hours').click();
  await option('15 minutes').click();
  await expect.element(dialog).toBeVisible();
  expect(accepted).toEqual([]);
  await option('PM').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(accepted).toEqual(['2026-03-20 14:15']);
});

claim(
  'The first click on a day already gives a complete value: its time is that of `referenceDate`, or midnight without one.',
  async () => {
    const { changed } = await showPicker({ referenceDate: dayjs('2026-03-01T08:15') });
    await openPopup();
    await day('20').click();
    expect(changed).toEqual(['2026-03-20 08:15']);
    await userEvent.keyboard('{Escape}');
    const without = await showPicker({
      minDate: dayjs('2030-05-01'),
      maxDate: dayjs('2030-05-31'),
    });
    await page
      .getByRole('button', { name: /^Choose date/ })
      .last()
      .click();
    await day('12').click();
    expect(without.changed).toEqual(['2030-05-12 00:00']);
  },
);

claim(
  '`referenceDate` is for the popup. A value typed into the field contains only what was typed.',
  async () => {
    const { changed } = await showPicker({
      views: ['day', 'hours'],
      format: 'MM/DD/YYYY HH',
      referenceDate: dayjs('2026-03-01T08:15'),
    });
    await page.getByRole('spinbutton', { name: 'Month' }).click();
    await userEvent.keyboard('0320202614');
    expect(changed.at(-1)).toBe('2026-03-20 14:00');
  },
);

claim('one after the other, with Next and OK', async () => {
  await showInProvider(<MobileDateTimePicker label="Start" defaultValue={start} ampm={false} />);
  await openPopup();
  await expect.element(day('17')).toBeVisible();
  await button('Next').click();
  await expect.element(day('17')).not.toBeInTheDocument();
  await expect.element(option('9 hours')).toBeVisible();
  await button('OK').click();
  await expect.element(dialog).not.toBeInTheDocument();
});

claim('With at most 24 times a day there is one list instead of columns', async () => {
  await show(<CourtBooking />);
  await openPopup();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  expect(page.getByRole('listbox').elements()).toHaveLength(1);
  expect(page.getByRole('option').elements()).toHaveLength(24);
});

claim('`timeSteps` limits only what the lists offer.', async () => {
  const { changed } = await showPicker({ defaultValue: start, timeSteps: { minutes: 15 } });
  await page.getByRole('spinbutton', { name: 'Minutes' }).click();
  await userEvent.keyboard('37');
  expect(changed.at(-1)).toBe('2026-03-17 09:37');
  await expect
    .element(page.getByRole('group', { name: 'Start' }))
    .toHaveAttribute('aria-invalid', 'false');
});

claim(
  'The clock is beside the calendar, as the lists are, but a click on a day leaves the focus on that day.',
  async () => {
    await show(<ClockPopup />);
    await openPopup();
    await expect.element(page.getByRole('grid')).toBeVisible();
    await expect.element(page.getByRole('listbox')).toHaveAccessibleName(/^Select hours/);
    await day('20').click();
    await expect.element(page.getByRole('grid')).toBeVisible();
    await expect.element(day('20')).toHaveFocus();
  },
);

claim('the hours before 9 are disabled on Monday only', async () => {
  await showPicker({
    defaultValue: dayjs('2026-04-13T10:00'),
    minDateTime: dayjs('2026-04-13T09:00'),
  });
  await openPopup();
  await expect.element(option('8 hours')).toHaveAttribute('aria-disabled', 'true');
  await day('14').click();
  await expect.element(option('8 hours')).not.toHaveAttribute('aria-disabled', 'true');
});

claim(
  '`minDateTime` reports `minDate` when the day is too early and `minTime` when only the time is.',
  async () => {
    const errors: (string | null)[] = [];
    await showPicker({
      defaultValue: dayjs('2026-04-13T08:00'),
      minDateTime: dayjs('2026-04-13T09:00'),
      onError: (error) => errors.push(error),
    });
    await page.getByRole('spinbutton', { name: 'Day' }).click();
    await userEvent.keyboard('12');
    await expect.poll(() => errors.at(-1)).toBe('minDate');
    expect(errors[0]).toBe('minTime');
    await show(<AuctionBids />);
    await expect
      .element(page.getByText('The auction closes on April 17 at 6:30 PM.'))
      .toBeVisible();
  },
);

claim('To hide the tabs, set `slotProps={{ tabs: { hidden: true } }}`', async () => {
  await showInProvider(
    <MobileDateTimePicker
      label="Start"
      defaultValue={start}
      slotProps={{ tabs: { hidden: true } }}
    />,
  );
  await openPopup();
  await expect.element(button('Next')).toBeVisible();
  expect(page.getByRole('tab').elements()).toHaveLength(0);
  await button('Next').click();
  await expect.element(option('9 hours')).toBeVisible();
});

claim(
  'With `hidden: false` for `toolbar` and `tabs`, the desktop popup shows them as well.',
  async () => {
    await showPicker({
      defaultValue: start,
      slotProps: { toolbar: { hidden: false }, tabs: { hidden: false } },
    });
    await openPopup();
    await expect.element(page.getByRole('tab', { name: 'pick time' })).toBeVisible();
    await expect.element(page.getByText('Select date & time')).toBeVisible();
  },
);

claim(
  'A click on a day then closes the popup and moves the focus to the hours in the field.',
  async () => {
    const { changed } = await showPicker({
      defaultValue: start,
      viewRenderers: { hours: null, minutes: null },
    });
    await openPopup();
    await expect.element(day('20')).toBeVisible();
    expect(page.getByRole('option').elements()).toHaveLength(0);
    await day('20').click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('spinbutton', { name: 'Hours' })).toHaveFocus();
    expect(changed).toEqual(['2026-03-20 09:30']);
  },
);

claim('A picker with hours, minutes and seconds always stays in portrait.', async () => {
  const lastLayout = () => [...document.querySelectorAll('.MuiPickersLayout-root')].at(-1);
  await showInProvider(<StaticDateTimePicker defaultValue={start} orientation="landscape" />);
  expect(lastLayout()).toHaveClass('MuiPickersLayout-landscape');
  await showInProvider(
    <StaticDateTimePicker
      defaultValue={start}
      orientation="landscape"
      views={['day', 'hours', 'minutes', 'seconds']}
    />,
  );
  expect(lastLayout()).not.toHaveClass('MuiPickersLayout-landscape');
});

claim('`minDateTime` replaces `minDate` and `minTime`, so they cannot be combined.', async () => {
  const errors: (string | null)[] = [];
  await showPicker({
    defaultValue: dayjs('2026-04-14T08:00'),
    minDateTime: dayjs('2026-04-13T09:00'),
    minDate: dayjs('2026-04-20'),
    minTime: dayjs('2026-04-13T10:00'),
    onError: (error) => errors.push(error),
  });
  await expect
    .element(page.getByRole('group', { name: 'Start' }))
    .toHaveAttribute('aria-invalid', 'false');
  expect(errors).toEqual([]);
});

claim(
  'An uncontrolled picker also reports its value on the first OK, even if nothing has changed.',
  async () => {
    const { changed, accepted } = await showPicker({ defaultValue: start });
    for (const times of [1, 1]) {
      await openPopup();
      await button('OK').click();
      await expect.element(dialog).not.toBeInTheDocument();
      expect([changed.length, accepted.length]).toEqual([times, times]);
    }
  },
);
