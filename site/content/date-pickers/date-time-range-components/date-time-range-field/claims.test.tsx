import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import {
  SingleInputDateTimeRangeField,
  type SingleInputDateTimeRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import FieldStates from './demos/field-states.tsx';
import LabReservation from './demos/lab-reservation.tsx';
import OneOrTwoInputs from './demos/one-or-two-inputs.tsx';

function showInProvider(children: ReactNode) {
  return show(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
}

/** Draws the single input with 24 hours and writes down what it reports. */
async function showField(props: Omit<SingleInputDateTimeRangeFieldProps, 'onChange'> = {}) {
  const values: string[] = [];
  await showInProvider(
    <SingleInputDateTimeRangeField
      label="Range"
      ampm={false}
      {...props}
      onChange={(range) => {
        values.push(range.map((end) => end?.format('YYYY-MM-DD HH:mm') ?? 'null').join(' / '));
      }}
    />,
  );
  return values;
}

const section = (name: string) => page.getByRole('spinbutton', { name, exact: true });
const range: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs('2026-04-03T09:00'), dayjs('2026-04-04T12:30')];

claim(
  'Outside a picker, the two inputs have the ids `undefined-start` and `undefined-end`.',
  async () => {
    const { container } = await showInProvider(<MultiInputDateTimeRangeField />);
    const ids = [...container.querySelectorAll('input')].map((input) => input.id);
    expect(ids).toEqual(['undefined-start', 'undefined-end']);
  },
);

claim('cuts off the text if it is much narrower', async () => {
  const measure = async (width: number) => {
    const { container } = await showInProvider(
      <SingleInputDateTimeRangeField label="Range" defaultValue={range} sx={{ width }} />,
    );
    const box = container.querySelector('.MuiPickersInputBase-sectionsContainer');
    return (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0);
  };
  expect(await measure(320)).toBeGreaterThan(0);
  expect(await measure(390)).toBe(0);
});

claim('the same names, in a group for each end', async () => {
  await show(<OneOrTwoInputs />);
  const names = (group: string) =>
    page.getByRole('group', { name: group }).getByRole('spinbutton', { name: 'Month' }).elements();
  await expect.element(page.getByRole('group', { name: 'Arrival' })).toBeVisible();
  expect(names('Night train')).toHaveLength(2);
  expect(names('Departure')).toHaveLength(1);
  expect(names('Arrival')).toHaveLength(1);
});

claim('An end is `null` until all its sections are filled.', async () => {
  const values = await showField();
  await section('Month').first().click();
  await userEvent.keyboard('04032026');
  expect(values).toEqual([]);
  await userEvent.keyboard('0915');
  expect(values.at(-1)).toBe('2026-04-03 09:15 / null');
});

claim('Deleting a section sets that end to `null` and leaves the other end alone.', async () => {
  const values = await showField({ defaultValue: range });
  await section('Hours').last().click();
  await userEvent.keyboard('{Delete}');
  expect(values).toEqual(['2026-04-03 09:00 / null']);
});

claim(
  '`SingleInputDateTimeRangeField` takes the sections that were not retyped from the other end, the day included.',
  async () => {
    const values = await showField({ defaultValue: range });
    await section('Hours').last().click();
    await userEvent.keyboard('{Delete}');
    await userEvent.keyboard('11');
    expect(values.at(-1)).toBe('2026-04-03 09:00 / 2026-04-03 11:00');
  },
);

claim('`MultiInputDateTimeRangeField` keeps them', async () => {
  const ends: string[] = [];
  await showInProvider(
    <MultiInputDateTimeRangeField
      ampm={false}
      defaultValue={range}
      onChange={([, end]) => ends.push(end?.format('YYYY-MM-DD HH:mm') ?? 'null')}
    />,
  );
  await section('Hours').last().click();
  await userEvent.keyboard('{Delete}');
  await userEvent.keyboard('11');
  expect(ends.at(-1)).toBe('2026-04-04 11:30');
});

claim(
  "`shouldDisableDate` gets the position, `'start'` or `'end'`, as its second parameter.",
  async () => {
    const shouldDisableDate = vi.fn(() => false);
    await showField({ defaultValue: range, shouldDisableDate });
    const positions = shouldDisableDate.mock.calls.map((call: unknown[]) => call[1]);
    expect(new Set(positions)).toEqual(new Set(['start', 'end']));
  },
);

claim('If the end is before the start, both ends report `invalidRange`.', async () => {
  const onError = vi.fn();
  await showField({
    defaultValue: [dayjs('2026-04-03T09:00'), dayjs('2026-04-03T08:59')],
    onError,
  });
  await expect.poll(() => onError.mock.lastCall?.[0]).toEqual(['invalidRange', 'invalidRange']);
});

claim('compare the ends yourself, as the demo does with twelve hours', async () => {
  await show(<LabReservation />);
  await expect.element(page.getByText('April 13, 7 AM to April 17, 8 PM')).toBeVisible();
  await section('Hours').last().click();
  await userEvent.keyboard('07');
  await expect.element(page.getByText('Microscope 2')).toBeVisible();
  await section('Day').first().click();
  await userEvent.keyboard('16');
  await expect.element(page.getByText('Reserve at most twelve hours.')).toBeVisible();
});

claim(
  'With `name`, a single input sends its text, both ends and the separator together.',
  async () => {
    const { container } = await showInProvider(
      <form>
        <SingleInputDateTimeRangeField name="outage" ampm={false} defaultValue={range} />
      </form>,
    );
    const form = container.querySelector('form');
    const sent = new FormData(form ?? undefined).get('outage');
    expect(String(sent).replace(/[\u2066-\u2069\u200E\u200F]/g, '')).toBe(
      '04/03/2026 09:00 – 04/04/2026 12:30',
    );
  },
);

claim('Without it, the groups have no name.', async () => {
  await showInProvider(<MultiInputDateTimeRangeField />);
  await expect.element(page.getByRole('group').first()).toHaveAccessibleName('');
});

claim(':kbd[Tab] goes to the next input, not to the next section.', async () => {
  await show(<OneOrTwoInputs />);
  await page.getByRole('group', { name: 'Departure' }).getByRole('spinbutton').first().click();
  await userEvent.keyboard('{Tab}');
  const arrival = page.getByRole('group', { name: 'Arrival' });
  await expect.element(arrival.getByRole('spinbutton').first()).toHaveFocus();
});

claim('The clear button empties both ends.', async () => {
  await show(<FieldStates />);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect
    .element(page.getByRole('group', { name: 'Next vote' }))
    .toMatchTextContent('MM/DD/YYYY hh:mm aa – MM/DD/YYYY hh:mm aa');
});

claim(
  'Typing a year is enough, and so is a leading zero in the month, the day or the hours of a 12-hour field.',
  async () => {
    const values = await showField({ defaultValue: range });
    await section('Year').last().click();
    await userEvent.keyboard('2027');
    expect(values.at(-1)).toBe('2026-04-03 09:00 / 2027-04-03 09:00');
  },
);
