import InputAdornment from '@mui/material/InputAdornment';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { claim, expect, page, show, userEvent, vi, warnings } from '#claims';
import ClearDate from './demos/clear-date.tsx';
import PassportIssue from './demos/passport-issue.tsx';
import VolunteerForm from './demos/volunteer-form.tsx';
import WarrantyLimit from './demos/warranty-limit.tsx';

type Change = NonNullable<DateFieldProps['onChange']>;

/** Draws a field that reports to `onChange` as readable text. */
async function showField(props: Omit<DateFieldProps, 'onChange'> = {}) {
  const values: string[] = [];
  const onChange: Change = (value) => {
    values.push(value === null ? 'null' : value.format('YYYY-MM-DD HH:mm'));
  };
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField label="Day" {...props} onChange={onChange} />
    </LocalizationProvider>,
  );
  return values;
}

const section = (name: string) => page.getByRole('spinbutton', { name, exact: true });

claim('Typing the last possible digit of a section moves the focus to the next one.', async () => {
  await showField();
  await section('Month').click();
  await userEvent.keyboard('1');
  await expect.element(section('Month')).toHaveFocus();
  await userEvent.keyboard('1');
  await expect.element(section('Day')).toHaveFocus();
  await userEvent.keyboard('4');
  await expect.element(section('Year')).toHaveFocus();
});

claim(
  'While an empty field is being filled, nothing is reported until the last section has a digit.',
  async () => {
    const values = await showField();
    await section('Month').click();
    await userEvent.keyboard('0317');
    expect(values).toEqual([]);
    await userEvent.keyboard('2');
    expect(values).toHaveLength(1);
  },
);

claim('Typing 2026 into the year passes through the year 202 on the way', async () => {
  const values = await showField();
  await section('Month').click();
  await userEvent.keyboard('03172026');
  expect(values).toContain('0202-03-17 00:00');
  expect(values.at(-1)).toBe('2026-03-17 00:00');
});

claim(
  'Emptying one section of a complete date reports `null`. The other sections keep what was typed.',
  async () => {
    const values = await showField({ defaultValue: dayjs('2026-03-17T09:15') });
    await section('Day').click();
    await userEvent.keyboard('{Delete}');
    expect(values).toEqual(['null']);
    await expect.element(section('Month')).toHaveTextContent('03');
    await expect.element(section('Year')).toHaveTextContent('2026');
  },
);

claim(
  'A date typed into an empty field gets the time of `referenceDate`. Without `referenceDate`, it is midnight.',
  async () => {
    const values = await showField({ referenceDate: dayjs('2020-01-01T14:30') });
    await section('Month').click();
    await userEvent.keyboard('03172026');
    expect(values.at(-1)).toBe('2026-03-17 14:30');
    const midnight = await showField();
    await section('Month').last().click();
    await userEvent.keyboard('03172026');
    expect(midnight.at(-1)).toBe('2026-03-17 00:00');
  },
);

claim('The field keeps the time of the value it edits', async () => {
  const values = await showField({ defaultValue: dayjs('2026-03-17T09:15') });
  await section('Day').click();
  await userEvent.keyboard('{ArrowUp}');
  expect(values).toEqual(['2026-03-18 09:15']);
});

claim(
  '`M/D/YYYY` shows 03/01/2027. Set `shouldRespectLeadingZeros` to show 3/1/2027.',
  async () => {
    const defaultValue = dayjs('2027-03-01');
    await showField({ format: 'M/D/YYYY', defaultValue });
    await expect.element(section('Month')).toHaveTextContent('03');
    await showField({ format: 'M/D/YYYY', defaultValue, shouldRespectLeadingZeros: true });
    await expect.element(section('Month').last()).not.toMatchTextContent(/0/);
  },
);

claim(
  '`onError` also runs for the initial value, so a stored date that is no longer valid shows its error right away.',
  async () => {
    await show(<WarrantyLimit />);
    const group = page.getByRole('group', { name: 'Date of purchase' });
    await expect.element(group).toHaveAttribute('aria-invalid', 'true');
    await expect.element(group).toHaveAccessibleDescription(/since January 1, 2024/);
  },
);

claim(
  'Typing February 31 reports an invalid date, but one more keystroke can turn the value into `null` while the field still shows the text.',
  async () => {
    const values = await showField({ defaultValue: dayjs('2027-03-31') });
    await section('Month').click();
    await userEvent.keyboard('{ArrowDown}');
    expect(values).toEqual(['Invalid Date']);
    await userEvent.keyboard('4');
    expect(values).toEqual(['Invalid Date', 'null']);
    await expect.element(section('Month')).toHaveTextContent('04');
    await expect.element(section('Day')).toHaveTextContent('31');
  },
);

claim(
  '`clearable` adds a button that empties the field and moves the focus to the first section. The button exists only while there is something to clear',
  async () => {
    await show(<ClearDate />);
    const clear = page.getByRole('button', { name: 'Clear' });
    await clear.click();
    await expect.element(section('Month').first()).toHaveFocus();
    await expect.element(section('Month').first()).toHaveTextContent('MM');
    await expect.element(clear).not.toBeInTheDocument();
  },
);

claim('The button is not in the tab order. With the keyboard, press', async () => {
  await show(<ClearDate />);
  await expect
    .element(page.getByRole('button', { name: 'Clear' }))
    .toHaveAttribute('tabindex', '-1');
  await section('Day').first().click();
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  await expect
    .element(page.getByRole('group', { name: 'Contract ends on' }))
    .not.toMatchTextContent(/2027/);
});

claim('`required` blocks the submission of an empty field.', async () => {
  await show(<VolunteerForm />);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing sent yet.');
  await section('Year').click();
  await userEvent.keyboard('19880317');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('birthday=1988-03-17');
});

