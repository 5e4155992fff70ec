import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  DesktopTimeRangePicker,
  type DesktopTimeRangePickerProps,
} from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import {
  MobileTimeRangePicker,
  type MobileTimeRangePickerProps,
} from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import HalfDays from './demos/half-days.tsx';
import MeetingSlots from './demos/meeting-slots.tsx';
import NightShift from './demos/night-shift.tsx';
import TwoInputs from './demos/two-inputs.tsx';

function showInProvider(children: ReactNode) {
  return show(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
}

const text = (range: readonly (dayjs.Dayjs | null)[]) =>
  range.map((end) => end?.format('YYYY-MM-DD HH:mm') ?? 'null').join(' / ');

/** Draws the desktop variant with 24 hours and writes down what it reports. */
async function showPicker(props: DesktopTimeRangePickerProps = {}) {
  const changed: string[] = [];
  const accepted: string[] = [];
  await showInProvider(
    <DesktopTimeRangePicker
      label="Booking"
      ampm={false}
      {...props}
      onChange={(range) => changed.push(text(range))}
      onAccept={(range) => accepted.push(text(range))}
    />,
  );
  return { changed, accepted };
}

/** Draws the mobile variant with 24 hours. */
function showMobile(props: MobileTimeRangePickerProps<true> = {}) {
  return showInProvider(<MobileTimeRangePicker label="Booking" ampm={false} {...props} />);
}

const openPopup = () =>
  page
    .getByRole('button', { name: /^Choose range/ })
    .first()
    .click();
const dialog = page.getByRole('dialog');
const option = (name: string) => page.getByRole('option', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const hours = page.getByRole('spinbutton', { name: 'Hours', exact: true });
const booking: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs('2026-03-17T09:00'), dayjs('2026-03-17T12:00')];

claim('People choose the start and click Next, then choose the end and click OK.', async () => {
  const { changed, accepted } = await showPicker({ defaultValue: booking });
  await openPopup();
  await option('10 hours').click();
  await option('30 minutes').click();
  expect(changed).toEqual([
    '2026-03-17 10:00 / 2026-03-17 12:00',
    '2026-03-17 10:30 / 2026-03-17 12:00',
  ]);
  await button('Next').click();
  expect(changed).toHaveLength(2);
  await option('14 hours').click();
  expect(changed.at(-1)).toBe('2026-03-17 10:30 / 2026-03-17 14:00');
  expect(accepted).toEqual([]);
  await button('OK').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(accepted).toEqual(['2026-03-17 10:30 / 2026-03-17 14:00']);
});

claim('✓ with the previous value, if it changed', async () => {
  const { changed, accepted } = await showPicker({ defaultValue: booking });
  await openPopup();
  await option('10 hours').click();
  await button('Cancel').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(changed.at(-1)).toBe('2026-03-17 09:00 / 2026-03-17 12:00');
  expect(accepted).toEqual([]);
});

claim('✓ if the value changed, and it closes', async () => {
  const { accepted } = await showPicker({ defaultValue: booking });
  await openPopup();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(accepted).toEqual([]);
  await openPopup();
  await option('10 hours').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(accepted).toEqual(['2026-03-17 10:00 / 2026-03-17 12:00']);
});

claim('Typing in one input', async () => {
  const accepted: string[] = [];
  await showMobile({
    defaultValue: booking,
    onAccept: (range) => accepted.push(text(range)),
  });
  await hours.first().click();
  await userEvent.keyboard('10');
  expect(accepted.at(-1)).toBe('2026-03-17 10:00 / 2026-03-17 12:00');
});

claim(
  'With `closeOnSelect`, the popup also accepts and closes as soon as people choose the last unit of a valid end.',
  async () => {
    const { accepted } = await showPicker({ defaultValue: booking, closeOnSelect: true });
    await openPopup();
    await option('30 minutes').click();
    await expect.element(dialog).toBeVisible();
    await button('Next').click();
    await option('15 hours').click();
    await expect.element(dialog).toBeVisible();
    await option('45 minutes').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(accepted).toEqual(['2026-03-17 09:30 / 2026-03-17 15:45']);
  },
);

claim('On a desktop, the popup opens at the start each time.', async () => {
  await showPicker({ defaultValue: booking });
  await openPopup();
  await button('Next').click();
  await expect.element(option('12 hours')).toHaveAttribute('aria-selected', 'true');
  await button('OK').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await openPopup();
  await expect.element(option('9 hours')).toHaveAttribute('aria-selected', 'true');
});

claim('The mobile dialog opens at the end again after people have clicked OK there.', async () => {
  await showMobile({ defaultValue: booking });
  await openPopup();
  await expect.element(option('9 hours')).toHaveAttribute('aria-selected', 'true');
  await button('Next').click();
  await button('OK').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await openPopup();
  await expect.element(option('12 hours')).toHaveAttribute('aria-selected', 'true');
});

claim('in the popup of an empty picker', async () => {
  const { changed } = await showPicker({ referenceDate: dayjs('2026-05-02T07:00') });
  await openPopup();
  await option('10 hours').click();
  expect(changed.at(-1)).toBe('2026-05-02 10:00 / null');
  await button('Next').click();
  await option('11 hours').click();
  expect(changed.at(-1)).toBe('2026-05-02 10:00 / 2026-05-02 11:00');
});

claim('in a popup that opened with a start', async () => {
  const { changed } = await showPicker({
    defaultValue: [dayjs('2026-03-17T09:00'), null],
    referenceDate: dayjs('2026-05-02T07:00'),
  });
  await openPopup();
  await button('Next').click();
  await option('11 hours').click();
  expect(changed.at(-1)).toBe('2026-03-17 09:00 / 2026-03-17 11:00');
});

claim('today, even with `referenceDate`', async () => {
  const { changed } = await showPicker({ referenceDate: dayjs('2020-05-02T00:00') });
  await hours.first().click();
  await userEvent.keyboard('0915');
  expect(changed.at(-1)).toBe(`${dayjs().format('YYYY-MM-DD')} 09:15 / null`);
});

claim(
  'If people choose an end before the start, the value contains it and both ends report `invalidRange`.',
  async () => {
    const onError = vi.fn();
    const { changed } = await showPicker({ defaultValue: booking, onError });
    await openPopup();
    await button('Next').click();
    await option('8 hours').click();
    expect(changed.at(-1)).toBe('2026-03-17 09:00 / 2026-03-17 08:00');
    await expect.poll(() => onError.mock.lastCall?.[0]).toEqual(['invalidRange', 'invalidRange']);
  },
);

claim('If people move the start past the end in the popup, the end becomes `null`', async () => {
  const { changed } = await showPicker({ defaultValue: booking });
  await openPopup();
  await option('13 hours').click();
  expect(changed).toEqual(['2026-03-17 13:00 / null']);
});

claim('The picker never moves an end to another day, so do it in `onChange`', async () => {
  await show(<NightShift />);
  await expect.element(page.getByText('8 h 0 min')).toBeVisible();
  await openPopup();
  await button('Next').click();
  await option('11 hours').click();
  await expect.element(page.getByText('13 h 0 min')).toBeVisible();
  await option('PM').click();
  await expect.element(page.getByText('1 h 0 min', { exact: true })).toBeVisible();
});

claim('There is no button: a click on an input opens the popup at that end', async () => {
  await show(<TwoInputs />);
  await expect.element(page.getByRole('group', { name: 'Doors open' })).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
  await page.getByRole('group', { name: 'Concert starts' }).getByRole('spinbutton').first().click();
  await expect.element(option('8 hours')).toHaveAttribute('aria-selected', 'true');
});

claim('With at most 24 choices a day, there is one list instead of columns', async () => {
  await show(<MeetingSlots />);
  await openPopup();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  expect(page.getByRole('option').elements()).toHaveLength(24);
});

claim('A shortcut sets both ends, and the popup accepts them and closes.', async () => {
  await show(<HalfDays />);
  await openPopup();
  await button('Afternoon').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('group', { name: /^Home visit/ }))
    .toMatchTextContent('01:00 PM – 05:00 PM');
});

