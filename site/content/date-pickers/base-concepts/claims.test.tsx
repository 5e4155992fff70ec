import { useState } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import AnotherIcon from './demos/another-icon.tsx';
import ChangeAndAccept from './demos/change-and-accept.tsx';
import FieldOptions from './demos/field-options.tsx';
import LeaveRequest from './demos/leave-request.tsx';
import LockedFields from './demos/locked-fields.tsx';
import OneValue from './demos/one-value.tsx';
import OpenFromOutside from './demos/open-from-outside.tsx';
import PopupButtons from './demos/popup-buttons.tsx';
import ReferenceDate from './demos/reference-date.tsx';
import SharedDefaults from './demos/shared-defaults.tsx';

const section = (name: string) => page.getByRole('spinbutton', { name });
const written = (day: Dayjs | null) => (day ? day.format('YYYY-MM-DD') : null);

function Picker(props: DatePickerProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker label="Due" {...props} />
    </LocalizationProvider>
  );
}

claim(
  'In the field there is no such moment: while people type, `onAccept` fires for values in between, too.',
  async () => {
    const changed = vi.fn();
    const accepted = vi.fn();
    await show(<Picker onChange={changed} onAccept={accepted} />);
    await section('Month').click();
    await userEvent.keyboard('03172026');
    await expect.poll(() => written(changed.mock.lastCall?.[0] ?? null)).toBe('2026-03-17');
    expect(changed.mock.calls.length).toBeGreaterThan(1);
    expect(accepted.mock.calls.length).toBeGreaterThan(1);
  },
);

claim(
  'That leaves out the half-typed years: while someone types 2026, the years 2 and 20 are not dates yet, and 202 is before 1900, the default `minDate`.',
  async () => {
    const saved: (string | null)[] = [];
    const errors: unknown[] = [];
    await show(
      <Picker
        onAccept={(day, { validationError }) => {
          errors.push(validationError);
          if (day && validationError === null) saved.push(written(day));
        }}
      />,
    );
    await section('Month').click();
    await userEvent.keyboard('03172026');
    await expect.poll(() => saved).toEqual(['2026-03-17']);
    expect(errors).toContain('minDate');
  },
);

claim(
  'While a section is empty, there is no date: an empty field calls nothing, and deleting a section of a date calls `onChange` with `null`.',
  async () => {
    const changed = vi.fn();
    const empty = await show(<Picker onChange={changed} />);
    await section('Month').click();
    await userEvent.keyboard('03');
    await expect.element(section('Month')).toHaveTextContent('03');
    expect(changed).not.toHaveBeenCalled();
    await empty.unmount();
    await show(<Picker defaultValue={dayjs('2026-03-17')} onChange={changed} />);
    await section('Day').click();
    await userEvent.keyboard('{Delete}');
    await expect.poll(() => changed.mock.lastCall?.[0]).toBe(null);
    expect(changed.mock.lastCall?.[1]).toMatchObject({ validationError: null });
  },
);

claim(
  'Once all sections are filled, you get a date even if it does not exist, such as February 31.',
  async () => {
    const changed = vi.fn();
    await show(<Picker defaultValue={dayjs('2026-02-14')} onChange={changed} />);
    await section('Day').click();
    await userEvent.keyboard('31');
    await expect
      .poll(() => changed.mock.lastCall?.[1])
      .toMatchObject({ validationError: 'invalidDate' });
    expect(changed.mock.lastCall?.[0].isValid()).toBe(false);
  },
);

claim('Change one, and the others follow.', async () => {
  await show(<OneValue />);
  await page.getByRole('gridcell', { name: '20', exact: true }).click();
  await expect
    .poll(() =>
      section('Day')
        .elements()
        .map((element) => element.textContent),
    )
    .toEqual(['20', '20']);
});

claim('A section that is full passes on to the next.', async () => {
  await show(<Picker />);
  await section('Month').click();
  await userEvent.keyboard('03');
  await expect.element(section('Day')).toHaveFocus();
});

