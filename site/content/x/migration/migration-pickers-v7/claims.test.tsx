import * as hooks from '@mui/x-date-pickers/hooks';
import * as community from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import * as pro from '@mui/x-date-pickers-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import * as proHooks from '@mui/x-date-pickers-pro/hooks';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { MonthCalendar, monthCalendarClasses } from '@mui/x-date-pickers/MonthCalendar';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import {
  PickersTextField,
  pickersOutlinedInputClasses,
  type PickersTextFieldProps,
} from '@mui/x-date-pickers/PickersTextField';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import * as managers from '@mui/x-date-pickers-pro/managers';
import { claim, expect, page, show, userEvent, vi } from '#claims';

function Dates({ children }: { children: ReactNode }) {
  return <LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>;
}
const section = (name: string) => page.getByRole('spinbutton', { name });

claim(
  'It is now a group of sections, one for the day, one for the month and so on, each with its own label.',
  async () => {
    await show(
      <Dates>
        <DatePicker label="Delivery" />
      </Dates>,
    );
    await expect.element(page.getByRole('group', { name: 'Delivery' })).toBeVisible();
    for (const name of ['Month', 'Day', 'Year']) await expect.element(section(name)).toBeVisible();
    // `getByRole('textbox')` finds nothing.
    expect(page.getByRole('textbox').elements()).toHaveLength(0);
    expect(document.querySelectorAll('input')).toHaveLength(1);
    // Rules for `.MuiInputBase-input` and `.MuiOutlinedInput-root` do not reach the field.
    expect(document.querySelector('.MuiInputBase-input, .MuiOutlinedInput-root')).toBeNull();
  },
);

claim('To migrate in two steps, keep the old structure for now.', async () => {
  await show(
    <Dates>
      <DatePicker label="Delivery" enableAccessibleFieldDOMStructure={false} />
    </Dates>,
  );
  await expect.element(page.getByRole('textbox', { name: 'Delivery' })).toBeVisible();
  expect(document.querySelector('.MuiOutlinedInput-root')).not.toBeNull();
});

