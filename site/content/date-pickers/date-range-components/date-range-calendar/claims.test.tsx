import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  DateRangeCalendar,
  type DateRangeCalendarProps,
} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { claim, expect, page, show, userEvent } from '#claims';
import CabinWeekends from './demos/cabin-weekends.tsx';
import HolidayMarks from './demos/holiday-marks.tsx';
import LockedRanges from './demos/locked-ranges.tsx';
import MoveOneEnd from './demos/move-one-end.tsx';

/** Draws a calendar and writes down what it reports. */
async function showCalendar(props: Omit<DateRangeCalendarProps, 'onChange'> = {}) {
  const values: string[] = [];
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        {...props}
        onChange={(range, state) => {
          const text = range.map((end) => end?.format('MM-DD') ?? 'null').join(' ');
          values.push(`${state ?? ''} ${text}`);
        }}
      />
    </LocalizationProvider>,
  );
  return values;
}

const day = (name: string) => page.getByRole('gridcell', { name, exact: true });
const may: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs('2026-05-08'), dayjs('2026-05-15')];
const reference = dayjs('2026-05-01');

claim(
  "the second parameter of `onChange` is `'partial'` for the first and `'finish'` for the second",
  async () => {
    const values = await showCalendar({ referenceDate: reference });
    await day('8').click();
    await day('15').click();
    expect(values).toEqual(['partial 05-08 null', 'finish 05-08 05-15']);
  },
);

claim(
  'the end; a day before the start becomes the new start instead, and the end is empty',
  async () => {
    const values = await showCalendar({ referenceDate: reference });
    await day('8').click();
    await day('5').click();
    await day('6').click();
    expect(values).toEqual(['partial 05-08 null', 'partial 05-05 null', 'finish 05-05 05-06']);
  },
);

claim('the start; a day after the old end also empties the end', async () => {
  const values = await showCalendar({ defaultValue: may });
  await day('20').click();
  expect(values).toEqual(['partial 05-20 null']);
});

claim('a new start before the old end keeps that end until people choose another one', async () => {
  const values = await showCalendar({ defaultValue: may });
  await day('10').click();
  await day('12').click();
  expect(values).toEqual(['partial 05-10 05-15', 'finish 05-10 05-12']);
});

claim('`calendars` accepts 1, 2 or 3; the default is 2.', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar defaultValue={may} />
    </LocalizationProvider>,
  );
  await expect.element(page.getByRole('grid', { name: 'June 2026' })).toBeVisible();
  expect(page.getByRole('grid').elements()).toHaveLength(2);
});

claim(
  'A click before the start still replaces the start; set `minDate` to the start to prevent that.',
  async () => {
    const values = await showCalendar({
      defaultValue: may,
      availableRangePositions: ['end'],
      defaultRangePosition: 'end',
    });
    await day('20').click();
    await day('22').click();
    await day('5').click();
    expect(values.map((value) => value.slice(-11))).toEqual([
      '05-08 05-20',
      '05-08 05-22',
      ' 05-05 null',
    ]);
    const withoutPosition = await showCalendar({
      defaultValue: may,
      availableRangePositions: ['end'],
    });
    await day('10').last().click();
    expect(withoutPosition[0]).toMatch(/05-10 05-15$/);
  },
);

claim(
  'Control it together with `onRangePositionChange` to offer a button for each end.',
  async () => {
    await show(<MoveOneEnd />);
    await page.getByRole('button', { name: 'Return: May 15' }).click();
    await day('20').click();
    await expect.element(page.getByRole('button', { name: 'Return: May 20' })).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Embark: May 8' }))
      .toHaveAttribute('aria-pressed', 'true');
  },
);

claim(
  'people can drag the first or last day of a range to another day. If they drag the start past the end, the two swap.',
  async () => {
    const values = await showCalendar({ defaultValue: may });
    await day('15').dropTo(day('18'));
    await expect.poll(() => values.at(-1)).toMatch(/05-08 05-18$/);
    await day('8').dropTo(day('25'));
    await expect.poll(() => values.at(-1)).toMatch(/05-18 05-25$/);
  },
);

claim('a day can be allowed as one end and not as the other', async () => {
  await show(<CabinWeekends />);
  await expect.element(day('12')).toBeDisabled();
  await day('9').click();
  await expect.element(day('12')).toBeEnabled();
  await expect.element(day('10')).toBeDisabled();
});

