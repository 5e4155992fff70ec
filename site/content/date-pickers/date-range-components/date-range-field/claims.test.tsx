import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import {
  SingleInputDateRangeField,
  type SingleInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import FieldStates from './demos/field-states.tsx';
import OneOrTwoInputs from './demos/one-or-two-inputs.tsx';
import StudyAbroad from './demos/study-abroad.tsx';

function showInProvider(children: ReactNode) {
  return show(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
}

/** Draws the single input and writes down what it reports. */
async function showField(props: Omit<SingleInputDateRangeFieldProps, 'onChange'> = {}) {
  const values: string[] = [];
  await showInProvider(
    <SingleInputDateRangeField
      label="Range"
      {...props}
      onChange={(range) => {
        values.push(range.map((end) => end?.format('YYYY-MM-DD') ?? 'null').join(' '));
      }}
    />,
  );
  return values;
}

const section = (name: string) => page.getByRole('spinbutton', { name, exact: true });
const range: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs('2026-04-03'), dayjs('2026-04-07')];

claim(
  'Outside a picker, the two inputs have the ids `undefined-start` and `undefined-end`.',
  async () => {
    const { container } = await showInProvider(<MultiInputDateRangeField />);
    const ids = [...container.querySelectorAll('input')].map((input) => input.id);
    expect(ids).toEqual(['undefined-start', 'undefined-end']);
    const named = await show(<OneOrTwoInputs />);
    const own = [...named.container.querySelectorAll('input')].map((input) => input.id);
    expect(own.some((id) => id.startsWith('undefined'))).toBe(false);
  },
);

claim('the same names, in a named group for each end', async () => {
  await show(<OneOrTwoInputs />);
  await expect
    .element(page.getByRole('group', { name: 'Opening day' }))
    .toMatchTextContent('05/15/2026');
  await expect
    .element(page.getByRole('group', { name: 'Last day' }))
    .toMatchTextContent('09/06/2026');
  const single = page.getByRole('group', { name: 'Exhibition' });
  expect(single.getByRole('spinbutton', { name: 'Month' }).elements()).toHaveLength(2);
});

claim(
  'once the start is complete you get `[start, null]`, while the end is still empty',
  async () => {
    const values = await showField();
    await section('Month').first().click();
    await userEvent.keyboard('04032026');
    expect(values.at(-1)).toBe('2026-04-03 null');
    await userEvent.keyboard('04072026');
    expect(values.at(-1)).toBe('2026-04-03 2026-04-07');
  },
);

claim('Emptying a section sets that end to `null` and leaves the other end alone.', async () => {
  const values = await showField({ defaultValue: range });
  await section('Day').first().click();
  await userEvent.keyboard('{Delete}');
  expect(values).toEqual(['null 2026-04-07']);
});

claim(
  "`shouldDisableDate` gets the position, `'start'` or `'end'`, as its second parameter.",
  async () => {
    const shouldDisableDate = vi.fn(() => false);
    await showField({ defaultValue: range, shouldDisableDate });
    const calls = shouldDisableDate.mock.calls.map((call: unknown[]) => call[1]);
    expect(new Set(calls)).toEqual(new Set(['start', 'end']));
  },
);

claim(
  'If the end is before the start, both ends report `invalidRange`. One day for both ends is valid.',
  async () => {
    const onError = vi.fn();
    await showField({ defaultValue: range, onError });
    await section('Day').last().click();
    await userEvent.keyboard('03');
    await expect
      .element(page.getByRole('group', { name: 'Range' }))
      .toHaveAttribute('aria-invalid', 'false');
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await expect.poll(() => onError.mock.lastCall?.[0]).toEqual(['invalidRange', 'invalidRange']);
  },
);

claim('`onError` gets an array with one error for each end.', async () => {
  await show(<StudyAbroad />);
  await expect
    .element(page.getByRole('group', { name: 'Last day abroad' }))
    .toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(page.getByRole('group', { name: 'First day abroad' }))
    .toHaveAttribute('aria-invalid', 'false');
  await expect.element(page.getByText('Outside the grant. Until July 31, 2027.')).toBeVisible();
});

claim('The button empties both ends.', async () => {
  await show(<FieldStates />);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect
    .element(page.getByRole('group', { name: 'New lease' }))
    .toMatchTextContent('MM/DD/YYYY – MM/DD/YYYY');
});

claim('moves from the year of the start to the first section of the end', async () => {
  await showField({ defaultValue: range });
  await section('Year').first().click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(section('Month').last()).toHaveFocus();
});

claim('Without `label`, the inputs have no name.', async () => {
  await showInProvider(<MultiInputDateRangeField />);
  const groups = page.getByRole('group');
  await expect.element(groups.first()).toHaveAccessibleName('');
  await expect.element(groups.last()).toHaveAccessibleName('');
});

claim(
  'after they change only the year of the end, its month and day are those of the start',
  async () => {
    const values = await showField({ defaultValue: [dayjs('2026-04-03'), dayjs('2026-06-07')] });
    await section('Year').last().click();
    await userEvent.keyboard('2027');
    expect(values.at(-1)).toBe('2026-04-03 2027-04-03');
    await section('Day').first().click();
    await userEvent.keyboard('{Delete}');
    await userEvent.keyboard('5');
    expect(values.at(-1)).toBe('2027-04-05 2027-04-03');
  },
);

claim(
  '`MultiInputDateRangeField` keeps them: use it where people correct existing ranges.',
  async () => {
    const ends: string[] = [];
    await showInProvider(
      <MultiInputDateRangeField
        defaultValue={[dayjs('2026-04-03'), dayjs('2026-06-07')]}
        onChange={([, end]) => ends.push(end?.format('YYYY-MM-DD') ?? 'null')}
      />,
    );
    await section('Year').last().click();
    await userEvent.keyboard('2027');
    expect(ends.at(-1)).toBe('2027-06-07');
  },
);
