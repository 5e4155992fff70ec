import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import type { ReactNode } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { claim, expect, page, show, userEvent } from '#claims';

dayjs.extend(utc);

function showInProvider(children: ReactNode) {
  return show(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
}

claim(
  'also supplies the parts of the value that people do not choose, such as the time',
  async () => {
    const values: string[] = [];
    await showInProvider(
      <DateCalendar
        referenceDate={dayjs('2026-06-01T08:30')}
        onChange={(value) => values.push(value?.format('YYYY-MM-DD HH:mm') ?? 'null')}
      />,
    );
    await page.getByRole('gridcell', { name: '12' }).click();
    expect(values).toEqual(['2026-06-12 08:30']);
  },
);

claim('Now it receives only the date.', async () => {
  const counts = new Set<number>();
  await showInProvider(
    <DateCalendar
      defaultValue={dayjs('2026-06-01')}
      dayOfWeekFormatter={(...args) => {
        counts.add(args.length);
        return `${args[0].format('dd')}.`;
      }}
    />,
  );
  await expect.element(page.getByText('Mo.')).toBeVisible();
  expect([...counts]).toEqual([1]);
});

claim('`dateLibInstance={dayjs.utc}` has no effect with `AdapterDayjs`.', async () => {
  // A value without `timezone` is in UTC by itself where the machine is and the time zone plugin is loaded.
  async function areUtc(dateLibInstance?: typeof dayjs.utc) {
    const values: (boolean | undefined)[] = [];
    const view = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs} dateLibInstance={dateLibInstance}>
        <DateField label="Start" format="YYYY" onChange={(value) => values.push(value?.isUTC())} />
        <DateField
          label="Launch"
          format="YYYY"
          timezone="UTC"
          onChange={(value) => values.push(value?.isUTC())}
        />
      </LocalizationProvider>,
    );
    await page.getByRole('spinbutton').first().click();
    await userEvent.keyboard('{ArrowUp}');
    await page.getByRole('spinbutton').last().click();
    await userEvent.keyboard('{ArrowUp}');
    await view.unmount();
    return values;
  }
  const usual = await areUtc();
  expect(usual).toHaveLength(2);
  expect(usual[1]).toBe(true);
  expect(await areUtc(dayjs.utc)).toEqual(usual);
});

claim('`isValid` and `isEqual` no longer parse strings.', () => {
  const adapter = new AdapterDayjs();
  expect(adapter.isValid(dayjs('2026-03-17'))).toBe(true);
  expect(adapter.isValid(null)).toBe(false);
  expect(() => Reflect.apply(adapter.isValid, adapter, ['2026-03-17'])).toThrow(TypeError);
  expect(() => Reflect.apply(adapter.isEqual, adapter, ['2026-03-17', '2026-03-17'])).toThrow(
    TypeError,
  );
});

claim('`adapter.getInvalidDate()` creates an invalid date.', () => {
  const adapter = new AdapterDayjs();
  expect(adapter.isValid(adapter.getInvalidDate())).toBe(false);
});

claim('The lists of months and weekdays take one line each:', () => {
  const adapter = new AdapterDayjs();
  const value = dayjs('2026-03-17');
  const months = Array.from({ length: 12 }, (_, index) =>
    adapter.addMonths(adapter.startOfYear(value), index),
  );
  const weekdays = Array.from({ length: 7 }, (_, index) =>
    adapter.addDays(adapter.startOfWeek(value), index),
  );
  expect(months.map((month) => month.format('M')).join()).toBe('1,2,3,4,5,6,7,8,9,10,11,12');
  expect(weekdays.map((day) => day.format('dd')).join()).toBe('Su,Mo,Tu,We,Th,Fr,Sa');
  expect(adapter.format(adapter.setHours(value, 2), 'meridiem')).toBe('AM');
});

claim('`getDayOfWeek`, which returns a number from 1 to 7', () => {
  const adapter = new AdapterDayjs();
  const days = Array.from({ length: 7 }, (_, index) =>
    adapter.getDayOfWeek(adapter.addDays(adapter.startOfWeek(dayjs('2026-03-17')), index)),
  );
  expect(days).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

claim('They are exported with the prefix `unstable_`, as in `unstable_useDateField`.', async () => {
  const entry: object = await import('@mui/x-date-pickers/DateField');
  expect(Object.keys(entry).filter((name) => name.includes('use'))).toEqual([
    'unstable_useDateField',
  ]);
});