claim('Disabled days can lie between start and end.', async () => {
  await show(<CabinWeekends />);
  await day('9').click();
  await day('19').click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('October 14 is booked. Choose a shorter stay.');
});

claim('Neither changes the range on a click, and both can be browsed.', async () => {
  await show(<LockedRanges />);
  await day('3').first().click();
  await expect.element(day('3').first()).toHaveAttribute('aria-selected', 'false');
  await expect.element(day('3').last()).toBeDisabled();
  for (const name of ['July 2026', 'August 2026']) {
    await page.getByRole('button', { name: 'Next month' }).first().click();
    await expect.element(page.getByRole('grid', { name })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Next month' }).last().click();
  await expect.element(page.getByRole('grid', { name: 'July 2026' })).toBeVisible();
});

claim(
  'Render `DateRangePickerDay` with the props you get: it draws the selected range',
  async () => {
    await show(<HolidayMarks />);
    await expect.element(day('14, public holiday')).toBeVisible();
    await day('25, public holiday').click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(day('26')).toHaveFocus();
  },
);

claim(
  'After people choose a start, the calendar turns to the month of the existing end if that month is not visible. `disableAutoMonthSwitching` keeps the months where they are.',
  async () => {
    const defaultValue: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs('2026-05-08'), dayjs('2026-08-15')];
    const { unmount } = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateRangeCalendar calendars={1} defaultValue={defaultValue} />
      </LocalizationProvider>,
    );
    await day('11').click();
    await expect.element(page.getByRole('grid', { name: 'August 2026' })).toBeVisible();
    await unmount();
    const values = await showCalendar({ defaultValue, disableAutoMonthSwitching: true });
    await day('11').click();
    await day('12').click();
    expect(values).toEqual(['partial 05-11 08-15', 'finish 05-11 05-12']);
  },
);

claim('A month is at least 312 pixels wide, and the months do not wrap.', async () => {
  const { container } = await show(
    <div style={{ width: 260 }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateRangeCalendar defaultValue={may} />
      </LocalizationProvider>
    </div>,
  );
  const months = [...container.querySelectorAll('.MuiDateRangeCalendar-monthContainer')].map(
    (month) => month.getBoundingClientRect(),
  );
  expect(months[0]?.width).toBeGreaterThanOrEqual(312);
  expect(months[1]?.top).toBe(months[0]?.top);
});

claim(
  'In containers narrower than 312 pixels, override that width with `sx`, as the demos on this page do in `data.ts`.',
  async () => {
    const { container } = await show(
      <div style={{ width: 256 }}>
        <HolidayMarks />
      </div>,
    );
    const right = Math.max(
      ...[...container.querySelectorAll('[role="gridcell"], [role="columnheader"]')].map(
        (cell) => cell.getBoundingClientRect().right,
      ),
    );
    const box = container.querySelector('div')?.getBoundingClientRect();
    expect(right - (box?.left ?? Number.NaN)).toBeLessThanOrEqual(256);
  },
);

claim(
  'An end keeps its time when people choose another day for it, and a new end is at midnight. With `referenceDate`, every click sets its time instead.',
  async () => {
    const times = async (days: string[], props: DateRangeCalendarProps) => {
      let last = '';
      const { unmount } = await show(
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DateRangeCalendar
            calendars={1}
            {...props}
            onChange={(range) => {
              last = range.map((end) => end?.format('DD HH:mm') ?? 'null').join(' – ');
            }}
          />
        </LocalizationProvider>,
      );
      for (const name of days) await day(name).click();
      await unmount();
      return last;
    };
    const stay: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs('2026-05-08T10:00'), dayjs('2026-05-15T17:00')];
    const inMay = { minDate: reference, maxDate: dayjs('2026-05-31') };
    const halfPastNine = { referenceDate: dayjs('2026-05-01T09:30') };
    expect(await times(['10', '18'], { defaultValue: stay })).toBe('10 10:00 – 18 17:00');
    expect(await times(['10', '18'], inMay)).toBe('10 00:00 – 18 00:00');
    expect(await times(['10', '18'], { defaultValue: stay, ...halfPastNine })).toBe(
      '10 09:30 – 18 09:30',
    );
  },
);

claim('`referenceDate` also decides which month an empty calendar shows.', async () => {
  await showCalendar({ referenceDate: dayjs('2031-02-01') });
  await expect.element(page.getByRole('grid', { name: 'February 2031' })).toBeVisible();
});