claim('The desktop popup has the role `dialog` but no name.', async () => {
  await showPicker({ defaultValue: booking });
  await openPopup();
  await expect.element(dialog).toHaveAccessibleName('');
});

claim("`slotProps={{ popper: { 'aria-label': 'Booking times' } }}`", async () => {
  await showPicker({
    defaultValue: booking,
    slotProps: { popper: { 'aria-label': 'Booking times' } },
  });
  await openPopup();
  await expect.element(page.getByRole('dialog', { name: 'Booking times' })).toBeVisible();
});

claim('`onAccept` then gets `[start, null]`. A missing end is not an error', async () => {
  const onError = vi.fn();
  const { accepted } = await showPicker({ referenceDate: dayjs('2026-05-02T07:00'), onError });
  await openPopup();
  await option('10 hours').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(accepted).toEqual(['2026-05-02 10:00 / null']);
  expect(onError).not.toHaveBeenCalled();
});

claim('after changing 9:00 to 10:00 by typing, it sets 1:00', async () => {
  const { changed } = await showPicker({ defaultValue: booking });
  await hours.first().click();
  await userEvent.keyboard('10');
  expect(changed.at(-1)).toBe('2026-03-17 10:00 / 2026-03-17 12:00');
  await openPopup();
  await button('Cancel').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(changed.at(-1)).toBe('2026-03-17 01:00 / 2026-03-17 12:00');
});

claim('one input takes the day and the minutes from the other end', async () => {
  const { changed } = await showPicker({
    defaultValue: [dayjs('2026-03-17T09:15'), dayjs('2026-03-18T12:30')],
  });
  await hours.last().click();
  await userEvent.keyboard('{Delete}');
  await userEvent.keyboard('14');
  expect(changed.at(-1)).toBe('2026-03-17 09:15 / 2026-03-17 14:15');
});
