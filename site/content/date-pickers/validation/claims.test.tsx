import { useEffect, useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import AfterSubmit from './demos/after-submit.tsx';
import ArrivalDays from './demos/arrival-days.tsx';
import BirthDate from './demos/birth-date.tsx';
import ExplainError from './demos/explain-error.tsx';
import FromUntil from './demos/from-until.tsx';
import LunchBreak from './demos/lunch-break.tsx';
import QuarterHours from './demos/quarter-hours.tsx';
import RangeErrors from './demos/range-errors.tsx';
import ReportMonth from './demos/report-month.tsx';
import SameRules from './demos/same-rules.tsx';
import SaveWhenValid from './demos/save-when-valid.tsx';
import SeasonLimits from './demos/season-limits.tsx';
import ServerAnswer from './demos/server-answer.tsx';

const section = (name: string) => page.getByRole('spinbutton', { name });

async function type(name: string, keys: string) {
  await section(name).first().click();
  await userEvent.keyboard(keys);
}

claim(
  'Type another day into this field, for example April 31, a Sunday or a day in May:',
  async () => {
    await show(<ExplainError />);
    await type('Day', '22');
    await expect.element(page.getByText('We do not deliver on Sundays.')).toBeVisible();
    await type('Month', '05');
    await expect.element(page.getByText('Choose a day before May 1.')).toBeVisible();
    await type('Month', '04');
    await type('Day', '31');
    await expect.element(page.getByText('This day does not exist.')).toBeVisible();
    await expect.element(page.getByRole('group')).toHaveAttribute('aria-invalid', 'true');
  },
);

claim(
  'A field with empty sections has the value `null` and no error, so an incomplete date looks like no date at all.',
  async () => {
    const changed = vi.fn();
    await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker
          label="Due"
          defaultValue={dayjs('2026-03-21')}
          minDate={dayjs('2026-03-18')}
          onChange={changed}
        />
      </LocalizationProvider>,
    );
    await type('Day', '{Delete}');
    await expect.poll(() => changed.mock.lastCall).toEqual([null, { validationError: null }]);
  },
);

claim('In the calendar, days out of bounds cannot be selected.', async () => {
  await show(<ExplainError />);
  await page.getByRole('button', { name: /Choose date/ }).click();
  await expect
    .element(page.getByRole('gridcell', { name: '22', exact: true }))
    .toHaveAttribute('disabled');
  await expect
    .element(page.getByRole('gridcell', { name: '17', exact: true }))
    .toHaveAttribute('disabled');
});

claim('The picker never corrects or discards what people typed.', async () => {
  await show(<ExplainError />);
  await type('Month', '05');
  await userEvent.click(document.body);
  await expect.element(section('Month')).toHaveTextContent('05');
  await expect.element(section('Day')).toHaveTextContent('21');
});

claim('A value from your data is checked too: the second field starts with an error.', async () => {
  await show(<SeasonLimits />);
  const groups = page.getByRole('group');
  await expect.element(groups.nth(1)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(groups.nth(0)).toHaveAttribute('aria-invalid', 'false');
});

claim(
  '`required` marks the field, and the browser does not submit a form in which it is empty. But it is not a rule of the picker: an empty picker has no error.',
  async () => {
    const failed = vi.fn();
    await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <form aria-label="Order">
          <DatePicker label="Due" onError={failed} slotProps={{ textField: { required: true } }} />
        </form>
      </LocalizationProvider>,
    );
    expect(document.querySelector('form')?.checkValidity()).toBe(false);
    await expect.element(page.getByRole('group')).toHaveAttribute('aria-invalid', 'false');
    expect(failed.mock.calls.filter(([error]) => error !== null)).toEqual([]);
  },
);

claim('Keep the error beside the value.', async () => {
  await show(<SaveWhenValid />);
  await type('Month', '02');
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await type('Month', '05');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Saved: 2026-05-16');
});

claim('Give the second picker the value of the first as `minDate`.', async () => {
  await show(<FromUntil />);
  await type('Day', '25');
  await expect.element(page.getByText('The end is before the start.')).toBeVisible();
});

claim('If the end is before the start, both say `invalidRange`.', async () => {
  await show(<RangeErrors />);
  await type('Day', '28');
  await expect.element(page.getByText('The end is before the start.')).toBeVisible();
});

