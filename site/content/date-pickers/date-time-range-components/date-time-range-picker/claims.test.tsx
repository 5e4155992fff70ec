import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import {
  DesktopDateTimeRangePicker,
  type DesktopDateTimeRangePickerProps,
} from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import MobileHeader from './demos/mobile-header.tsx';
import ParkingGarage from './demos/parking-garage.tsx';
import TwoInputs from './demos/two-inputs.tsx';

function showInProvider(children: ReactNode) {
  return show(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
}

const text = (range: readonly (dayjs.Dayjs | null)[]) =>
  range.map((end) => end?.format('MM-DD HH:mm') ?? 'null').join(' / ');

/** Draws the desktop variant with 24 hours and writes down what it reports. */
async function showPicker(props: DesktopDateTimeRangePickerProps = {}) {
  const changed: string[] = [];
  const accepted: string[] = [];
  await showInProvider(
    <DesktopDateTimeRangePicker
      label="Rental"
      ampm={false}
      {...props}
      onChange={(range) => changed.push(text(range))}
      onAccept={(range) => accepted.push(text(range))}
    />,
  );
  return { changed, accepted };
}

const openPopup = () =>
  page
    .getByRole('button', { name: /^Choose range/ })
    .first()
    .click();
const dialog = page.getByRole('dialog');
const day = (name: string) => page.getByRole('gridcell', { name, exact: true });
const option = (name: string) => page.getByRole('option', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const rental: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs('2026-05-08T16:00'), dayjs('2026-05-10T10:00')];

claim('People choose the start, click Next, choose the end, and click OK.', async () => {
  const { changed, accepted } = await showPicker({ defaultValue: rental });
  await openPopup();
  await day('7').click();
  await option('14 hours').click();
  expect(changed).toEqual(['05-07 16:00 / 05-10 10:00', '05-07 14:00 / 05-10 10:00']);
  await button('Next').click();
  expect(changed).toHaveLength(2);
  await day('12').click();
  await option('9 hours').click();
  expect(changed.at(-1)).toBe('05-07 14:00 / 05-12 09:00');
  expect(accepted).toEqual([]);
  await button('OK').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(accepted).toEqual(['05-07 14:00 / 05-12 09:00']);
});

claim('✓ with the previous value, if it changed', async () => {
  const { changed, accepted } = await showPicker({ defaultValue: rental });
  await openPopup();
  await day('7').click();
  await button('Cancel').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(changed.at(-1)).toBe('05-08 16:00 / 05-10 10:00');
  expect(accepted).toEqual([]);
});

claim('✓ if the value changed, and it closes', async () => {
  const { accepted } = await showPicker({ defaultValue: rental });
  await openPopup();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(accepted).toEqual([]);
  await openPopup();
  await day('7').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(accepted).toEqual(['05-07 16:00 / 05-10 10:00']);
});

claim('A start after the end removes the end: the value is `[start, null]`.', async () => {
  const { changed } = await showPicker({ defaultValue: rental });
  await openPopup();
  await day('14').click();
  expect(changed).toEqual(['05-14 16:00 / null']);
});

claim(
  'An end on a day before the start becomes the new start, and people choose the end again.',
  async () => {
    const { changed } = await showPicker({ defaultValue: rental });
    await openPopup();
    await button('Next').click();
    await day('5').click();
    expect(changed).toEqual(['05-05 10:00 / null']);
    await day('6').click();
    expect(changed.at(-1)).toMatch(/^05-05 10:00 \/ 05-06/);
  },
);

claim(
  'An end on the day of the start, but earlier, stays in the value. Both ends then report `invalidRange`.',
  async () => {
    const onError = vi.fn();
    const { changed } = await showPicker({ defaultValue: rental, onError });
    await openPopup();
    await button('Next').click();
    await day('8').click();
    expect(changed).toEqual(['05-08 16:00 / 05-08 10:00']);
    await expect.poll(() => onError.mock.lastCall?.[0]).toEqual(['invalidRange', 'invalidRange']);
  },
);

claim('Without it, the time is midnight until people choose one.', async () => {
  const { changed } = await showPicker({
    minDate: dayjs('2030-05-01'),
    maxDate: dayjs('2030-05-31'),
  });
  await openPopup();
  await day('12').click();
  expect(changed).toEqual(['05-12 00:00 / null']);
});

claim(
  'each click on a day sets its time again, even if people have already chosen another time for that end',
  async () => {
    const { changed } = await showPicker({ referenceDate: dayjs('2026-05-01T08:00') });
    await openPopup();
    await day('12').click();
    await option('14 hours').click();
    expect(changed.at(-1)).toBe('05-12 14:00 / null');
    await day('13').click();
    expect(changed.at(-1)).toBe('05-13 08:00 / null');
  },
);

claim('Without `referenceDate`, a click on another day keeps the time.', async () => {
  const { changed } = await showPicker({ defaultValue: rental });
  await openPopup();
  await day('9').click();
  expect(changed).toEqual(['05-09 16:00 / 05-10 10:00']);
});

claim(
  'If people choose a time in an empty picker before they choose a day, the day is that of `referenceDate`, or today.',
  async () => {
    const { changed } = await showPicker({ referenceDate: dayjs('2026-05-01T08:00') });
    await openPopup();
    await option('14 hours').click();
    expect(changed).toEqual(['05-01 14:00 / null']);
  },
);

claim('Typing in one input', async () => {
  const accepted: string[] = [];
  await showInProvider(
    <MobileDateTimeRangePicker
      label="Rental"
      ampm={false}
      defaultValue={rental}
      onAccept={(range) => accepted.push(text(range))}
    />,
  );
  await page.getByRole('spinbutton', { name: 'Hours', exact: true }).first().click();
  await userEvent.keyboard('17');
  expect(accepted.at(-1)).toBe('05-08 17:00 / 05-10 10:00');
});

claim('start date, start time, end date, end time', async () => {
  await showInProvider(
    <MobileDateTimeRangePicker label="Rental" ampm={false} defaultValue={rental} />,
  );
  await openPopup();
  for (const step of ['Start date', 'Start time', 'End date']) {
    await expect.element(button(step)).toBeVisible();
    await button('Next').click();
  }
  await expect.element(button('End time')).toBeVisible();
  await button('OK').click();
  await expect.element(dialog).not.toBeInTheDocument();
});

claim('There is no button: a click on an input opens the popup at that end', async () => {
  await show(<TwoInputs />);
  await expect.element(page.getByRole('group', { name: 'Check-in' })).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
  await page.getByRole('group', { name: 'Check-out' }).getByRole('spinbutton').first().click();
  await expect.element(option('11 hours')).toHaveAttribute('aria-selected', 'true');
});

claim('The mobile variant always shows one.', async () => {
  await showInProvider(
    <DateTimeRangePicker
      label="Rental"
      calendars={2}
      defaultValue={rental}
      desktopModeMediaQuery="@media (min-width: 99999px)"
    />,
  );
  await openPopup();
  await expect.element(dialog).toBeVisible();
  expect(page.getByRole('grid').elements()).toHaveLength(1);
});

claim('With at most 24 choices a day there is one list instead of columns.', async () => {
  await show(<ParkingGarage />);
  await openPopup();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  expect(page.getByRole('option').elements()).toHaveLength(24);
});

claim('a header with arrows to go from step to step', async () => {
  await show(<MobileHeader />);
  await openPopup();
  await expect.element(button('Day of arrival')).toBeVisible();
  await button('Open next view').click();
  await expect.element(button('Time of arrival')).toBeVisible();
});

claim("`slotProps={{ popper: { 'aria-label': 'Rental period' } }}`", async () => {
  await showPicker({
    defaultValue: rental,
    slotProps: { popper: { 'aria-label': 'Rental period' } },
  });
  await openPopup();
  await expect.element(page.getByRole('dialog', { name: 'Rental period' })).toBeVisible();
});

claim('In a narrower field, part of the text is cut off.', async () => {
  const hidden = async (width: number) => {
    const { container } = await showInProvider(
      <DesktopDateTimeRangePicker label="Rental" defaultValue={rental} sx={{ width }} />,
    );
    const sections = container.querySelector('.MuiPickersInputBase-sectionsContainer');
    return (sections?.scrollWidth ?? 0) - (sections?.clientWidth ?? 0);
  };
  expect(await hidden(360)).toBeGreaterThan(0);
  expect(await hidden(460)).toBe(0);
});

claim('`onAccept` then gets `[start, null]`. A missing end is not an error', async () => {
  const onError = vi.fn();
  const { accepted } = await showPicker({
    referenceDate: dayjs('2026-05-01T08:00'),
    onError,
  });
  await openPopup();
  await day('12').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(accepted).toEqual(['05-12 08:00 / null']);
  expect(onError).not.toHaveBeenCalled();
});

claim('after changing 16:00 to 17:00 by typing, it sets 1:00', async () => {
  const { changed } = await showPicker({ defaultValue: rental });
  await page.getByRole('spinbutton', { name: 'Hours', exact: true }).first().click();
  await userEvent.keyboard('17');
  expect(changed.at(-1)).toBe('05-08 17:00 / 05-10 10:00');
  await openPopup();
  await button('Cancel').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(changed.at(-1)).toBe('05-08 01:00 / 05-10 10:00');
});

claim(
  'If people delete the hours of an end and type them again, one input takes the other sections from the other end, the day included.',
  async () => {
    const { changed } = await showPicker({ defaultValue: rental });
    await page.getByRole('spinbutton', { name: 'Hours', exact: true }).last().click();
    await userEvent.keyboard('{Delete}');
    await userEvent.keyboard('18');
    expect(changed.at(-1)).toBe('05-08 16:00 / 05-08 18:00');
  },
);
