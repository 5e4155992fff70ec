import dayjs from 'dayjs';
import { useState, type ReactNode } from 'react';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import {
  MobileDateTimePicker,
  type MobileDateTimePickerProps,
} from '@mui/x-date-pickers/MobileDateTimePicker';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { claim, expect, page, show, userEvent } from '#claims';
import Autosave from './demos/autosave.tsx';
import DraftAndFinal from './demos/draft-and-final.tsx';
import EventLog from './demos/event-log.tsx';
import RangeSteps from './demos/range-steps.tsx';
import StoredString from './demos/stored-string.tsx';
import TypingSteps from './demos/typing-steps.tsx';

type Value = PickerValidDate | null;

function showInProvider(children: ReactNode) {
  return show(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
}

const text = (value: Value) => {
  if (!value) return 'null';
  return dayjs.isDayjs(value) && value.isValid() ? value.format('YYYY-MM-DD') : 'invalid';
};

/** Callbacks that write down their calls. */
function record() {
  const log: string[] = [];
  return {
    log,
    callbacks: {
      onChange: (value: Value) => log.push(`change ${text(value)}`),
      onAccept: (value: Value) => log.push(`accept ${text(value)}`),
      onOpen: () => log.push('open'),
      onClose: () => log.push('close'),
    },
  };
}

const openPopup = () => page.getByRole('button', { name: /^Choose (date|range)/ }).click();
const day = (name: string) => page.getByRole('gridcell', { name, exact: true }).first();
const option = (name: string) => page.getByRole('option', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const section = (name: string) => page.getByRole('spinbutton', { name, exact: true });
const dialog = page.getByRole('dialog');
const march17 = dayjs('2026-03-17');

claim(
  'Choosing in several views gives one `onChange` for each choice that changes the value and one `onAccept` at the end.',
  async () => {
    await show(<EventLog />);
    await openPopup();
    await day('20').click();
    await option('9 hours').click();
    await option('10 hours').click();
    await button('OK').click();
    await expect.element(dialog).not.toBeInTheDocument();
    const events = page.getByRole('listitem').elements();
    expect(events.map((event) => event.textContent)).toEqual([
      'onOpen',
      'onChange: Mar 20, 9:00 PM',
      'onViewChange: hours',
      'onViewChange: minutes',
      'onChange: Mar 20, 10:00 PM',
      'onAccept: Mar 20, 10:00 PM',
      'onClose',
    ]);
  },
);

claim(
  'These are the calls when someone types 03172026 into an empty field, with the Day.js adapter:',
  async () => {
    await show(<TypingSteps />);
    const steps = () =>
      page
        .getByRole('listitem')
        .elements()
        .map((step) => step.textContent);
    const field = page.getByRole('group', { name: 'Specimen collected on' });
    await section('Month').click();
    await userEvent.keyboard('0317');
    expect(steps()).toEqual([]);
    await userEvent.keyboard('20');
    await expect.element(field).toMatchTextContent('03/17/0020');
    await userEvent.keyboard('26');
    await expect.element(field).toMatchTextContent('03/17/2026');
    expect(steps()).toEqual([
      'Invalid Date (invalidDate)',
      'null (no error)',
      '0202-03-17 (minDate)',
      '2026-03-17 (no error)',
    ]);
  },
);

claim('people type 2 and 1, and you get March 2 and then March 21', async () => {
  const { log, callbacks } = record();
  await showInProvider(<DateField defaultValue={march17} onChange={callbacks.onChange} />);
  await section('Day').click();
  await userEvent.keyboard('21');
  expect(log).toEqual(['change 2026-03-02', 'change 2026-03-21']);
});

claim('choose in the last view, with `closeOnSelect`', async () => {
  const { log, callbacks } = record();
  await showInProvider(
    <DesktopDatePicker
      defaultValue={march17}
      views={['year', 'day']}
      openTo="year"
      {...callbacks}
    />,
  );
  await openPopup();
  await page.getByRole('radio', { name: '2027' }).click();
  expect(log).toEqual(['open', 'change 2027-03-17']);
  await day('20').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(log.slice(2)).toEqual(['change 2027-03-20', 'accept 2027-03-20', 'close']);
});

claim('click Clear or Today', async () => {
  const { log, callbacks } = record();
  await showInProvider(
    <DesktopDatePicker
      defaultValue={march17}
      slotProps={{ actionBar: { actions: ['clear'] } }}
      {...callbacks}
    />,
  );
  await openPopup();
  await button('Clear').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(log).toEqual(['open', 'change null', 'accept null', 'close']);
});

claim('The popup starts at `openTo` each time, not at the last view.', async () => {
  await showInProvider(
    <DesktopDatePicker defaultValue={march17} views={['year', 'day']} openTo="year" />,
  );
  await openPopup();
  await page.getByRole('radio', { name: '2027' }).click();
  await expect.element(day('20')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await openPopup();
  await expect.element(page.getByRole('radio', { name: '2027' })).toBeVisible();
});

claim('In the mobile variant, choosing a day is only a draft until people click OK:', async () => {
  await show(<DraftAndFinal />);
  await openPopup();
  await day('9').click();
  const status = page.getByText(/^Last change/);
  await expect.element(status).toHaveTextContent('Last change: June 9. Accepted: June 3.');
  await button('Cancel').click();
  await expect.element(status).toHaveTextContent('Last change: June 3. Accepted: June 3.');
  await expect.element(dialog).not.toBeInTheDocument();
  await openPopup();
  await day('10').click();
  await button('OK').click();
  await expect.element(status).toHaveTextContent('Last change: June 10. Accepted: June 10.');
});

claim('what people type is accepted at once, including invalid dates', async () => {
  const { log, callbacks } = record();
  await showInProvider(<DesktopDatePicker {...callbacks} />);
  await section('Month').click();
  await userEvent.keyboard('02312');
  expect(log).toEqual(['change invalid', 'accept invalid']);
});

claim(
  'After a choice in a desktop Date Picker, opening the popup again and pressing :kbd[Esc] calls `onAccept` once more with the same date.',
  async () => {
    const { log, callbacks } = record();
    await showInProvider(<DesktopDatePicker defaultValue={march17} {...callbacks} />);
    await openPopup();
    await day('20').click();
    await expect.element(dialog).not.toBeInTheDocument();
    log.length = 0;
    await openPopup();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(log).toEqual(['open', 'accept 2026-03-20', 'close']);
  },
);

claim(
  'In an uncontrolled picker, the first click on OK, or on the day that is already selected, calls `onChange` and `onAccept` with the current value.',
  async () => {
    const { log, callbacks } = record();
    const mobile = await showInProvider(<MobileDatePicker defaultValue={march17} {...callbacks} />);
    for (const calls of [
      ['open', 'change 2026-03-17', 'accept 2026-03-17', 'close'],
      ['open', 'close'],
    ]) {
      log.length = 0;
      await openPopup();
      await button('OK').click();
      await expect.element(dialog).not.toBeInTheDocument();
      expect(log).toEqual(calls);
    }
    await mobile.unmount();
    log.length = 0;
    await showInProvider(<DesktopDatePicker defaultValue={march17} {...callbacks} />);
    await openPopup();
    await day('17').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(log).toEqual(['open', 'change 2026-03-17', 'accept 2026-03-17', 'close']);
    log.length = 0;
    await openPopup();
    await day('17').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(log).toEqual(['open', 'close']);
  },
);

claim('after changing March 17 to March 21 by typing, Cancel sets March 2', async () => {
  const { log, callbacks } = record();
  await showInProvider(<MobileDatePicker defaultValue={march17} {...callbacks} />);
  await section('Day').click();
  await userEvent.keyboard('21');
  log.length = 0;
  await openPopup();
  await day('25').click();
  await button('Cancel').click();
  expect(log).toEqual(['open', 'change 2026-03-25', 'change 2026-03-02', 'close']);
});

claim('The focus then returns to the button.', async () => {
  await showInProvider(<DesktopDatePicker defaultValue={march17} />);
  await openPopup();
  await day('20').click();
  await expect.element(page.getByRole('button', { name: /^Choose date/ })).toHaveFocus();
});

claim('its buttons still call `onAccept` and `onClose`', async () => {
  const { log, callbacks } = record();
  await showInProvider(
    <StaticDatePicker
      defaultValue={march17}
      onChange={callbacks.onChange}
      onAccept={callbacks.onAccept}
      onClose={callbacks.onClose}
    />,
  );
  await day('20').click();
  await button('OK').click();
  expect(log).toEqual(['change 2026-03-20', 'accept 2026-03-20', 'close']);
});

claim(
  'If you do not store the value from `onChange`, the picker goes back to the old one.',
  async () => {
    const { log, callbacks } = record();
    await showInProvider(<DesktopDatePicker label="Due" value={march17} {...callbacks} />);
    await openPopup();
    await day('20').click();
    expect(log).toContain('change 2026-03-20');
    await expect.element(page.getByRole('group', { name: 'Due' })).toMatchTextContent('03/17/2026');
  },
);

claim('`onBlur` fires for each section they leave', async () => {
  const { log } = record();
  await showInProvider(<DateField defaultValue={march17} onBlur={() => log.push('blur')} />);
  await section('Month').click();
  log.length = 0;
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(section('Year')).toHaveFocus();
  expect(log).toEqual(['blur', 'blur']);
});

claim('Wait until the value has been valid for a moment.', async () => {
  await show(<Autosave />);
  await section('Day').click();
  await userEvent.keyboard('28');
  await expect.element(page.getByText('Saved: 2026-04-28', { exact: true })).toBeVisible();
});

/** Makes a date object from text on each render. */
function FromText() {
  const [stored, setStored] = useState<string | null>(null);
  return (
    <DateField
      label="Due"
      value={stored ? dayjs(stored) : null}
      onChange={(value) =>
        setStored(dayjs.isDayjs(value) && value.isValid() ? value.format('YYYY-MM-DD') : null)
      }
    />
  );
}

claim(
  'Converting the text back on each render drops what people type while the date is invalid: after 03/17/2, the year is empty again.',
  async () => {
    await showInProvider(<FromText />);
    await section('Month').click();
    await userEvent.keyboard('03172');
    await expect.element(page.getByRole('group', { name: 'Due' })).toMatchTextContent('03/17/YYYY');
  },
);

claim('keep the date object in state next to it and convert in one direction only', async () => {
  await show(<StoredString />);
  await section('Year').click();
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByText('{"due":null}')).toBeVisible();
  await userEvent.keyboard('2027');
  await expect.element(page.getByText('{"due":"2027-09-30"}')).toBeVisible();
});

claim(
  'fires when the error changes, after `onChange` and `onAccept`, and once on mount',
  async () => {
    const { log, callbacks } = record();
    await showInProvider(
      <DesktopDatePicker
        defaultValue={march17}
        maxDate={dayjs('2026-03-16')}
        onError={(error) => log.push(`error ${String(error)}`)}
        {...callbacks}
      />,
    );
    expect(log).toEqual(['error maxDate']);
    await section('Day').click();
    await userEvent.keyboard('{ArrowDown}');
    expect(log.slice(1)).toEqual(['change 2026-03-16', 'accept 2026-03-16', 'error null']);
  },
);

claim(
  'the first click moves one end and calls `onChange`, and the click on the second end calls `onChange` and `onAccept`, and closes the popup',
  async () => {
    await show(<RangeSteps />);
    const status = page.getByText(/^Last change/);
    await openPopup();
    await day('18').click();
    await expect
      .element(status)
      .toHaveTextContent('Last change: May 18 – null. Accepted: May 4 – May 11.');
    await day('25').click();
    await expect
      .element(status)
      .toHaveTextContent('Last change: May 18 – May 25. Accepted: May 18 – May 25.');
    await expect.element(dialog).not.toBeInTheDocument();
  },
);

/** A picker whose value other code changes. */
function Postponed({ onChange }: { onChange: (value: Value) => void }) {
  const [value, setValue] = useState<Value>(march17);
  return (
    <>
      <button type="button" onClick={() => setValue(dayjs('2026-04-02'))}>
        Postpone
      </button>
      <MobileDatePicker
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    </>
  );
}

claim('Cancel restores the last value that people accepted, or the first one', async () => {
  const { log, callbacks } = record();
  await showInProvider(<Postponed onChange={callbacks.onChange} />);
  await button('Postpone').click();
  await openPopup();
  await button('Cancel').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(log).toEqual(['change 2026-03-17']);
});

claim(
  'It is `[null, null]` when nothing is wrong, so `if (validationError)` is always true.',
  async () => {
    const errors: unknown[] = [];
    await showInProvider(
      <DesktopDateRangePicker
        defaultValue={[march17, dayjs('2026-03-24')]}
        onChange={(_range, { validationError }) => errors.push(validationError)}
      />,
    );
    await openPopup();
    await day('26').click();
    await day('28').click();
    expect(errors).toEqual([
      [null, null],
      [null, null],
    ]);
  },
);

claim(
  'The `referenceDate` of a picker is only for its popup: a date typed into an empty picker is at midnight.',
  async () => {
    const times: string[] = [];
    const props = {
      referenceDate: dayjs('2026-01-01T08:30'),
      onChange: (value: Value) => {
        times.push(dayjs.isDayjs(value) ? value.format('YYYY HH:mm') : 'null');
      },
    };
    const field = await showInProvider(<DateField {...props} />);
    await section('Month').click();
    await userEvent.keyboard('03172026');
    expect(times.at(-1)).toBe('2026 08:30');
    await field.unmount();
    await showInProvider(<DesktopDatePicker {...props} />);
    await section('Month').click();
    await userEvent.keyboard('03172026');
    expect(times.at(-1)).toBe('2026 00:00');
  },
);

claim('✓ with the accepted value, if it differs', async () => {
  const { log, callbacks } = record();
  await showInProvider(<MobileDatePicker defaultValue={march17} {...callbacks} />);
  await openPopup();
  await button('Cancel').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(log).toEqual(['open', 'close']);
});

claim('With date-fns and Luxon, the years 2 and 20 are real dates', async () => {
  const errors: unknown[] = [];
  const field = (
    <DateField onChange={(_value, { validationError }) => errors.push(validationError)} />
  );
  for (const tree of [
    <LocalizationProvider dateAdapter={AdapterDateFns}>{field}</LocalizationProvider>,
    <LocalizationProvider dateAdapter={AdapterLuxon}>{field}</LocalizationProvider>,
  ]) {
    errors.length = 0;
    const { unmount } = await show(tree);
    await section('Month').click();
    await userEvent.keyboard('03172026');
    expect(errors).toEqual(['minDate', 'minDate', 'minDate', null]);
    await unmount();
  }
});

claim('you get `null`; one keystroke later, an invalid date again', async () => {
  const { log, callbacks } = record();
  await showInProvider(<DateField label="Due" onChange={callbacks.onChange} />);
  await section('Month').click();
  await userEvent.keyboard('02312023');
  expect(log).toEqual(['change invalid', 'change null', 'change invalid', 'change null']);
  await expect.element(page.getByRole('group', { name: 'Due' })).toMatchTextContent('02/31/2023');
});

claim('and when the popup opens again and goes back to `openTo`', async () => {
  await show(<EventLog />);
  await openPopup();
  await day('20').click();
  await button('OK').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await openPopup();
  await expect.element(page.getByRole('listitem').last()).toHaveTextContent('onViewChange: day');
});

claim('not for the month that the popup opens with', async () => {
  const months: string[] = [];
  await showInProvider(
    <DesktopDatePicker
      defaultValue={march17}
      onMonthChange={(month) => months.push(text(month))}
    />,
  );
  await openPopup();
  await expect.element(day('20')).toBeVisible();
  expect(months).toEqual([]);
  await button('Next month').click();
  expect(months).toEqual(['2026-04-01']);
});

claim(
  'If people change March 17 to March 20 in a desktop Date Picker and then go back to March 17, the second choice calls `onChange` only.',
  async () => {
    const { log, callbacks } = record();
    await showInProvider(<DesktopDatePicker defaultValue={march17} {...callbacks} />);
    for (const name of ['20', '17']) {
      await openPopup();
      await day(name).click();
      await expect.element(dialog).not.toBeInTheDocument();
    }
    expect(log).toEqual([
      'open',
      'change 2026-03-20',
      'accept 2026-03-20',
      'close',
      'open',
      'change 2026-03-17',
      'close',
    ]);
  },
);

claim('when they clear a date that they have just chosen in an empty picker', async () => {
  const { log, callbacks } = record();
  await showInProvider(
    <DesktopDatePicker
      referenceDate={march17}
      slotProps={{ actionBar: { actions: ['clear'] } }}
      {...callbacks}
    />,
  );
  await openPopup();
  await day('20').click();
  await expect.element(dialog).not.toBeInTheDocument();
  log.length = 0;
  await openPopup();
  await button('Clear').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(log).toEqual(['open', 'change null', 'close']);
});

claim('or press :kbd[ArrowUp] and :kbd[ArrowDown] in the field', async () => {
  const { log, callbacks } = record();
  await showInProvider(<DesktopDatePicker defaultValue={march17} {...callbacks} />);
  await section('Day').click();
  await userEvent.keyboard('{ArrowUp}{ArrowDown}');
  expect(log).toEqual(['change 2026-03-18', 'accept 2026-03-18', 'change 2026-03-17']);
});

claim('After a click on OK, that is the new value.', async () => {
  const { log, callbacks } = record();
  await showInProvider(<MobileDatePicker defaultValue={march17} {...callbacks} />);
  for (const name of ['20', '17']) {
    await openPopup();
    await day(name).click();
    await button('OK').click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
  expect(log.filter((call) => call.startsWith('accept'))).toEqual([
    'accept 2026-03-20',
    'accept 2026-03-17',
  ]);
});

/** A field that a button resets with `null` alone. */
function ResetByNull() {
  const [value, setValue] = useState<Value>(null);
  return (
    <>
      <DateField label="Due" value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue(null)}>
        Reset
      </button>
    </>
  );
}

claim(
  'While a new date is half typed, the value is still `null`, so setting `null` clears nothing: change the `key` of the picker or field as well.',
  async () => {
    const field = await showInProvider(<ResetByNull />);
    await section('Month').click();
    await userEvent.keyboard('0317');
    await button('Reset').click();
    await expect.element(page.getByRole('group', { name: 'Due' })).toMatchTextContent('03/17/YYYY');
    await field.unmount();
    await show(<TypingSteps />);
    await section('Month').click();
    await userEvent.keyboard('0317');
    await button('Start again').click();
    await expect
      .element(page.getByRole('group', { name: 'Specimen collected on' }))
      .toMatchTextContent('MM/DD/YYYY');
  },
);

claim(
  'or the new end before the start, the clicked day becomes the start and the end becomes `null` until people choose it',
  async () => {
    await show(<RangeSteps />);
    const status = page.getByText(/^Last change/);
    await openPopup();
    await day('6').click();
    await expect.element(status).toMatchTextContent('Last change: May 6 – May 11.');
    await day('2').click();
    await expect.element(status).toMatchTextContent('Last change: May 2 – null.');
    await userEvent.keyboard('{Escape}');
    // If people close the popup at that point, `onAccept` gets it too.
    await expect.element(status).toMatchTextContent('Accepted: May 2 – null.');
  },
);

claim('press :kbd[Esc] or click outside', async () => {
  const { log, callbacks } = record();
  await showInProvider(<MobileDatePicker defaultValue={march17} {...callbacks} />);
  await openPopup();
  await day('20').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(log).toEqual(['open', 'change 2026-03-20', 'accept 2026-03-20', 'close']);
});

claim('`onOpen` fires when people open the popup, not when your code sets `open`.', async () => {
  const { log, callbacks } = record();
  await showInProvider(<DesktopDatePicker defaultValue={march17} open {...callbacks} />);
  await expect.element(day('20')).toBeVisible();
  expect(log).toEqual([]);
});

claim(
  'In version 8.5, a click on Next does not call it, and with a controlled `view`, Next does nothing.',
  async () => {
    const views: string[] = [];
    const openAndPressNext = async (props: MobileDateTimePickerProps) => {
      const screen = await showInProvider(
        <MobileDateTimePicker
          defaultValue={march17}
          onViewChange={(view) => views.push(view)}
          {...props}
        />,
      );
      await openPopup();
      await expect.element(day('20')).toBeVisible();
      await button('Next').click();
      return screen;
    };
    const screen = await openAndPressNext({});
    await expect.element(option('12 hours')).toBeVisible();
    await screen.unmount();
    await openAndPressNext({ view: 'day' });
    await expect.element(option('12 hours')).not.toBeInTheDocument();
    await expect.element(day('20')).toBeVisible();
    expect(views).toEqual([]);
  },
);