claim(
  'Do not mix them with other limits: `minDateTime` replaces `minDate` and `minTime`, and `maxDateTime` replaces `maxDate` and `maxTime`.',
  async () => {
    const failed = vi.fn();
    await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateTimePicker
          label="Slot"
          defaultValue={dayjs('2026-03-17T08:00')}
          minDate={dayjs('2026-04-01')}
          minTime={dayjs('2026-03-01T09:00')}
          minDateTime={dayjs('2026-03-01T00:00')}
          maxDate={dayjs('2026-02-01')}
          maxTime={dayjs('2026-03-01T07:00')}
          maxDateTime={dayjs('2026-03-31T00:00')}
          onError={failed}
        />
      </LocalizationProvider>,
    );
    await expect.element(page.getByRole('group')).toHaveAttribute('aria-invalid', 'false');
    expect(failed.mock.calls.filter(([error]) => error !== null)).toEqual([]);
  },
);

claim(
  'Their errors have the names of what they replace: `minDate` on another day, `minTime` on the same day.',
  async () => {
    for (const [value, expected] of [
      ['2026-03-16T12:00', 'minDate'],
      ['2026-03-17T08:00', 'minTime'],
    ]) {
      const failed = vi.fn();
      const { unmount } = await show(
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DateTimePicker
            label="Slot"
            defaultValue={dayjs(value)}
            minDateTime={dayjs('2026-03-17T09:00')}
            onError={failed}
          />
        </LocalizationProvider>,
      );
      await expect.poll(() => failed.mock.lastCall?.[0]).toBe(expected);
      await unmount();
    }
  },
);

claim(
  'And a half-filled field passes the check of the browser, with the value `null`.',
  async () => {
    const changed = vi.fn();
    await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <form>
          <DatePicker
            label="Due"
            name="due"
            defaultValue={dayjs('2026-03-21')}
            onChange={changed}
            slotProps={{ textField: { required: true } }}
          />
        </form>
      </LocalizationProvider>,
    );
    await type('Day', '{Delete}');
    await expect.poll(() => changed.mock.lastCall?.[0]).toBe(null);
    expect(document.querySelector('form')?.checkValidity()).toBe(true);
  },
);

claim('While that value is an invalid date, the picker ignores the limit.', async () => {
  const failed = vi.fn();
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Until"
        defaultValue={dayjs('2026-03-20')}
        minDate={dayjs('nonsense')}
        onError={failed}
      />
    </LocalizationProvider>,
  );
  await page.getByRole('button', { name: /Choose date/ }).click();
  await expect
    .element(page.getByRole('gridcell', { name: '2', exact: true }))
    .not.toHaveAttribute('disabled');
  expect(failed).not.toHaveBeenCalled();
});

claim(
  'If your rules change, call `getValidationErrorForNewValue` in event handlers only: during a render, it still uses the rules of the last one.',
  async () => {
    const during: (string | null)[] = [];
    const after: (string | null)[] = [];
    const next = dayjs('2026-03-20');
    function Rules({ from }: { from: string }) {
      const { getValidationErrorForNewValue } = useValidation({
        validator: validateDate,
        value: null,
        timezone: 'default',
        props: {
          disablePast: false,
          disableFuture: false,
          minDate: dayjs(from),
          maxDate: dayjs('2099-12-31'),
        },
      });
      during.push(getValidationErrorForNewValue(next));
      useEffect(() => {
        after.push(getValidationErrorForNewValue(next));
      });
      return null;
    }
    function Changes() {
      const [from, setFrom] = useState('2026-03-01');
      return (
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <button onClick={() => setFrom('2026-04-01')}>Later</button>
          <Rules from={from} />
        </LocalizationProvider>
      );
    }
    await show(<Changes />);
    await page.getByRole('button', { name: 'Later' }).click();
    await expect.poll(() => after).toEqual([null, 'minDate']);
    expect(during).toEqual([null, null]);
  },
);

claim('In a Date Time Picker, the date comes before the time.', async () => {
  const failed = vi.fn();
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Slot"
        defaultValue={dayjs('2026-03-22T20:10')}
        maxTime={dayjs('2026-03-22T16:00')}
        minutesStep={15}
        maxDate={dayjs('2026-03-20')}
        onError={failed}
      />
    </LocalizationProvider>,
  );
  await expect.poll(() => failed.mock.lastCall?.[0]).toBe('maxDate');
});

