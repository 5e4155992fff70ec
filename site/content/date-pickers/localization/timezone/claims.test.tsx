import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import type { ReactNode } from 'react';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ChooseZone from './demos/choose-zone.tsx';
import DayWithoutZone from './demos/day-without-zone.tsx';
import EmptyInZone from './demos/empty-in-zone.tsx';
import LuxonZone from './demos/luxon-zone.tsx';
import MomentZone from './demos/moment-zone.tsx';
import OneMoment from './demos/one-moment.tsx';
import RangeInZone from './demos/range-in-zone.tsx';
import StoredInUtc from './demos/stored-in-utc.tsx';
import UtcLog from './demos/utc-log.tsx';
import ZoneOfValue from './demos/zone-of-value.tsx';

dayjs.extend(utc);
dayjs.extend(timezone);

function showInProvider(children: ReactNode) {
  return show(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
}

const group = (name: string) => page.getByRole('group', { name, exact: true });
const hoursOf = (name: string) => group(name).getByRole('spinbutton', { name: 'Hours' });
const status = page.getByRole('status');

claim(
  'The value stays the same moment. These three pickers edit one value in three zones:',
  async () => {
    await show(<OneMoment />);
    await expect.element(group('New York')).toMatchTextContent('03/17/2026 10:00 AM');
    await expect.element(group('Nairobi')).toMatchTextContent('03/17/2026 05:00 PM');
    await expect.element(group('Tokyo')).toMatchTextContent('03/17/2026 11:00 PM');
    await hoursOf('Nairobi').click();
    await userEvent.keyboard('06');
    await expect.element(status).toHaveTextContent('Saved: 2026-03-17T15:00:00.000Z');
    await expect.element(group('Tokyo')).toMatchTextContent('03/18/2026 12:00 AM');
  },
);

claim('The picker then shows UTC and reports values in UTC.', async () => {
  await show(<UtcLog />);
  await expect.element(page.getByRole('group')).toMatchTextContent('03/17/2026 23:45');
  await page.getByRole('spinbutton', { name: 'Hours' }).click();
  await userEvent.keyboard('22');
  await expect.element(status).toHaveTextContent('2026-03-17T22:45:00Z');
});

claim('Create values with `dayjs.tz`. The picker shows them in their zone.', async () => {
  await show(<ZoneOfValue />);
  await expect.element(page.getByRole('group')).toMatchTextContent('06/12/2026 08:00 PM');
  await page.getByRole('spinbutton', { name: 'Hours' }).click();
  await userEvent.keyboard('09');
  await expect.element(status).toHaveTextContent('2026-06-12T21:00:00-06:00');
});

claim('the same moment, read in Paris: 4 AM on the next day', () => {
  const kickOff = dayjs.tz('2026-06-12T20:00', 'America/Mexico_City');
  expect(kickOff.tz('Europe/Paris').format('YYYY-MM-DD HH:mm')).toBe('2026-06-13 04:00');
});

claim('the zone of the value', async () => {
  const zones: string[] = [];
  await showInProvider(
    <DateTimeField
      label="Start"
      timezone="Asia/Tokyo"
      defaultValue={dayjs.tz('2026-06-12T20:00', 'America/Mexico_City')}
      onChange={(value) => zones.push(dayjs.isDayjs(value) ? value.format() : 'null')}
    />,
  );
  await expect.element(group('Start')).toMatchTextContent('06/13/2026 11:00 AM');
  await page.getByRole('spinbutton', { name: 'Day' }).click();
  await userEvent.keyboard('{ArrowUp}');
  expect(zones).toEqual(['2026-06-13T20:00:00-06:00']);
});

claim(
  'With `AdapterDateFns`, `timezone` has no effect: the picker always uses the zone of the device.',
  async () => {
    await show(
      <LocalizationProvider dateAdapter={AdapterDateFns}>
        <DateTimePicker
          label="Start"
          timezone="Asia/Tokyo"
          ampm={false}
          defaultValue={new Date(2026, 5, 12, 20, 0)}
        />
      </LocalizationProvider>,
    );
    await expect.element(group('Start')).toMatchTextContent('06/12/2026 20:00');
  },
);

claim('`DateTime.fromISO(text, { zone })` creates a value in a zone.', async () => {
  await show(<LuxonZone />);
  await expect.element(group('High tide in Dover')).toMatchTextContent('02/04/2026 06:10');
  await expect
    .element(group('The same moment in Cape Town'))
    .toMatchTextContent('02/04/2026 07:10');
  await hoursOf('The same moment in Cape Town').click();
  await userEvent.keyboard('08');
  await expect.element(status).toHaveTextContent('2026-04-02T07:10:00.000+01:00');
});

claim('Import `moment` from `moment-timezone` and pass it as `dateLibInstance`', async () => {
  await show(<MomentZone />);
  await expect.element(group('Launch in Florida')).toMatchTextContent('07/30/2026 09:15 AM');
  await expect
    .element(group('The same moment in Darmstadt'))
    .toMatchTextContent('07/30/2026 03:15 PM');
});

claim('When it changes, the picker shows the same moment in the new zone.', async () => {
  await show(<ChooseZone />);
  await expect.element(group('Webinar')).toMatchTextContent('10/05/2026 09:30 AM');
  await page.getByRole('combobox', { name: 'Time zone' }).click();
  await page.getByRole('option', { name: 'Asia/Kolkata' }).click();
  await expect.element(group('Webinar')).toMatchTextContent('10/05/2026 02:00 PM');
  await expect.element(status).toHaveTextContent('Oct 5, 08:30 UTC');
});

claim('`value.tz(zone, true)` keeps 8:30 and moves it to the new zone', () => {
  const moved = dayjs.utc('2026-10-05T08:30').tz('Asia/Kolkata', true);
  expect(moved.format()).toBe('2026-10-05T08:30:00+05:30');
});

claim('The first value that people enter is in this zone', async () => {
  await show(<EmptyInZone />);
  await page.getByRole('spinbutton', { name: 'Month' }).click();
  await userEvent.keyboard('080920261430');
  await expect.element(status).toHaveTextContent('2026-08-09T14:30:00+08:00');
});

claim('“today” in the calendar is the day it is there', async () => {
  vi.setSystemTime(new Date('2026-03-17T23:00:00Z'));
  await showInProvider(<DateCalendar timezone="Asia/Tokyo" />);
  await expect
    .element(page.getByRole('gridcell', { name: '18' }))
    .toHaveAttribute('aria-current', 'date');
  vi.useRealTimers();
});

claim('Load it with `dayjs.utc`, and let `timezone` decide what people see.', async () => {
  await show(<StoredInUtc />);
  await expect.element(page.getByRole('group')).toMatchTextContent('01/20/2026 09:00 AM');
  await page.getByRole('spinbutton', { name: 'Hours' }).click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(status).toHaveTextContent('In the database: 2026-01-20T18:00:00.000Z');
  await page.getByRole('button', { name: /^Choose date/ }).click();
  await page.getByRole('gridcell', { name: '22' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect.element(status).toHaveTextContent('In the database: 2026-01-22T18:00:00.000Z');
});

claim(
  '`toISOString` turns the midnight of a day into UTC, which can be the day before.',
  async () => {
    await show(<DayWithoutZone />);
    await expect.element(status).toMatchTextContent('Wrong: 2026-08-31T15:00:00.000Z');
    await expect.element(status).toMatchTextContent('Right: 2026-09-01');
  },
);

claim(
  'If people enter it with Day.js, the field shows 2:30, but the moment is 00:30 UTC. When you load it again from the server, the picker shows 1:30.',
  async () => {
    const values: string[] = [];
    await showInProvider(
      <DateTimeField
        label="Start"
        ampm={false}
        defaultValue={dayjs.tz('2026-03-29T01:30', 'Europe/Berlin')}
        onChange={(value) => values.push(dayjs.isDayjs(value) ? value.toISOString() : 'null')}
      />,
    );
    await page.getByRole('spinbutton', { name: 'Hours' }).click();
    await userEvent.keyboard('02');
    await expect.element(group('Start')).toMatchTextContent('03/29/2026 02:30');
    const saved = values.at(-1);
    expect(saved).toBe('2026-03-29T00:30:00.000Z');
    expect(dayjs.utc(saved).tz('Europe/Berlin').format('HH:mm')).toBe('01:30');
  },
);

claim(
  'Both days of the range belong to the zone: here they start at midnight in Tokyo, which is 3 PM UTC on the day before, wherever people are.',
  async () => {
    await show(<RangeInZone />);
    await expect
      .element(status)
      .toMatchTextContent('2026-10-04T15:00:00.000Z to 2026-10-08T15:00:00.000Z');
    await page.getByRole('button', { name: /Choose/ }).click();
    await page.getByRole('gridcell', { name: '12', exact: true }).first().click();
    await page.getByRole('gridcell', { name: '14', exact: true }).first().click();
    await expect
      .element(status)
      .toMatchTextContent('2026-10-11T15:00:00.000Z to 2026-10-13T15:00:00.000Z');
  },
);

/** The error that a value in Tokyo has at first. */
async function errorInTokyo(field: (onError: (error: string | null) => void) => ReactNode) {
  const errors: (string | null)[] = [];
  const { unmount } = await showInProvider(field((error) => errors.push(error)));
  await expect.element(page.getByRole('group')).toBeVisible();
  await unmount();
  return errors[0] ?? null;
}

claim('The picker converts them to its zone before it compares.', async () => {
  // 5 AM on March 18 in Tokyo
  const minDate = dayjs.utc('2026-03-17T20:00');
  const errorOn = (day: string) =>
    errorInTokyo((onError) => (
      <DateTimeField
        defaultValue={dayjs.tz(`${day}T12:00`, 'Asia/Tokyo')}
        minDate={minDate}
        onError={onError}
      />
    ));
  expect(await errorOn('2026-03-17')).toBe('minDate');
  expect(await errorOn('2026-03-18')).toBeNull();
});

claim(
  '`minTime` and `maxTime` are not converted: a `minTime` of 9:00 means 9:00 on the clock of the picker, whatever zone the limit is in.',
  async () => {
    const minTime = dayjs.tz('2026-03-17T09:00', 'America/New_York');
    const errorAt = (time: string) =>
      errorInTokyo((onError) => (
        <DateTimeField
          defaultValue={dayjs.tz(`2026-03-18T${time}`, 'Asia/Tokyo')}
          minTime={minTime}
          onError={onError}
        />
      ));
    expect(await errorAt('08:30')).toBe('minTime');
    expect(await errorAt('09:30')).toBeNull();
  },
);

claim(
  'For “today” in a zone that is not the one of the picker, a moment is not enough: take the day there as text, and create the limit from it.',
  async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    // 3 PM on March 17 in UTC, 4 AM on March 18 in Auckland
    vi.setSystemTime(new Date('2026-03-17T15:00:00Z'));
    const there = dayjs().tz('Pacific/Auckland');
    const errorOf = async (minDate: dayjs.Dayjs) => {
      const errors: unknown[] = [];
      const { unmount } = await showInProvider(
        <DateTimeField
          timezone="UTC"
          defaultValue={dayjs.utc('2026-03-17T12:00')}
          minDate={minDate}
          onError={(error) => errors.push(error)}
        />,
      );
      await expect.element(page.getByRole('group')).toBeVisible();
      await unmount();
      return errors[0] ?? null;
    };
    expect(await errorOf(there)).toBeNull();
    expect(await errorOf(dayjs.utc(there.format('YYYY-MM-DD')))).toBe('minDate');
    vi.useRealTimers();
  },
);

claim(
  'Both ends of a value must have the same zone: with a start in UTC and an end in another zone, the picker throws an error.',
  async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(
      showInProvider(
        <DateRangePicker
          defaultValue={[dayjs.utc('2026-03-17'), dayjs.tz('2026-03-20', 'Asia/Tokyo')]}
        />,
      ),
    ).rejects.toThrow('should be the same');
    errors.mockRestore();
  },
);
