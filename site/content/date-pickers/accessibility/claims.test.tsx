import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { claim, expect, page, show, userEvent } from '#claims';
import ClearNames from './demos/clear-names.tsx';
import ExplainedError from './demos/explained-error.tsx';

function showInProvider(children: ReactNode) {
  return show(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
}

const openPopup = () =>
  page
    .getByRole('button', { name: /^Choose (date|range)/ })
    .first()
    .click();
const dialog = page.getByRole('dialog');
const day = (name: string) => page.getByRole('gridcell', { name, exact: true });
const due = dayjs('2026-03-17T09:00');

claim('Without a visible label, set `aria-label` in `slotProps.textField.InputProps`', async () => {
  await show(<ClearNames />);
  await expect.element(page.getByRole('group', { name: 'Date of departure' })).toBeVisible();
});

claim(
  'An `aria-label` on the text field itself ends up on an element without a role, where screen readers ignore it.',
  async () => {
    await showInProvider(<DesktopDatePicker slotProps={{ textField: { 'aria-label': 'Due' } }} />);
    const element = document.querySelector('[aria-label="Due"]');
    expect(element).not.toBeNull();
    expect(element?.getAttribute('role')).toBeNull();
    await expect.element(page.getByRole('group')).toHaveAccessibleName('');
  },
);

claim(
  'The name of the button contains the value: “Choose date, selected date is Aug 14, 2026”.',
  async () => {
    await show(<ClearNames />);
    await expect
      .element(page.getByRole('button').first())
      .toHaveAccessibleName('Choose date, selected date is Aug 14, 2026');
  },
);

claim('the `label` of the picker', async () => {
  await showInProvider(<DesktopDatePicker label="Due" defaultValue={due} />);
  await openPopup();
  await expect.element(dialog).toHaveAccessibleName('Due');
});

claim('desktop, single value without `label`', async () => {
  await showInProvider(<DesktopDatePicker defaultValue={due} />);
  await openPopup();
  await expect.element(dialog).toHaveAccessibleName('');
});

claim('desktop, range with one input :plan[pro]', async () => {
  await showInProvider(<DesktopDateRangePicker label="Stay" defaultValue={[due, due]} />);
  await openPopup();
  await expect.element(dialog).toHaveAccessibleName('');
});

claim('the title of the toolbar, such as “Select date”', async () => {
  await showInProvider(<MobileDatePicker label="Due" defaultValue={due} />);
  await openPopup();
  await expect.element(dialog).toHaveAccessibleName('Select date');
});

claim(
  'If you hide the toolbar of a mobile picker, the label names the dialog instead.',
  async () => {
    await showInProvider(
      <MobileDatePicker label="Due" defaultValue={due} slotProps={{ toolbar: { hidden: true } }} />,
    );
    await openPopup();
    await expect.element(dialog).toHaveAccessibleName('Due');
  },
);

claim('but the group does not say that it is required', async () => {
  await showInProvider(
    <DesktopDatePicker label="Due" slotProps={{ textField: { required: true } }} />,
  );
  const group = page.getByRole('group');
  await expect.element(group).not.toHaveAttribute('aria-required');
});

claim('go to the next month', async () => {
  await showInProvider(<DateCalendar defaultValue={due} />);
  await day('17').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(day('18')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(day('25')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(day('28')).toHaveFocus();
  await userEvent.keyboard('{PageUp}');
  await expect.element(page.getByRole('grid', { name: 'April 2026' })).toBeVisible();
});

claim('move by a day, and skip disabled days', async () => {
  await showInProvider(
    <DateCalendar defaultValue={due} shouldDisableDate={(date) => date.date() === 18} />,
  );
  await day('17').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(day('19')).toHaveFocus();
});

claim('move by a week, unless that day is disabled', async () => {
  await showInProvider(
    <DateCalendar defaultValue={due} shouldDisableDate={(date) => date.date() === 24} />,
  );
  await day('17').click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(day('17')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(day('10')).toHaveFocus();
});

claim('a click on an input opens the popup, and the focus stays in the input', async () => {
  await showInProvider(
    <DesktopDateRangePicker
      defaultValue={[due, due]}
      slots={{ field: MultiInputDateRangeField }}
    />,
  );
  const month = page.getByRole('spinbutton', { name: 'Month' }).first();
  await month.click();
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  await expect.element(month).toHaveFocus();
});

claim('In a right-to-left theme, :kbd[ArrowLeft] moves to the next day.', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar defaultValue={due} />
    </LocalizationProvider>,
    { direction: 'rtl' },
  );
  await day('17').click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(day('18')).toHaveFocus();
});

claim('select, and go to the next list', async () => {
  await showInProvider(<MultiSectionDigitalClock defaultValue={due} />);
  await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: '10 hours' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('option', { name: '0 minutes', exact: true })).toHaveFocus();
  await expect
    .element(page.getByRole('option', { name: '10 hours' }))
    .toHaveAttribute('aria-selected', 'true');
});

claim('On a `TimeClock`, the keys change the value immediately', async () => {
  await showInProvider(<TimeClock defaultValue={due} ampm={false} />);
  await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{ArrowUp}{PageUp}');
  await expect
    .element(page.getByRole('listbox'))
    .toHaveAccessibleName('Select hours. Selected time is 15:00');
});

claim(
  'When the popup opens, the focus goes to the selected day or the selected time.',
  async () => {
    await showInProvider(<DesktopDatePicker label="Due" defaultValue={due} />);
    await openPopup();
    await expect.element(day('17')).toHaveFocus();
  },
);

claim(
  'The focus stays in the popup: :kbd[Tab] goes from its last element to the first.',
  async () => {
    await showInProvider(<DesktopDatePicker label="Due" defaultValue={due} />);
    await openPopup();
    await expect.element(day('17')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: /switch to year view/ })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await expect.element(day('17')).toHaveFocus();
  },
);