claim('Fields inside a mobile picker can be edited.', async () => {
  const changed = vi.fn();
  await show(
    <Dates>
      <MobileDatePicker
        label="Delivery"
        defaultValue={dayjs('2026-03-17')}
        onChange={(day) => changed(day?.format('YYYY-MM-DD'))}
      />
    </Dates>,
  );
  await section('Day').click();
  await userEvent.keyboard('21');
  expect(changed.mock.lastCall).toEqual(['2026-03-21']);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

claim(
  'While a date is only partly filled in, `onChange` is not called with an invalid date.',
  async () => {
    const changed = vi.fn();
    await show(
      <Dates>
        <DatePicker label="Delivery" onChange={changed} />
      </Dates>,
    );
    await section('Month').click();
    await userEvent.keyboard('0317');
    expect(changed).not.toHaveBeenCalled();
    await userEvent.keyboard('2026');
    await expect.poll(() => changed.mock.lastCall?.[0]?.format('YYYY-MM-DD')).toBe('2026-03-17');
  },
);

claim(
  'On phones, a date time picker no longer jumps from the date to the time. People tap “Next” in the action bar.',
  async () => {
    await show(
      <Dates>
        <MobileDateTimePicker label="Pickup" defaultValue={dayjs('2026-03-17T10:00')} />
      </Dates>,
    );
    await page.getByRole('button', { name: /Choose date/ }).click();
    await page.getByRole('gridcell', { name: '20', exact: true }).click();
    await expect.element(page.getByRole('gridcell', { name: '20', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    // the digital clock: lists of hours and minutes
    await expect.element(page.getByRole('listbox', { name: /hours/i })).toBeVisible();
  },
);

claim(
  'A range picker with a single input opens in a `dialog`, no longer in a `tooltip`.',
  async () => {
    await show(
      <Dates>
        <DateRangePicker label="Stay" />
      </Dates>,
    );
    await page.getByRole('button', { name: /Choose/ }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(page.getByRole('tooltip').elements()).toHaveLength(0);
  },
);

claim('They read the state themselves, from the hooks of `@mui/x-date-pickers/hooks`.', () => {
  for (const name of [
    'usePickerContext',
    'usePickerActionsContext',
    'usePickerTranslations',
    'useIsValidValue',
  ]) {
    expect(Object.keys(hooks)).toContain(name);
  }
  expect(Object.keys(hooks)).not.toContain('usePickersContext');
  expect(Object.keys(hooks)).not.toContain('useClearableField');
});

claim('`useMultiInputRangeField`, still with the prefix `unstable_`', () => {
  expect(Object.keys(proHooks)).toContain('unstable_useMultiInputRangeField');
  expect(Object.keys(proHooks)).not.toContain('useMultiInputRangeField');
});

claim('`LicenseInfo` from `@mui/x-license`', () => {
  expect(Object.keys(pro)).not.toContain('LicenseInfo');
  for (const name of ['PickersMonth', 'PickersYear']) {
    expect(Object.keys(community)).not.toContain(name);
  }
});

claim('It has the text of all sections.', async () => {
  await show(
    <Dates>
      <DatePicker label="Delivery" defaultValue={dayjs('2026-03-17')} />
    </Dates>,
  );
  await expect.element(section('Day')).toHaveTextContent('17');
  expect(document.querySelector('input')?.value).toBe('03/17/2026');
});

claim('It is built from `PickersTextField` and its parts', async () => {
  await show(
    <Dates>
      <DatePicker
        label="Delivery"
        sx={{ [`& .${pickersOutlinedInputClasses.notchedOutline}`]: { borderStyle: 'dashed' } }}
      />
    </Dates>,
  );
  await expect.element(section('Day')).toBeVisible();
  const outline = document.querySelector(`.${pickersOutlinedInputClasses.notchedOutline}`);
  expect(outline && getComputedStyle(outline).borderStyle).toBe('dashed');
});

function DenseTextField(props: PickersTextFieldProps) {
  return <PickersTextField {...props} size="small" />;
}

claim('Build it on `PickersTextField` instead', async () => {
  await show(
    <Dates>
      <DatePicker label="Delivery" slots={{ textField: DenseTextField }} />
    </Dates>,
  );
  await expect.element(page.getByRole('group', { name: 'Delivery' })).toBeVisible();
  const input = document.querySelector('.MuiPickersOutlinedInput-root');
  expect(input?.getBoundingClientRect().height).toBeLessThan(48);
});

claim(
  "Everywhere else there are `'cancel'` and `'nextOrAccept'`, a button that says “Next” until the last step and “OK” there.",
  async () => {
    const days = await show(
      <Dates>
        <DatePicker label="Delivery" defaultValue={dayjs('2026-03-17')} />
      </Dates>,
    );
    await page.getByRole('button', { name: /Choose date/ }).click();
    await expect.element(page.getByRole('gridcell', { name: '20', exact: true })).toBeVisible();
    expect(page.getByRole('button', { name: 'Cancel' }).query()).toBeNull();
    await userEvent.keyboard('{Escape}');
    await days.unmount();
    await show(
      <Dates>
        <DesktopDateTimePicker label="Pickup" defaultValue={dayjs('2026-03-17T10:00')} />
      </Dates>,
    );
    await page.getByRole('button', { name: /Choose date/ }).click();
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'OK' })).toBeVisible();
  },
);

claim('Range pickers have one input for both dates.', async () => {
  const one = await show(
    <Dates>
      <DateRangePicker label="Stay" />
    </Dates>,
  );
  await expect.poll(() => page.getByRole('group').elements().length).toBe(1);
  await one.unmount();
  await show(
    <Dates>
      <DateRangePicker
        slots={{ field: MultiInputDateRangeField }}
        localeText={{ start: 'Arrival', end: 'Departure' }}
      />
    </Dates>,
  );
  await expect.element(page.getByRole('group', { name: 'Arrival' })).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Departure' })).toBeVisible();
});

claim('One hook replaces the three hooks for dates, times and date times.', () => {
  expect(Object.keys(managers)).toEqual(
    expect.arrayContaining([
      'useDateRangeManager',
      'useTimeRangeManager',
      'useDateTimeRangeManager',
    ]),
  );
  expect(Object.keys(pro)).not.toContain('unstable_useMultiInputDateRangeField');
  expect(Object.keys(proHooks)).toContain('usePickerRangePositionContext');
});

claim('Take the actions from `usePickerActionsContext`.', async () => {
  const accepted = vi.fn();
  function Actions() {
    const { acceptValueChanges, setValueToToday, clearValue } = hooks.usePickerActionsContext();
    return (
      <div>
        <button onClick={clearValue}>Nothing</button>
        <button onClick={setValueToToday}>Today</button>
        <button onClick={acceptValueChanges}>Done</button>
      </div>
    );
  }
  await show(
    <Dates>
      <MobileDatePicker
        label="Delivery"
        defaultValue={dayjs('2026-03-17')}
        slots={{ actionBar: Actions }}
        onAccept={(day) => accepted(day?.format('YYYY-MM-DD'))}
      />
    </Dates>,
  );
  await page.getByRole('button', { name: /Choose date/ }).click();
  await page.getByRole('gridcell', { name: '20', exact: true }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => accepted.mock.lastCall).toEqual(['2026-03-20']);
});

claim(
  'A day adds its own fields: `day`, `isDaySelected`, `isDayDisabled`, `isDayCurrent` and `isDayOutsideMonth`.',
  async () => {
    const seen = vi.fn();
    await show(
      <Dates>
        <DatePicker
          label="Delivery"
          defaultValue={dayjs('2026-03-17')}
          slotProps={{
            day: (ownerState) => {
              if (ownerState.isDaySelected) seen(Object.keys(ownerState));
              return {};
            },
          }}
        />
      </Dates>,
    );
    await page.getByRole('button', { name: /Choose date/ }).click();
    await expect
      .poll(() => seen.mock.lastCall?.[0])
      .toEqual(
        expect.arrayContaining([
          'day',
          'isDayDisabled',
          'isDayCurrent',
          'isDayOutsideMonth',
          'isPickerOpen',
          'isPickerValueEmpty',
          'pickerVariant',
          'pickerOrientation',
        ]),
      );
  },
);

claim('Their keys and classes are now part of the calendars.', async () => {
  await show(
    <Dates>
      <MonthCalendar defaultValue={dayjs('2026-03-17')} />
    </Dates>,
  );
  await expect
    .poll(() => document.querySelectorAll(`.${monthCalendarClasses.button}`).length)
    .toBe(12);
  expect(document.querySelectorAll(`.${monthCalendarClasses.selected}`)).toHaveLength(1);
});

claim(
  'The translations `clockLabelText`, `openDatePickerDialogue` and `openTimePickerDialogue` receive the formatted value as a string.',
  async () => {
    await show(
      <Dates>
        <DatePicker
          label="Delivery"
          defaultValue={dayjs('2026-03-17')}
          localeText={{
            openDatePickerDialogue: (formattedDate) => `Change ${formattedDate ?? 'nothing'}`,
          }}
        />
      </Dates>,
    );
    await expect.element(page.getByRole('button', { name: 'Change Mar 17, 2026' })).toBeVisible();
  },
);

claim(
  'If that section is the year, half-typed years still arrive: with Day.js, an invalid date for 2, and a real date for 202.',
  async () => {
    const values: string[] = [];
    await show(
      <Dates>
        <DatePicker
          label="Delivery"
          onChange={(day, { validationError }) =>
            values.push(`${day?.format('YYYY') ?? 'null'} ${validationError ?? 'valid'}`)
          }
        />
      </Dates>,
    );
    await section('Month').click();
    await userEvent.keyboard('03172026');
    expect(values).toEqual([
      'Invalid Date invalidDate',
      'null valid',
      '0202 minDate',
      '2026 valid',
    ]);
  },
);
