import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ExplainError from './demos/explain-error.tsx';
import FromUntil from './demos/from-until.tsx';
import RangeErrors from './demos/range-errors.tsx';
import SaveWhenValid from './demos/save-when-valid.tsx';
import SeasonLimits from './demos/season-limits.tsx';

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
    await expect.element(page.getByText('Choose a day before 1 May.')).toBeVisible();
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
  '`required` marks the field but does not check it: an empty picker has no error.',
  async () => {
    const failed = vi.fn();
    await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Due" onError={failed} slotProps={{ textField: { required: true } }} />
      </LocalizationProvider>,
    );
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
  'Do not mix the pairs: `minDateTime` replaces `minTime`, and `maxDateTime` replaces `maxTime`.',
  async () => {
    const failed = vi.fn();
    await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateTimePicker
          label="Slot"
          defaultValue={dayjs('2026-03-17T08:00')}
          minTime={dayjs('2026-03-01T09:00')}
          minDateTime={dayjs('2026-03-01T00:00')}
          onError={failed}
        />
      </LocalizationProvider>,
    );
    await expect.element(page.getByRole('group')).toHaveAttribute('aria-invalid', 'false');
    expect(failed.mock.calls.filter(([error]) => error !== null)).toEqual([]);
  },
);