claim(
  'The field refers to it with `aria-describedby`, is marked with `aria-invalid`, and announces changes politely.',
  async () => {
    await show(<ExplainedError />);
    const group = page.getByRole('group', { name: 'Driving lesson' });
    await expect.element(group).toHaveAttribute('aria-invalid', 'true');
    await expect.element(group).toHaveAttribute('aria-live', 'polite');
    await expect.element(group).toHaveAccessibleDescription(/There are no lessons on this day/);
  },
);

claim('A day is 36 px wide and high, in the mobile variant too.', async () => {
  const calendar = await showInProvider(<DateCalendar defaultValue={due} />);
  await expect.element(day('17')).toBeVisible();
  const size = () => {
    const { width, height } = day('17').element().getBoundingClientRect();
    return [width, height];
  };
  expect(size()).toEqual([36, 36]);
  await calendar.unmount();
  await showInProvider(<MobileDatePicker label="Due" defaultValue={due} />);
  await openPopup();
  await expect.element(day('17')).toBeVisible();
  expect(size()).toEqual([36, 36]);
});

claim('“09:00 AM” in one list', async () => {
  await showInProvider(<DigitalClock defaultValue={due} ampm />);
  await expect
    .element(page.getByRole('option', { name: '09:00 AM', exact: true }))
    .toHaveAttribute('aria-selected', 'true');
});

claim(
  'If the day that :kbd[Home], :kbd[End], :kbd[PageUp] or :kbd[PageDown] leads to is disabled, the focus stays.',
  async () => {
    const closed = new Set(['2026-03-15', '2026-03-21', '2026-04-17', '2026-02-17']);
    await showInProvider(
      <DateCalendar
        defaultValue={due}
        shouldDisableDate={(date) => closed.has(date.format('YYYY-MM-DD'))}
      />,
    );
    await day('17').click();
    await userEvent.keyboard('{Home}{End}{PageUp}{PageDown}');
    await expect.element(day('17')).toHaveFocus();
    await expect.element(page.getByRole('grid', { name: 'March 2026' })).toBeVisible();
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect.element(page.getByRole('grid', { name: 'April 2026' })).toBeVisible();
  },
);

claim(':kbd[Enter] and :kbd[Space] in an input open it as well.', async () => {
  for (const key of ['{Enter}', ' ']) {
    const { unmount } = await showInProvider(
      <DesktopDateRangePicker
        defaultValue={[due, due]}
        slots={{ field: MultiInputDateRangeField }}
      />,
    );
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.element(page.getByRole('tooltip')).toBeVisible();
    await unmount();
  }
});

claim('The header of the calendar is a live region', async () => {
  await showInProvider(<DateCalendar defaultValue={due} />);
  const header = page.getByText('March 2026').element().closest('[aria-live]');
  expect(header?.getAttribute('aria-live')).toBe('polite');
});

claim('When it closes, the focus returns to the button.', async () => {
  await showInProvider(<DesktopDatePicker label="Due" defaultValue={due} />);
  await openPopup();
  await expect.element(day('17')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: /^Choose date/ })).toHaveFocus();
});

claim('`autoFocus` on a picker focuses the field on mount.', async () => {
  const focused = { autoFocus: true };
  await showInProvider(<DesktopDatePicker label="Due" defaultValue={due} {...focused} />);
  await expect.element(page.getByRole('spinbutton', { name: 'Month' })).toHaveFocus();
});