claim('waits for OK', async () => {
  const accepted = vi.fn();
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker label="Due" defaultValue={dayjs('2026-03-17')} onAccept={accepted} />
    </LocalizationProvider>,
  );
  await page.getByRole('button', { name: /Choose date/ }).click();
  await page.getByRole('gridcell', { name: '20', exact: true }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(accepted).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => accepted.mock.calls.length).toBe(1);
});

claim('click a day in a Date Picker on a desktop', async () => {
  const changed = vi.fn();
  const accepted = vi.fn();
  await show(<Picker defaultValue={dayjs('2026-03-17')} onChange={changed} onAccept={accepted} />);
  await page.getByRole('button', { name: /Choose date/ }).click();
  await page.getByRole('gridcell', { name: '20', exact: true }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect([changed.mock.calls.length, accepted.mock.calls.length]).toEqual([1, 1]);
});

claim('click Cancel', async () => {
  const changed = vi.fn();
  const accepted = vi.fn();
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Due"
        defaultValue={dayjs('2026-03-17')}
        onChange={changed}
        onAccept={accepted}
      />
    </LocalizationProvider>,
  );
  await page.getByRole('button', { name: /Choose date/ }).click();
  await page.getByRole('gridcell', { name: '20', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect
    .poll(() => changed.mock.calls.map(([day]) => written(day)))
    .toEqual(['2026-03-20', '2026-03-17']);
  expect(accepted).not.toHaveBeenCalled();
});

claim('press :kbd[Esc], or click outside the popup', async () => {
  await show(<ChangeAndAccept />);
  await page.getByRole('button', { name: /Choose date/ }).click();
  await page.getByRole('gridcell', { name: '20', exact: true }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Changed: 1, accepted: 0');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('status')).toHaveTextContent('Changed: 1, accepted: 1');
});

claim(
  'To open it from elsewhere, control `open` and answer both `onOpen` and `onClose`.',
  async () => {
    await show(<OpenFromOutside />);
    await page.getByRole('button', { name: 'Choose another day' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
  },
);

claim(
  'They fire when people open or close the popup, not when your code changes `open`.',
  async () => {
    const opened = vi.fn();
    const closed = vi.fn();
    function Opens() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button onClick={() => setOpen(true)}>Set open</button>
          <Picker open={open} onOpen={opened} onClose={closed} />
        </>
      );
    }
    await show(<Opens />);
    await page.getByRole('button', { name: 'Set open' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(opened).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => closed.mock.calls.length).toBeGreaterThan(0);
  },
);

claim(
  'Without a visible label, set `aria-label` in `slotProps.textField.InputProps`.',
  async () => {
    await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDatePicker slotProps={{ textField: { InputProps: { 'aria-label': 'Due' } } }} />
      </LocalizationProvider>,
    );
    await expect.element(page.getByRole('group', { name: 'Due' })).toBeVisible();
  },
);

claim(
  '`referenceDate` fills what people have not chosen: the month that opens, and the time of a day that was chosen without one.',
  async () => {
    await show(<ReferenceDate />);
    await page.getByRole('button', { name: /Choose date/ }).click();
    await expect.element(page.getByText('July 2026')).toBeVisible();
    await page.getByRole('gridcell', { name: '3', exact: true }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('July 3, 2026, 10:30');
  },
);

claim('changes the section by five', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Due" defaultValue={dayjs('2026-03-17')} />
    </LocalizationProvider>,
  );
  await section('Day').click();
  await userEvent.keyboard('{PageUp}');
  await expect.element(section('Day')).toHaveTextContent('22');
});

claim('its hidden input has the text of the field as its value', async () => {
  await show(<LeaveRequest />);
  await page.getByRole('button', { name: 'Request' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Sent: day=03/17/2026');
});

claim(
  'In the field, a format without spaces keeps its order from left to right, and :kbd[ArrowLeft] moves to the section on the left.',
  async () => {
    await show(<Picker defaultValue={dayjs('2026-03-17')} />, { direction: 'rtl' });
    const left = (name: string) => section(name).element().getBoundingClientRect().left;
    await section('Day').click();
    expect(left('Month')).toBeLessThan(left('Day'));
    expect(left('Day')).toBeLessThan(left('Year'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(section('Month')).toHaveFocus();
  },
);

claim(
  '`clearable` adds a button that empties the field, while there is something to clear.',
  async () => {
    await show(<FieldOptions />);
    const reminder = page.getByRole('group', { name: 'Reminder, if you want one' });
    await reminder.hover();
    await reminder.getByRole('button', { name: 'Clear' }).click();
    await expect.element(reminder.getByRole('spinbutton', { name: 'Day' })).toHaveTextContent('DD');
    expect(reminder.getByRole('button', { name: 'Clear' }).elements()).toEqual([]);
  },
);

claim(
  '`readOnly` keeps it in the form data: people can focus and copy the date, but neither type nor open the popup.',
  async () => {
    await show(<LockedFields />);
    const readOnly = page.getByRole('group', { name: 'Ordered on (read-only)' });
    const day = readOnly.getByRole('spinbutton', { name: 'Day' });
    await day.click();
    await expect.element(day).toHaveFocus();
    await userEvent.keyboard('25');
    await expect.element(day).toHaveTextContent('02');
    await expect.element(page.getByRole('button').first()).toBeDisabled();
  },
);

claim('`disabled` takes the picker out of the form data', async () => {
  const names = () =>
    [...document.forms].flatMap((form) => [...new FormData(form)].map(([name]) => name));
  await show(
    <form aria-label="Order">
      <Picker name="sent" defaultValue={dayjs('2026-03-17')} readOnly />
      <Picker name="left" defaultValue={dayjs('2026-03-17')} disabled />
    </form>,
  );
  await expect.poll(names).toEqual(['sent']);
  const [, off] = page.getByRole('group', { name: 'Due' }).elements();
  for (let stops = 0; stops < 4 && !off?.contains(document.activeElement); stops += 1) {
    await userEvent.tab();
  }
  expect(off?.contains(document.activeElement)).toBe(true);
});

claim('`disableOpenPicker` removes only the button, and typing still works.', async () => {
  await show(<LockedFields />);
  const group = page.getByRole('group', { name: 'Contract ends (no popup)' });
  expect(page.getByRole('button').elements().length).toBe(2);
  const day = group.getByRole('spinbutton', { name: 'Day' });
  await day.click();
  await userEvent.keyboard('25');
  await expect.element(day).toHaveTextContent('25');
});

claim('A desktop popup of days has none.', async () => {
  const plain = await show(<Picker defaultValue={dayjs('2026-03-17')} />);
  await page.getByRole('button', { name: /Choose date/ }).click();
  await expect.element(page.getByRole('gridcell', { name: '20', exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: 'OK' }).query()).toBeNull();
  await userEvent.keyboard('{Escape}');
  await plain.unmount();
  await show(<PopupButtons />);
  await page.getByRole('button', { name: /Choose date/ }).click();
  await page.getByRole('gridcell', { name: '20', exact: true }).click();
  await page.getByRole('button', { name: 'Set date' }).click();
  await expect.element(section('Day')).toHaveTextContent('20');
});

claim('its side from `openPickerButtonPosition` of the field', async () => {
  await show(<AnotherIcon />);
  const button = page.getByRole('button', { name: /Choose date/ });
  await expect.element(button).toBeVisible();
  expect(document.querySelector('[data-testid=EventAvailableIcon]')).not.toBeNull();
  const left = (element: Element) => element.getBoundingClientRect().left;
  expect(left(button.element())).toBeLessThan(left(section('Month').element()));
});

claim('A prop on a picker wins over the theme; `slotProps` are merged slot by slot.', async () => {
  const first = await show(<SharedDefaults />);
  await expect.element(section('Year').first()).toHaveTextContent('2026');
  const text = () => document.querySelector('[role=group]')?.textContent?.replace(/[^\d-]/g, '');
  expect(text()).toContain('2026-03-17');
  await first.unmount();
  const theme = createTheme({
    components: {
      MuiDatePicker: {
        defaultProps: { format: 'YYYY-MM-DD', slotProps: { textField: { size: 'small' } } },
      },
    },
  });
  await show(
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker
          label="Due"
          defaultValue={dayjs('2026-03-17')}
          format="DD.MM.YYYY"
          slotProps={{ field: { clearable: true } }}
        />
      </LocalizationProvider>
    </ThemeProvider>,
  );
  await expect.element(section('Day')).toHaveTextContent('17');
  const input = document.querySelector('.MuiPickersOutlinedInput-root');
  expect(input?.getBoundingClientRect().height).toBeLessThan(48);
  expect(text()).not.toContain('2026-03');
});

claim(
  'The first click on OK in an uncontrolled picker calls both, even if nothing has changed.',
  async () => {
    const changed = vi.fn();
    const accepted = vi.fn();
    const calls = () => [changed.mock.calls.length, accepted.mock.calls.length];
    const due = dayjs('2026-03-17');
    const picker = (value: Pick<DatePickerProps, 'value' | 'defaultValue'>) => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <MobileDatePicker label="Due" {...value} onChange={changed} onAccept={accepted} />
      </LocalizationProvider>
    );
    const confirm = async () => {
      await page.getByRole('button', { name: /Choose date/ }).click();
      await page.getByRole('button', { name: 'OK' }).click();
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    };
    const uncontrolled = await show(picker({ defaultValue: due }));
    await confirm();
    expect(calls()).toEqual([1, 1]);
    await confirm();
    expect(calls()).toEqual([1, 1]);
    await uncontrolled.unmount();
    await show(picker({ value: due }));
    await confirm();
    expect(calls()).toEqual([1, 1]);
  },
);

claim('click the last day in a Date Range Picker on a desktop :plan[pro]', async () => {
  const accepted = vi.fn();
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDateRangePicker
        label="Stay"
        referenceDate={dayjs('2026-03-01')}
        onAccept={(range) => accepted(range.map(written))}
      />
    </LocalizationProvider>,
  );
  await page.getByRole('button', { name: /^Choose/ }).click();
  await page.getByRole('gridcell', { name: '20', exact: true }).first().click();
  expect(accepted).not.toHaveBeenCalled();
  await page.getByRole('gridcell', { name: '24', exact: true }).first().click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(accepted.mock.calls).toEqual([[['2026-03-20', '2026-03-24']]]);
});

claim(
  'Without it, the picker opens at the current month, or the nearest one within your limits, and a day that people click is at midnight.',
  async () => {
    const changed: string[] = [];
    vi.setSystemTime(new Date(2026, 5, 4, 15, 20));
    const limitsToTry: Pick<DatePickerProps, 'maxDate'>[] = [{}, { maxDate: dayjs('2026-03-31') }];
    for (const limits of limitsToTry) {
      const { unmount } = await show(
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DesktopDateTimePicker
            label="Due"
            {...limits}
            onChange={(value) => changed.push(value?.format('YYYY-MM-DD HH:mm') ?? 'null')}
          />
        </LocalizationProvider>,
      );
      await page.getByRole('button', { name: /Choose date/ }).click();
      await page.getByRole('gridcell', { name: '9', exact: true }).click();
      await unmount();
    }
    vi.useRealTimers();
    expect(changed).toEqual(['2026-06-09 00:00', '2026-03-09 00:00']);
  },
);

claim('On a phone, the Date Time Picker waits for Next between the day and the time.', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDateTimePicker defaultValue={dayjs('2026-03-17T09:00')} />
    </LocalizationProvider>,
  );
  await page.getByRole('button', { name: /Choose date/ }).click();
  const day = page.getByRole('gridcell', { name: '20', exact: true });
  await day.click();
  await expect.element(day).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('option')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect.element(page.getByRole('option', { name: '9 hours' })).toBeVisible();
});
