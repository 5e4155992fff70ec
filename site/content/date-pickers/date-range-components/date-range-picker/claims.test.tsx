import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import AnnualLeave from './demos/annual-leave.tsx';
import OneCalendar from './demos/one-calendar.tsx';
import PickerStates from './demos/picker-states.tsx';
import RangeOnPage from './demos/range-on-page.tsx';
import SaturdayArrival from './demos/saturday-arrival.tsx';
import TwoInputs from './demos/two-inputs.tsx';

const grids = () => page.getByRole('grid').elements().length;
const day = (name: string) => page.getByRole('gridcell', { name, exact: true }).first();

claim(
  'On a phone the dialog shows one month with arrows to the previous and the next one, and Cancel and OK to finish.',
  async () => {
    await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <MobileDateRangePicker label="Stay" defaultValue={[dayjs('2026-07-06'), null]} />
      </LocalizationProvider>,
    );
    await page.getByRole('button', { name: /Choose/ }).click();
    await expect.poll(grids).toBe(1);
    await expect.element(page.getByText('July 2026')).toBeVisible();
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect.element(page.getByText('August 2026')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Previous month' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'OK' })).toBeVisible();
  },
);

claim('On a desktop the popup shows two months.', async () => {
  await show(<AnnualLeave />);
  await page.getByRole('button', { name: /Choose/ }).click();
  await expect.poll(grids).toBe(2);
});

claim('months side by side on a desktop', async () => {
  await show(<OneCalendar />);
  await page
    .getByRole('button', { name: /Choose/ })
    .first()
    .click();
  await expect.poll(grids).toBe(1);
});

claim('In an empty picker, the first click gives `[start, null]`.', async () => {
  const changed = vi.fn();
  const accepted = vi.fn();
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stay"
        referenceDate={dayjs('2026-07-01')}
        onChange={([start, end]) => changed(start?.date() ?? null, end?.date() ?? null)}
        onAccept={([start, end]) => accepted(start?.date() ?? null, end?.date() ?? null)}
      />
    </LocalizationProvider>,
  );
  await page.getByRole('button', { name: /Choose/ }).click();
  await day('6').click();
  await expect.poll(() => changed.mock.lastCall).toEqual([6, null]);
  expect(accepted).not.toHaveBeenCalled();
  await day('9').click();
  await expect.poll(() => changed.mock.lastCall).toEqual([6, 9]);
  await expect.poll(() => accepted.mock.calls).toEqual([[6, 9]]);
});

claim(
  'If people close the popup after the first click, `onAccept` gets a range without an end.',
  async () => {
    const accepted = vi.fn();
    await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateRangePicker
          label="Stay"
          referenceDate={dayjs('2026-07-01')}
          onAccept={([start, end]) => accepted(start?.date() ?? null, end?.date() ?? null)}
        />
      </LocalizationProvider>,
    );
    await page.getByRole('button', { name: /Choose/ }).click();
    await day('6').click();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => accepted.mock.lastCall).toEqual([6, null]);
  },
);

claim('The labels come from `localeText`, because `label` can name only one field.', async () => {
  await show(<TwoInputs />);
  await expect.element(page.getByRole('group', { name: 'Van from' })).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Van until' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Choose/ })).not.toBeInTheDocument();
  await page.getByRole('spinbutton', { name: 'Day' }).first().click();
  await expect.poll(grids).toBe(2);
});

claim('the width of its parent', async () => {
  const { container } = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ width: 640 }}>
        <DateRangePicker slots={{ field: MultiInputDateRangeField }} />
      </div>
      <div style={{ width: 640 }}>
        <DateRangePicker label="Leave" />
      </div>
    </LocalizationProvider>,
  );
  const width = (selector: string) =>
    container.querySelector(selector)?.getBoundingClientRect().width;
  await expect.poll(() => width('.MuiMultiInputDateRangeField-root')).toBe(640);
  expect(width('div + div > .MuiPickersTextField-root')).toBeCloseTo(250, -1);
});