claim('a field with an empty year is sent as `YYYY-03-17`', async () => {
  await show(<VolunteerForm />);
  await section('Month').click();
  await userEvent.keyboard('0317');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('birthday=YYYY-03-17');
});

claim('`onBlur` fires on every move between sections', async () => {
  const onBlur = vi.fn();
  await showField({ onBlur });
  await section('Month').click();
  onBlur.mockClear();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(section('Day')).toHaveFocus();
  expect(onBlur).toHaveBeenCalledOnce();
});

claim('leaves the field from any section', async () => {
  await show(<VolunteerForm />);
  for (const name of ['Year', 'Month', 'Day']) {
    await section(name).click();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Sign up' })).toHaveFocus();
  }
});

claim('set the lowest and the highest value', async () => {
  const values = await showField({ defaultValue: dayjs('2026-03-17') });
  await section('Month').click();
  await userEvent.keyboard('{PageUp}{Home}{End}');
  expect(values.map((value) => value.slice(5, 7))).toEqual(['08', '01', '12']);
});

claim(
  '`onChange` fires after each keystroke that sets a section of a complete date, even to the value it had, and not when the field loses focus.',
  async () => {
    const values = await showField({ defaultValue: dayjs('2026-01-17') });
    await section('Month').click();
    await userEvent.keyboard('{Home}');
    expect(values).toEqual(['2026-01-17 00:00']);
    await userEvent.tab();
    expect(values).toHaveLength(1);
  },
);

claim(
  'The parts that are left out come from the value or from `referenceDate`; without either, you get the first day of the month or year.',
  async () => {
    const day = dayjs('2020-05-09T10:00');
    for (const [props, last] of [
      [{ format: 'MM/YYYY' }, '2026-03-01 00:00'],
      [{ format: 'MM/YYYY', referenceDate: day }, '2026-03-09 10:00'],
      [{ format: 'YYYY' }, '2026-01-01 00:00'],
      [{ format: 'YYYY', defaultValue: day }, '2026-05-09 10:00'],
    ] as const) {
      const values = await showField(props);
      if (props.format === 'MM/YYYY') {
        await section('Month').last().click();
        await userEvent.keyboard('03');
      } else {
        await section('Year').last().click();
      }
      await userEvent.keyboard('2026');
      expect(values.at(-1)).toBe(last);
    }
  },
);

claim('A date that people paste must be written in the format of the field.', async () => {
  async function paste(text: string) {
    const values = await showField({ format: 'YYYY-MM-DD', defaultValue: dayjs('2026-03-17') });
    await section('Year').last().click();
    await userEvent.keyboard('{Control>}a{/Control}');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
    );
    await expect.poll(() => values.length).toBe(1);
    return values[0];
  }
  expect(await paste('2027-01-05')).toBe('2027-01-05 00:00');
  expect(await paste('01/05/2027')).toBe('null');
});

claim('and not in a read-only or disabled field', async () => {
  for (const props of [{ readOnly: true }, { disabled: true }]) {
    await showField({ clearable: true, defaultValue: dayjs('2026-03-17'), ...props });
  }
  await expect.element(section('Year').last()).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

claim(
  'An `endAdornment` replaces the clear button; set `clearButtonPosition="start"` to keep both.',
  async () => {
    const endAdornment = <InputAdornment position="end">CET</InputAdornment>;
    const props = {
      clearable: true,
      defaultValue: dayjs('2026-03-17'),
      slotProps: { textField: { InputProps: { endAdornment } } },
    };
    await showField(props);
    await expect.element(page.getByText('CET')).toBeVisible();
    expect(page.getByRole('button').elements()).toHaveLength(0);
    await showField({ ...props, clearButtonPosition: 'start' });
    await expect.element(page.getByText('CET').last()).toBeVisible();
    expect(page.getByRole('button').elements()).toHaveLength(1);
  },
);

claim('those in Date Pickers included', async () => {
  const theme = createTheme({
    components: {
      MuiDateField: { defaultProps: { clearable: true } },
      MuiPickersTextField: { defaultProps: { size: 'small' } },
    },
  });
  await show(
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateField label="Day" defaultValue={dayjs('2026-03-17')} />
        <DatePicker label="Due" defaultValue={dayjs('2026-03-17')} />
      </LocalizationProvider>
    </ThemeProvider>,
  );
  await expect.element(page.getByRole('group', { name: 'Due' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Clear' }).elements()).toHaveLength(2);
  for (const field of document.querySelectorAll('.MuiPickersInputBase-root')) {
    expect(field.getBoundingClientRect().height).toBe(40);
  }
});

claim('Check `value?.isValid()` and `context.validationError` before you calculate', async () => {
  await show(<PassportIssue />);
  const status = page.getByRole('status');
  await section('Year').click();
  await userEvent.keyboard('202');
  await expect.element(section('Year')).toHaveTextContent('0202');
  await expect.element(status).toHaveTextContent('Enter the date printed in your passport.');
  await userEvent.keyboard('2');
  await expect.element(status).toHaveTextContent('Valid until June 14, 2032');
});

claim(':kbd[ArrowLeft] and :kbd[ArrowRight] move between sections.', async () => {
  await showField();
  await section('Month').click();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  await expect.element(section('Day')).toHaveFocus();
});

claim(
  'Use date tokens only: with a token for hours or minutes, the console shows a warning in development.',
  async () => {
    await showField({ format: 'MM/DD/YYYY HH:mm', defaultValue: dayjs('2026-03-17T09:15') });
    await expect.element(section('Hours')).toBeVisible();
    expect(warnings()).toContain('The field component you are using is not compatible');
  },
);
