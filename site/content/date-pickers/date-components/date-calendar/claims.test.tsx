import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, type DateCalendarProps } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ConcertDays from './demos/concert-days.tsx';
import FerryDays from './demos/ferry-days.tsx';
import JumpToDay from './demos/jump-to-day.tsx';
import LockedCalendars from './demos/locked-calendars.tsx';
import MonthYear from './demos/month-year.tsx';
import ViewOrder from './demos/view-order.tsx';

function showInProvider(children: ReactNode) {
  return show(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
}

/** Draws a calendar that reports to `onChange` as readable text. */
async function showCalendar(props: Omit<DateCalendarProps, 'onChange'> = {}) {
  const values: string[] = [];
  await showInProvider(
    <DateCalendar
      {...props}
      onChange={(value, state) => {
        values.push(`${state ?? ''} ${value?.format('YYYY-MM-DD HH:mm') ?? 'null'}`);
      }}
    />,
  );
  return values;
}

const day = (name: string) => page.getByRole('gridcell', { name, exact: true });
const header = (name: string) => page.getByText(name, { exact: true });

claim('When a new `value` is in another month, the calendar moves there.', async () => {
  await show(<JumpToDay />);
  await expect.element(header('May 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Last day' }).click();
  await expect.element(header('October 2026')).toBeVisible();
});

claim('A click on the selected day does not remove it.', async () => {
  await showCalendar({ defaultValue: dayjs('2026-04-16') });
  await day('16').click();
  await expect.element(day('16')).toHaveAttribute('aria-selected', 'true');
});

claim('choosing another day changes the day only', async () => {
  const values = await showCalendar({ defaultValue: dayjs('2026-04-16T18:30') });
  await day('20').click();
  expect(values).toEqual(['finish 2026-04-20 18:30']);
});

claim('An empty calendar uses the time of `referenceDate`, or midnight without one.', async () => {
  const withReference = await showCalendar({ referenceDate: dayjs('2026-04-16T18:30') });
  await day('20').click();
  expect(withReference).toEqual(['finish 2026-04-20 18:30']);
  const without = await showCalendar();
  await day('20').last().click();
  expect(without[0]).toMatch(/ 00:00$/);
});

claim(
  'A read-only calendar lets people browse the months but not change the day. A disabled calendar with a value cannot be browsed either: its arrows are disabled too. Without a value, the arrows still work.',
  async () => {
    await show(<LockedCalendars />);
    const next = page.getByRole('button', { name: 'Next month' });
    await expect.element(next.last()).toBeDisabled();
    await day('20').first().click();
    await expect.element(day('20').first()).toHaveAttribute('aria-selected', 'false');
    await next.first().click();
    await expect.element(header('July 2026')).toBeVisible();
    await showCalendar({ disabled: true, referenceDate: dayjs('2026-04-16') });
    await next.last().click();
    await expect.element(header('May 2026')).toBeVisible();
  },
);

claim("it is `'partial'` until people choose in the last view, then `'finish'`", async () => {
  await show(<ViewOrder />);
  await page.getByRole('radio', { name: '2021' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('partial: July 1, 2021');
  await page.getByRole('radio', { name: 'March' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('partial: March 1, 2021');
  await day('9').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('finish: March 9, 2021');
});

claim(
  'If the day does not exist or is disabled in the new month or year, the calendar chooses the closest enabled day in it.',
  async () => {
    const values = await showCalendar({
      views: ['month', 'day'],
      openTo: 'month',
      defaultValue: dayjs('2026-03-31'),
      shouldDisableDate: (date) => date.date() === 28,
    });
    await page.getByRole('radio', { name: 'February' }).click();
    expect(values).toEqual(['partial 2026-02-27 00:00']);
  },
);

claim('They can share one value, because each changes only its own unit.', async () => {
  await show(<MonthYear />);
  await page.getByRole('radio', { name: '2024' }).click();
  await page.getByRole('radio', { name: 'September' }).click();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Electricity bill for September 2024');
});

claim('if the day a week away is disabled, the focus stays', async () => {
  await show(<FerryDays />);
  await day('4').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(day('6')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(day('4')).toHaveFocus();
  await showCalendar({
    defaultValue: dayjs('2026-09-10'),
    shouldDisableDate: (date) => date.date() === 17,
  });
  await day('10').last().click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(day('10').last()).toHaveFocus();
});

claim('A `value` outside the limits is shown as selected and disabled.', async () => {
  await showCalendar({ value: dayjs('2026-04-16'), minDate: dayjs('2026-04-20') });
  await expect.element(day('16')).toHaveAttribute('aria-selected', 'true');
  await expect.element(day('16')).toBeDisabled();
});

claim('Without limits, the list of years runs from 1900 to 2099.', async () => {
  await showCalendar({ views: ['year'], openTo: 'year', defaultValue: dayjs('2026-04-16') });
  const years = page.getByRole('radio').elements();
  expect([years.length, years[0]?.textContent, years.at(-1)?.textContent]).toEqual([
    200,
    '1900',
    '2099',
  ]);
});

claim('`onMonthChange` is not called for the first month.', async () => {
  const onMonthChange = vi.fn();
  await showCalendar({ defaultValue: dayjs('2026-04-16'), onMonthChange });
  await expect.element(header('April 2026')).toBeVisible();
  expect(onMonthChange).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Next month' }).click();
  expect(onMonthChange).toHaveBeenCalledOnce();
});

claim(
  'In version 8.5, `onYearChange` is never called. `onMonthChange` also runs when people choose another year.',
  async () => {
    const onMonthChange = vi.fn();
    const onYearChange = vi.fn();
    await showCalendar({
      openTo: 'year',
      defaultValue: dayjs('2026-04-16'),
      onMonthChange,
      onYearChange,
    });
    await page.getByRole('radio', { name: '2024' }).click();
    await expect.element(header('April 2024')).toBeVisible();
    expect(onMonthChange).toHaveBeenCalled();
    expect(onYearChange).not.toHaveBeenCalled();
  },
);

claim(
  'Set `loading` while you wait: `renderLoading` is then shown instead of the days.',
  async () => {
    await show(<ConcertDays />);
    await expect.element(day('13, concert')).toBeVisible();
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect
      .poll(() => document.querySelectorAll('.MuiDayCalendarSkeleton-root').length)
      .toBe(1);
    expect(page.getByRole('gridcell').elements()).toHaveLength(0);
    await expect.element(day('18, concert')).toBeVisible();
  },
);

claim('moves to the next month', async () => {
  await showCalendar({ defaultValue: dayjs('2026-04-16') });
  await day('16').click();
  await userEvent.keyboard('{PageUp}');
  await expect.element(header('May 2026')).toBeVisible();
  await expect.element(day('16').last()).toHaveFocus();
});

claim('If there is none, the value stays as it is and `onChange` is not called.', async () => {
  const values = await showCalendar({
    views: ['month', 'day'],
    openTo: 'month',
    defaultValue: dayjs('2026-03-31'),
    shouldDisableDate: (date) => date.month() === 1,
  });
  await page.getByRole('radio', { name: 'February' }).click();
  await expect.element(header('February 2026')).toBeVisible();
  expect(values).toEqual([]);
});

claim(
  'a focused day loses the focus. The focus returns to the calendar when the days are back.',
  async () => {
    await show(<ConcertDays />);
    await day('10').click();
    await userEvent.keyboard('{PageUp}');
    await expect.element(header('April 2026')).toBeVisible();
    await expect.poll(() => document.activeElement).toBe(document.body);
    await expect.element(day('10')).toHaveFocus();
  },
);

claim('The days then shrink with the calendar.', async () => {
  await showInProvider(
    <div style={{ width: 224 }}>
      <DateCalendar defaultValue={dayjs('2026-04-16')} sx={{ width: '100%' }} />
    </div>,
  );
  await expect.element(day('16')).toBeVisible();
  const { width } = day('16').element().getBoundingClientRect();
  expect(width).toBeLessThan(36);
});

claim('The same is true for :kbd[Home], :kbd[End], :kbd[PageUp] and :kbd[PageDown].', async () => {
  // The week of April 16, 2026 is the 12th to the 18th.
  const closed = new Set(['04-12', '04-18', '03-16', '05-16']);
  await showCalendar({
    defaultValue: dayjs('2026-04-16'),
    shouldDisableDate: (date) => closed.has(date.format('MM-DD')),
  });
  await day('16').click();
  for (const key of ['{Home}', '{End}', '{PageUp}', '{PageDown}']) {
    await userEvent.keyboard(key);
    await expect.element(day('16')).toHaveFocus();
  }
  await expect.element(header('April 2026')).toBeVisible();
});