claim('the error changes, and on mount if the value has an error', async () => {
  const failed = vi.fn();
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Due"
        defaultValue={dayjs('2026-03-21')}
        minDate={dayjs('2026-04-01')}
        onError={failed}
      />
    </LocalizationProvider>,
  );
  await expect.poll(() => failed.mock.calls.map(([error]) => error)).toEqual(['minDate']);
  await type('Day', '22');
  expect(failed).toHaveBeenCalledTimes(1);
  await type('Month', '5');
  await expect.poll(() => failed.mock.calls.map(([error]) => error)).toEqual(['minDate', null]);
});

claim(
  'In a complete field, a leading zero in a numeric month, a day or the hours of a 12-hour clock gives `invalidDate` until the next key.',
  async () => {
    const failed = vi.fn();
    const screen = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Due" defaultValue={dayjs('2026-03-21')} onError={failed} />
      </LocalizationProvider>,
    );
    await type('Month', '0');
    await expect.poll(() => failed.mock.lastCall?.[0]).toBe('invalidDate');
    await userEvent.keyboard('5');
    await expect.poll(() => failed.mock.lastCall?.[0]).toBe(null);
    await screen.unmount();
    const errors: unknown[] = [];
    await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <TimePicker
          ampm
          defaultValue={dayjs('2026-03-21T15:30')}
          onChange={(_value, { validationError }) => errors.push(validationError)}
        />
      </LocalizationProvider>,
    );
    // 0 is a minute, but not an hour.
    await type('Minutes', '0');
    expect(errors).toEqual([null]);
    await type('Hours', '0');
    expect(errors).toEqual([null, 'invalidDate']);
  },
);

claim(
  'Put the message into `helperText`: screen readers then read it with the field.',
  async () => {
    await show(<ExplainError />);
    await expect
      .element(page.getByRole('group'))
      .toHaveAccessibleDescription('Monday to Saturday, until the end of April');
  },
);

claim(
  '`minDate` and `maxDate` are inclusive. Without them, the years 1900 to 2099 are allowed.',
  async () => {
    for (const [value, limits, expected] of [
      ['2026-03-16', { minDate: dayjs('2026-03-16T12:00') }, []],
      ['2026-03-16', { maxDate: dayjs('2026-03-16') }, []],
      ['1899-12-31', {}, ['minDate']],
      ['1900-01-01', {}, []],
      ['2099-12-31', {}, []],
      ['2100-01-01', {}, ['maxDate']],
    ] as const) {
      const failed = vi.fn();
      const { unmount } = await show(
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DatePicker label="Due" defaultValue={dayjs(value)} {...limits} onError={failed} />
        </LocalizationProvider>,
      );
      await expect.element(page.getByRole('group')).toBeVisible();
      expect(failed.mock.calls.map(([error]) => error)).toEqual(expected);
      await unmount();
    }
  },
);

claim('Set `maxDate` as well to end the list with the current year.', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Born" disableFuture openTo="year" maxDate={dayjs()} />
    </LocalizationProvider>,
  );
  await page.getByRole('button', { name: /Choose date/ }).click();
  await expect
    .poll(() => page.getByRole('radio').elements().at(-1)?.textContent)
    .toBe(`${dayjs().year()}`);
});

claim(
  '`shouldDisableDate` is called for each day of the weeks in view, and again while the keyboard looks for the next free day.',
  async () => {
    const asked: string[] = [];
    await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar
          defaultValue={dayjs('2026-04-14')}
          shouldDisableDate={(day) => {
            asked.push(day.format('YYYY-MM-DD'));
            return day.date() > 14 && day.date() < 20;
          }}
        />
      </LocalizationProvider>,
    );
    // April 2026 lies in five weeks.
    await expect.poll(() => new Set(asked).size).toBe(35);
    await page.getByRole('gridcell', { name: '14', exact: true }).click();
    asked.length = 0;
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('gridcell', { name: '20', exact: true })).toHaveFocus();
    expect(asked).toContain('2026-04-15');
  },
);

