import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import {
  SingleInputTimeRangeField,
  type SingleInputTimeRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import FieldStates from './demos/field-states.tsx';
import LibraryDesk from './demos/library-desk.tsx';
import OneOrTwoInputs from './demos/one-or-two-inputs.tsx';

function showInProvider(children: ReactNode) {
  return show(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
}

/** Draws the single input with 24 hours and writes down what it reports. */
async function showField(props: Omit<SingleInputTimeRangeFieldProps, 'onChange'> = {}) {
  const values: string[] = [];
  await showInProvider(
    <SingleInputTimeRangeField
      label="Range"
      ampm={false}
      {...props}
      onChange={(range) => {
        values.push(range.map((end) => end?.format('MM-DD HH:mm') ?? 'null').join(' / '));
      }}
    />,
  );
  return values;
}

const section = (name: string) => page.getByRole('spinbutton', { name, exact: true });
const range: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs('2026-04-03T09:00'), dayjs('2026-04-03T12:30')];

claim(
  'Outside a picker, the two inputs have the ids `undefined-start` and `undefined-end`.',
  async () => {
    const { container } = await showInProvider(<MultiInputTimeRangeField />);
    const ids = [...container.querySelectorAll('input')].map((input) => input.id);
    expect(ids).toEqual(['undefined-start', 'undefined-end']);
  },
);

claim('the same names, in a group for each end', async () => {
  await show(<OneOrTwoInputs />);
  const names = (group: string) =>
    page.getByRole('group', { name: group }).getByRole('spinbutton', { name: 'Hours' }).elements();
  await expect.element(page.getByRole('group', { name: 'Rehearsal ends' })).toBeVisible();
  expect(names('Choir rehearsal')).toHaveLength(2);
  expect(names('Rehearsal starts')).toHaveLength(1);
  expect(names('Rehearsal ends')).toHaveLength(1);
});

claim('as soon as the start is complete you get `[start, null]`', async () => {
  const values = await showField({ referenceDate: dayjs('2026-05-02T00:00') });
  await section('Hours').first().click();
  await userEvent.keyboard('0915');
  expect(values.at(-1)).toBe('05-02 09:15 / null');
});

claim('Deleting a section sets that end to `null` and leaves the other end alone.', async () => {
  const values = await showField({ defaultValue: range });
  await section('Minutes').first().click();
  await userEvent.keyboard('{Delete}');
  expect(values).toEqual(['null / 04-03 12:30']);
});

claim('`SingleInputTimeRangeField` uses the day of `referenceDate`, or today', async () => {
  const values = await showField({ referenceDate: dayjs('2026-05-02T00:00') });
  await section('Hours').first().click();
  await userEvent.keyboard('09151030');
  expect(values.at(-1)).toBe('05-02 09:15 / 05-02 10:30');
});

claim('`MultiInputTimeRangeField` ignores `referenceDate` and always uses today.', async () => {
  const values: string[] = [];
  await showInProvider(
    <MultiInputTimeRangeField
      ampm={false}
      referenceDate={dayjs('2020-05-02T00:00')}
      onChange={([start]) => values.push(start?.format('YYYY-MM-DD HH:mm') ?? 'null')}
    />,
  );
  await section('Hours').first().click();
  await userEvent.keyboard('0915');
  expect(values.at(-1)).toBe(`${dayjs().format('YYYY-MM-DD')} 09:15`);
});

claim(
  '`SingleInputTimeRangeField` takes the day and the sections that were not retyped from the other end',
  async () => {
    const values = await showField({
      defaultValue: [dayjs('2026-04-03T22:00'), dayjs('2026-04-04T06:30')],
    });
    await section('Hours').last().click();
    await userEvent.keyboard('{Delete}');
    expect(values).toEqual(['04-03 22:00 / null']);
    await userEvent.keyboard('05');
    expect(values.at(-1)).toBe('04-03 22:00 / 04-03 05:00');
  },
);

claim('`MultiInputTimeRangeField` keeps them.', async () => {
  const values: string[] = [];
  await showInProvider(
    <MultiInputTimeRangeField
      ampm={false}
      defaultValue={[dayjs('2026-04-03T22:00'), dayjs('2026-04-04T06:30')]}
      onChange={([, end]) => values.push(end?.format('MM-DD HH:mm') ?? 'null')}
    />,
  );
  await section('Hours').last().click();
  await userEvent.keyboard('{Delete}');
  expect(values).toEqual(['null']);
  await userEvent.keyboard('05');
  expect(values.at(-1)).toBe('04-04 05:30');
});

claim('A new time keeps the day of its end.', async () => {
  const onError = vi.fn();
  const values = await showField({
    defaultValue: [dayjs('2026-04-03T22:00'), dayjs('2026-04-04T06:00')],
    onError,
  });
  await section('Hours').last().click();
  await userEvent.keyboard('05');
  expect(values.at(-1)).toBe('04-03 22:00 / 04-04 05:00');
  expect(onError).not.toHaveBeenCalled();
});

claim(
  'If the end is before the start, both ends report `invalidRange`. The same time for both ends is valid.',
  async () => {
    const onError = vi.fn();
    await showField({
      defaultValue: [dayjs('2026-04-03T09:00'), dayjs('2026-04-03T10:00')],
      onError,
    });
    await section('Hours').last().click();
    await userEvent.keyboard('09');
    await expect
      .element(page.getByRole('group', { name: 'Range' }))
      .toHaveAttribute('aria-invalid', 'false');
    await section('Hours').last().click();
    await userEvent.keyboard('08');
    await expect.poll(() => onError.mock.lastCall?.[0]).toEqual(['invalidRange', 'invalidRange']);
  },
);

claim('The field checks the order only when neither end has an error of its own.', async () => {
  const onError = vi.fn();
  await showField({
    defaultValue: [dayjs('2026-04-03T20:00'), dayjs('2026-04-03T10:00')],
    maxTime: dayjs('2026-04-03T19:00'),
    onError,
  });
  await expect.poll(() => onError.mock.lastCall?.[0]).toEqual(['maxTime', null]);
});

claim('`onError` gets an array with one error for each end.', async () => {
  await show(<LibraryDesk />);
  await expect.element(page.getByText('The desk closes at 7 PM.')).toBeVisible();
  await expect
    .element(page.getByRole('group', { name: 'Desk duty from' }))
    .toHaveAttribute('aria-invalid', 'false');
});

claim('The clear button empties both ends.', async () => {
  await show(<FieldStates />);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect
    .element(page.getByRole('group', { name: 'Charge the car' }))
    .toMatchTextContent('hh:mm aa – hh:mm aa');
});

claim('moves from the last section of the start to the hours of the end', async () => {
  await showField({ defaultValue: range });
  await section('Minutes').first().click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(section('Hours').last()).toHaveFocus();
});