claim(
  '`shouldDisableDate` is called with the `position`, so that each end has its own rule.',
  async () => {
    await show(<SaturdayArrival />);
    await page.getByRole('button', { name: /Choose/ }).click();
    await expect.element(day('13')).toBeDisabled();
    await day('11').click();
    await expect.element(day('13')).toBeEnabled();
  },
);

claim('`DateRangeCalendar` shows the months without a field.', async () => {
  await show(<RangeOnPage />);
  await expect.poll(grids).toBeGreaterThan(0);
  await expect.element(page.getByRole('spinbutton')).not.toBeInTheDocument();
});

claim("`slotProps={{ popper: { 'aria-label': 'Annual leave' } }}`", async () => {
  const picker = (name?: string) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDateRangePicker
        label="Leave"
        slotProps={name === undefined ? {} : { popper: { 'aria-label': name } }}
      />
    </LocalizationProvider>
  );
  const screen = await show(picker());
  await page.getByRole('button', { name: /Choose/ }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog).not.toHaveAttribute('aria-label');
  await expect.element(dialog).not.toHaveAttribute('aria-labelledby');
  await screen.unmount();
  await show(picker('Annual leave'));
  await page.getByRole('button', { name: /Choose/ }).click();
  await expect.element(page.getByRole('dialog', { name: 'Annual leave' })).toBeVisible();
});

claim(
  'A missing end is not an error: `validationError` is then `[null, null]`, an array with an error for each end. When the desktop popup opens again, the first click replaces the start instead of setting the missing end.',
  async () => {
    const changed = vi.fn();
    const errors = vi.fn();
    await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDateRangePicker
          label="Stay"
          referenceDate={dayjs('2026-07-01')}
          onChange={([start, end]) => changed(start?.date() ?? null, end?.date() ?? null)}
          onAccept={(_range, { validationError }) => errors(validationError)}
        />
      </LocalizationProvider>,
    );
    await page.getByRole('button', { name: /Choose/ }).click();
    await day('6').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(errors.mock.lastCall).toEqual([[null, null]]);
    await page.getByRole('button', { name: /Choose/ }).click();
    await day('9').click();
    expect(changed.mock.lastCall).toEqual([9, null]);
  },
);

claim(
  'If people change only the year of an end by typing, one input takes its month and day from the other end.',
  async () => {
    const changed: string[] = [];
    await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDateRangePicker
          label="Stay"
          defaultValue={[dayjs('2026-04-03'), dayjs('2026-06-07')]}
          onChange={([, end]) => changed.push(end?.format('YYYY-MM-DD') ?? 'null')}
        />
      </LocalizationProvider>,
    );
    await page.getByRole('spinbutton', { name: 'Year', exact: true }).last().click();
    await userEvent.keyboard('2027');
    expect(changed.at(-1)).toBe('2027-04-03');
  },
);

claim('`clearable` adds a button to the field that empties both ends.', async () => {
  await show(<PickerStates />);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect
    .element(page.getByRole('group', { name: 'Painting on loan' }))
    .toMatchTextContent('MM/DD/YYYY – MM/DD/YYYY');
  await expect.element(page.getByRole('button', { name: /^Choose/ }).nth(1)).toBeDisabled();
});

claim(
  'With `closeOnSelect={false}`, the desktop popup stays open after the second click, and Cancel and OK appear in it.',
  async () => {
    const accepted = vi.fn();
    await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDateRangePicker
          closeOnSelect={false}
          defaultValue={[dayjs('2026-07-06'), dayjs('2026-07-17')]}
          onAccept={(range) => accepted(range.map((day) => day?.format('MM-DD')))}
        />
      </LocalizationProvider>,
    );
    await page.getByRole('button', { name: /Choose/ }).click();
    await day('8').click();
    await day('15').click();
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    expect(accepted).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'OK' }).click();
    expect(accepted.mock.calls).toEqual([[['07-08', '07-15']]]);
  },
);