claim(
  'A value is checked once for each of the three units, including seconds that are not on screen.',
  async () => {
    const views: string[] = [];
    await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <TimePicker
          label="Call"
          defaultValue={dayjs('2026-03-17T11:30')}
          shouldDisableTime={(_time, view) => {
            views.push(view);
            return view === 'seconds';
          }}
        />
      </LocalizationProvider>,
    );
    await expect.element(page.getByRole('group')).toHaveAttribute('aria-invalid', 'true');
    expect(views.slice(0, 3)).toEqual(['hours', 'minutes', 'seconds']);
  },
);

claim('With `error: false`, the field would also hide the errors of the picker.', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Due"
        defaultValue={dayjs('2026-03-21')}
        minDate={dayjs('2026-04-01')}
        slotProps={{ textField: { error: false } }}
      />
    </LocalizationProvider>,
  );
  await expect.element(page.getByRole('group')).toHaveAttribute('aria-invalid', 'false');
});

claim('The years after the current one stay in the list, disabled.', async () => {
  await show(<BirthDate />);
  await page.getByRole('button', { name: /Choose date/ }).click();
  const open = () =>
    page
      .getByRole('radio')
      .elements()
      .filter((year) => !year.hasAttribute('disabled'))
      .at(-1)?.textContent;
  await expect.poll(open).toBe(`${dayjs().year()}`);
  await expect.element(page.getByRole('radio', { name: '2099' })).toHaveAttribute('disabled');
});

claim('with `disablePast`, the minute that has already begun is an error', async () => {
  const failed = vi.fn();
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Slot"
        defaultValue={dayjs().startOf('minute')}
        disablePast
        onError={failed}
      />
    </LocalizationProvider>,
  );
  await expect.poll(() => failed.mock.lastCall?.[0]).toBe('disablePast');
});

claim('With a `maxTime` on a day in the past, every later date is then an error.', async () => {
  const together: (string | null)[] = [];
  const alone: (string | null)[] = [];
  const slot = dayjs('2090-03-17T10:00');
  const closing = dayjs('2026-03-17T16:00');
  const first = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Slot"
        defaultValue={slot}
        maxTime={closing}
        disablePast
        onError={(error) => together.push(error)}
      />
    </LocalizationProvider>,
  );
  await expect.poll(() => together.at(-1)).toBe('maxTime');
  await first.unmount();
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Slot"
        defaultValue={slot}
        maxTime={closing}
        onError={(error) => alone.push(error)}
      />
    </LocalizationProvider>,
  );
  await expect.element(page.getByRole('group')).toHaveAttribute('aria-invalid', 'false');
  expect(alone).toEqual([]);
});

claim('For a date, your functions are asked first', async () => {
  const failed = vi.fn();
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Due"
        defaultValue={dayjs('2026-03-22')}
        disablePast
        minDate={dayjs('2098-01-01')}
        shouldDisableDate={(day) => day.day() === 0}
        onError={failed}
      />
    </LocalizationProvider>,
  );
  await expect.poll(() => failed.mock.lastCall?.[0]).toBe('shouldDisableDate');
});

claim(
  'A year stays enabled as long as you do not disable it, even if all of its months are disabled.',
  async () => {
    const first = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker
          label="Report"
          defaultValue={dayjs('2026-03-01')}
          views={['year', 'month']}
          shouldDisableMonth={(month) => month.year() === 2023}
        />
      </LocalizationProvider>,
    );
    await page.getByRole('button', { name: /Choose date/ }).click();
    const year = page.getByRole('radio', { name: '2023' });
    await expect.element(year).not.toHaveAttribute('disabled');
    await userEvent.keyboard('{Escape}');
    await first.unmount();
    await show(<ReportMonth />);
    await page.getByRole('button', { name: /Choose date/ }).click();
    await expect.element(page.getByRole('radio', { name: 'February' })).toHaveAttribute('disabled');
    await expect.element(page.getByRole('radio', { name: 'June' })).not.toHaveAttribute('disabled');
  },
);

claim(
  'Other minutes can still be typed, or come from your data as in this demo: they are an error.',
  async () => {
    await show(<QuarterHours />);
    await expect.element(page.getByText('Choose 00, 15, 30 or 45.')).toBeVisible();
    await type('Minutes', '30');
    await expect.element(page.getByText('One hour each')).toBeVisible();
    await type('Minutes', '{ArrowUp}');
    await expect.element(section('Minutes')).toHaveTextContent('45');
  },
);

