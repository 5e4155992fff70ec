import dayjs from 'dayjs';
import { useState, type ReactNode } from 'react';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import type { TransitionProps } from '@mui/material/transitions';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import {
  useIsValidValue,
  usePickerActionsContext,
  usePickerContext,
} from '@mui/x-date-pickers/hooks';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import type { PickersRangeCalendarHeaderProps } from '@mui/x-date-pickers-pro/PickersRangeCalendarHeader';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ActionButtons from './demos/action-buttons.tsx';
import ArrowButtons from './demos/arrow-buttons.tsx';
import DesktopToolbar from './demos/desktop-toolbar.tsx';
import MarkedDays from './demos/marked-days.tsx';
import OwnActionBar from './demos/own-action-bar.tsx';
import OwnHeader from './demos/own-header.tsx';
import OwnTabs from './demos/own-tabs.tsx';
import OwnToolbar from './demos/own-toolbar.tsx';
import RangeHeader from './demos/range-header.tsx';
import TabIcons from './demos/tab-icons.tsx';

function showInProvider(children: ReactNode) {
  return show(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
}

const openPopup = () =>
  page
    .getByRole('button', { name: /^Choose (date|range)/ })
    .first()
    .click();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const group = (name: string) => page.getByRole('group', { name });
const dialog = page.getByRole('dialog');
const due = dayjs('2026-03-17');

/** Creates a new component on each render. */
function Unstable() {
  const [count, setCount] = useState(0);
  return (
    <DesktopDatePicker
      open
      defaultValue={due}
      slots={{
        actionBar: () => (
          <button type="button" onClick={() => setCount(count + 1)}>
            Count {count}
          </button>
        ),
      }}
    />
  );
}

claim('React then removes the old one and mounts the new one', async () => {
  await showInProvider(<Unstable />);
  const before = page.getByText('Count 0').element();
  await page.getByText('Count 0').click();
  await expect.element(page.getByText('Count 1')).toBeVisible();
  expect(before.isConnected).toBe(false);
});

claim('An empty array removes the bar.', async () => {
  await showInProvider(
    <MobileDatePicker defaultValue={due} slotProps={{ actionBar: { actions: [] } }} />,
  );
  await openPopup();
  await expect.element(dialog).toBeVisible();
  expect(document.querySelector('.MuiPickersLayout-actionBar')).toBeNull();
});

claim('empties the value and closes', async () => {
  await show(<ActionButtons />);
  await openPopup();
  await button('Clear').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(group('Renewal')).toMatchTextContent('MM/DD/YYYY');
});

claim(
  'By default, the desktop variants of the Date Picker and the Date Range Picker have no buttons.',
  async () => {
    for (const picker of [
      <DesktopDatePicker key="day" defaultValue={due} />,
      <DesktopDateRangePicker key="range" defaultValue={[due, due]} />,
    ]) {
      const { unmount } = await showInProvider(picker);
      await openPopup();
      await expect.element(dialog).toBeVisible();
      expect(document.querySelector('.MuiPickersLayout-actionBar')).toBeNull();
      await unmount();
    }
  },
);

claim(
  'All other pickers have `cancel` and `nextOrAccept`, and so do these two with `closeOnSelect={false}`.',
  async () => {
    for (const picker of [
      <DesktopDateTimePicker key="both" defaultValue={due} />,
      <MobileDatePicker key="mobile" defaultValue={due} />,
      <DesktopDatePicker key="day" defaultValue={due} closeOnSelect={false} />,
      <DesktopDateRangePicker key="range" defaultValue={[due, due]} closeOnSelect={false} />,
    ]) {
      const { unmount } = await showInProvider(picker);
      await openPopup();
      await expect.element(button('Cancel')).toBeVisible();
      await expect.element(page.getByRole('button', { name: /^(Next|OK)$/ })).toBeVisible();
      await unmount();
    }
  },
);

claim(
  'sets today at midnight, or the current moment in pickers with a time, and closes',
  async () => {
    const values: string[] = [];
    const props = {
      defaultValue: due,
      slotProps: { actionBar: { actions: ['today' as const] } },
      onChange: (value: dayjs.Dayjs | null) => values.push(value?.format('YYYY-MM-DD HH:mm') ?? ''),
    };
    vi.setSystemTime(new Date(2026, 5, 4, 15, 20));
    for (const picker of [
      <DesktopDatePicker key="day" {...props} />,
      <DesktopDateTimePicker key="both" {...props} />,
    ]) {
      const { unmount } = await showInProvider(picker);
      await openPopup();
      await button('Today').click();
      await expect.element(dialog).not.toBeInTheDocument();
      await unmount();
    }
    vi.useRealTimers();
    expect(values).toEqual(['2026-06-04 00:00', '2026-06-04 15:20']);
  },
);

claim(
  '`currentMonth` is the same in all of them: the first visible month, unless `currentMonthCalendarPosition` puts it elsewhere.',
  async () => {
    const Months = ({ currentMonth, month }: PickersRangeCalendarHeaderProps) => (
      <p>{`${currentMonth.format('MMM')} of ${month.format('MMM')}`}</p>
    );
    const headers = async (currentMonthCalendarPosition: 1 | 2) => {
      const { container, unmount } = await showInProvider(
        <DateRangeCalendar
          defaultValue={[due, due]}
          currentMonthCalendarPosition={currentMonthCalendarPosition}
          slots={{ calendarHeader: Months }}
        />,
      );
      const texts = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
      await unmount();
      return texts;
    };
    expect(await headers(1)).toEqual(['Mar of Mar', 'Mar of Apr']);
    expect(await headers(2)).toEqual(['Mar of Feb', 'Mar of Mar']);
  },
);

claim(
  'In version 8.5, a component in the `desktopTransition` slot is not rendered: the popup fades instead.',
  async () => {
    const rendered = vi.fn();
    const Slow = ({ children }: TransitionProps) => {
      rendered();
      return <>{children}</>;
    };
    const entered = vi.fn();
    await showInProvider(
      <DesktopDatePicker
        defaultValue={due}
        slots={{ desktopTransition: Slow }}
        slotProps={{ desktopTransition: { onEntered: entered } }}
      />,
    );
    await openPopup();
    await expect.element(dialog).toBeVisible();
    await expect.poll(() => entered.mock.calls.length).toBe(1);
    expect(rendered).not.toHaveBeenCalled();
  },
);

claim('Replace the `actionBar` slot to render your own buttons.', async () => {
  await show(<OwnActionBar />);
  await openPopup();
  await page.getByRole('gridcell', { name: '24' }).click();
  await button('Book Jun 24').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(group('Guided tour')).toMatchTextContent('06/24/2026');
});

claim('Mobile pickers show it, desktop pickers hide it. Set `hidden` to change that', async () => {
  await show(<DesktopToolbar />);
  await openPopup();
  await expect.element(page.getByText('First day of the season')).toBeVisible();
  await expect.element(page.getByText('Saturday, April 25')).toBeVisible();
});

claim('Put it on the element that names the dialog.', async () => {
  await show(<OwnToolbar />);
  await openPopup();
  await expect.element(page.getByRole('dialog', { name: 'Date of the exam' })).toBeVisible();
  await expect.element(page.getByText('Day 45 of 120')).toBeVisible();
});

claim(
  'The mobile Date Time Picker has tabs to switch between day and time; the desktop one hides them.',
  async () => {
    const mobile = await showInProvider(<MobileDateTimePicker label="Due" defaultValue={due} />);
    await openPopup();
    await expect.element(page.getByRole('tab').first()).toBeVisible();
    expect(page.getByRole('tab').elements()).toHaveLength(2);
    await mobile.unmount();
    await showInProvider(<DesktopDateTimePicker label="Due" defaultValue={due} />);
    await openPopup();
    await expect.element(dialog).toBeVisible();
    expect(page.getByRole('tab').elements()).toHaveLength(0);
  },
);

claim(
  'Set `hidden` to decide yourself, and `dateIcon` and `timeIcon` to change the icons.',
  async () => {
    await show(<TabIcons />);
    await openPopup();
    const time = page.getByRole('tab', { name: 'Choose the time' });
    expect(time.element().querySelector('svg')?.dataset['testid']).toBe('AlarmOutlinedIcon');
    await time.click();
    await expect.element(page.getByRole('listbox').first()).toBeVisible();
  },
);

claim('To build your own, read `view` and call `setView`:', async () => {
  await show(<OwnTabs />);
  await openPopup();
  await button('Time').click();
  await expect.element(page.getByRole('listbox').first()).toBeVisible();
  await button('Day').click();
  await expect.element(page.getByRole('grid')).toBeVisible();
});

claim('their icons; swapped in right-to-left layouts', async () => {
  await show(<ArrowButtons />, { direction: 'rtl' });
  const previous = button('Previous month');
  await expect.element(previous).toBeVisible();
  expect(previous.element().querySelector('svg')?.dataset['testid']).toBe('EastIcon');
});

claim('Put `labelId` on the element with the month: it names the grid.', async () => {
  await show(<OwnHeader />);
  await button('Next year').click();
  await expect.element(page.getByRole('grid', { name: 'January 2027' })).toBeVisible();
});

claim(
  'The calendars of a range picker show several months, and each has its own header.',
  async () => {
    await show(<RangeHeader />);
    await openPopup();
    await expect.element(page.getByText('Low season')).toBeVisible();
    await expect.element(page.getByText('High season')).toBeVisible();
  },
);

claim('the demo gives marked days a longer name', async () => {
  await show(<MarkedDays />);
  await expect.element(page.getByRole('gridcell', { name: 'October 13, rehearsal' })).toBeVisible();
  await page.getByRole('gridcell', { name: '8', exact: true }).click();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(page.getByRole('gridcell', { name: 'October 6, rehearsal' })).toHaveFocus();
});

claim(
  'The `slotProps` of a picker are merged with those of the theme, slot by slot and prop by prop.',
  async () => {
    const theme = createTheme({
      components: {
        MuiDatePicker: {
          defaultProps: {
            slotProps: { actionBar: { actions: ['clear'] }, textField: { helperText: 'Theme' } },
          },
        },
      },
    });
    await showInProvider(
      <ThemeProvider theme={theme}>
        <DatePicker label="Due" defaultValue={due} slotProps={{ textField: { required: true } }} />
      </ThemeProvider>,
    );
    await expect.element(page.getByText('Theme')).toBeVisible();
    await expect.element(page.getByText('*')).toBeInTheDocument();
    await openPopup();
    await expect.element(button('Clear')).toBeVisible();
  },
);

claim(
  '`usePickerContext` and `usePickerActionsContext` throw an error outside a picker, for example in a standalone `DateCalendar`. There, the function of `useIsValidValue` accepts every value.',
  async () => {
    const State = () => {
      usePickerContext();
      return null;
    };
    const Actions = () => {
      usePickerActionsContext();
      return null;
    };
    const Valid = () => <p>{String(useIsValidValue()(due))}</p>;
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const Header of [State, Actions]) {
      await expect(
        showInProvider(<DateCalendar slots={{ calendarHeader: Header }} />),
      ).rejects.toThrow(/usePicker(Actions)?Context/);
    }
    errors.mockRestore();
    await showInProvider(
      <DateCalendar maxDate={due.subtract(1, 'year')} slots={{ calendarHeader: Valid }} />,
    );
    await expect.element(page.getByText('true')).toBeVisible();
  },
);