claim('With `minutesStep`, all other minutes are disabled in the popup', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker label="Court" defaultValue={dayjs('2026-03-17T18:15')} minutesStep={15} />
    </LocalizationProvider>,
  );
  await page.getByRole('button', { name: /Choose time/ }).click();
  const minutes = (name: string) => page.getByRole('option', { name, exact: true });
  await expect.element(minutes('5 minutes')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(minutes('30 minutes')).not.toHaveAttribute('aria-disabled', 'true');
});

claim(
  'On a desktop, set `timeSteps` to the same number, so that the list shows only the steps.',
  async () => {
    await show(<QuarterHours />);
    await page.getByRole('button', { name: /Choose time/ }).click();
    const minutes = () =>
      page
        .getByRole('listbox', { name: 'Select minutes' })
        .getByRole('option')
        .elements()
        .map((option) => option.textContent);
    await expect.poll(minutes).toEqual(['00', '15', '30', '45']);
  },
);

claim("for every hour with `'hours'`, for every minute with `'minutes'`", async () => {
  await show(<LunchBreak />);
  await type('Hours', '12');
  await expect.element(page.getByText('Nobody answers then.')).toBeVisible();
  await type('Hours', '13');
  await expect.element(page.getByText('8:00 to 17:00, not at 12')).toBeVisible();
  await page.getByRole('button', { name: /Choose time/ }).click();
  await expect
    .element(page.getByRole('option', { name: '12 hours' }))
    .toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(page.getByRole('option', { name: '14 hours' }))
    .not.toHaveAttribute('aria-disabled', 'true');
});

claim(
  '`error` in `slotProps.textField` wins over the state that the picker has found.',
  async () => {
    await show(<AfterSubmit />);
    const group = page.getByRole('group');
    await type('Month', '02102024');
    await expect.element(section('Year')).toHaveTextContent('2024');
    await expect.element(group).toHaveAttribute('aria-invalid', 'false');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByText('Choose a day in 2026.')).toBeVisible();
    await expect.element(group).toHaveAttribute('aria-invalid', 'true');
    await type('Year', '2026');
    await expect.element(page.getByRole('status')).toHaveTextContent('Sent.');
  },
);

claim(
  '`name` on the picker puts the value into the form data, in the format of the field.',
  async () => {
    await show(<AfterSubmit />);
    await type('Month', '02102026');
    const form = document.querySelector('form');
    if (!form) throw new Error('No form');
    await expect.poll(() => new FormData(form).get('start')).toBe('02/10/2026');
  },
);

claim('remove it in `onChange`: it was about the old value', async () => {
  await show(<ServerAnswer />);
  await page.getByRole('button', { name: 'Book' }).click();
  await expect.element(page.getByText('This day was just taken.')).toBeVisible();
  await expect.element(page.getByRole('group')).toHaveAttribute('aria-invalid', 'true');
  await type('Day', '06');
  await expect.element(page.getByRole('group')).toHaveAttribute('aria-invalid', 'false');
  // the errors of the picker are still shown
  await type('Month', '02');
  await type('Day', '31');
  await expect.element(page.getByRole('group')).toHaveAttribute('aria-invalid', 'true');
});

claim(
  'While people choose the end in the calendar, only the rule for the end applies.',
  async () => {
    await show(<ArrivalDays />);
    await page.getByRole('button', { name: /Choose/ }).click();
    const day = (name: string) => page.getByRole('gridcell', { name, exact: true }).first();
    await expect.element(day('5')).toHaveAttribute('disabled');
    await expect.element(day('12')).toHaveAttribute('disabled');
    await day('18').click();
    await expect.element(day('12')).not.toHaveAttribute('disabled');
  },
);

claim('`useValidation` runs the checks of a picker for any value', async () => {
  await show(<SameRules />);
  // from Friday the 20th: Saturday is open, Sunday is not
  await expect.element(page.getByRole('button', { name: '1 day later' })).toBeEnabled();
  await expect.element(page.getByRole('button', { name: '2 days later' })).toBeDisabled();
  await page.getByRole('button', { name: '1 day later' }).click();
  await expect.element(page.getByRole('button', { name: '1 day later' })).toBeDisabled();
});
