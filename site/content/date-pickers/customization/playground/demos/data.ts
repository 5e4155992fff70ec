/** A part of a picker: how to reach it with a slot, a class or the theme. */
export interface Part {
  name: string;
  slot: string;
  className: string;
  theme: string;
}

export const parts: readonly Part[] = [
  {
    name: 'Toolbar',
    slot: 'toolbar',
    className: 'MuiPickersToolbar-root',
    theme: 'MuiPickersToolbar',
  },
  {
    name: 'Calendar header',
    slot: 'calendarHeader',
    className: 'MuiPickersCalendarHeader-root',
    theme: 'MuiPickersCalendarHeader',
  },
  {
    name: 'Month label',
    slot: 'calendarHeader',
    className: 'MuiPickersCalendarHeader-label',
    theme: 'MuiPickersCalendarHeader',
  },
  {
    name: 'Year button',
    slot: 'switchViewButton',
    className: 'MuiPickersCalendarHeader-switchViewButton',
    theme: 'MuiPickersCalendarHeader',
  },
  {
    name: 'Arrows',
    slot: 'previousIconButton, nextIconButton',
    className: 'MuiPickersArrowSwitcher-button',
    theme: 'MuiPickersArrowSwitcher',
  },
  {
    name: 'Weekdays',
    slot: '–',
    className: 'MuiDayCalendar-weekDayLabel',
    theme: 'MuiDayCalendar',
  },
  {
    name: 'Week numbers',
    slot: '–',
    className: 'MuiDayCalendar-weekNumber',
    theme: 'MuiDayCalendar',
  },
  { name: 'Days', slot: 'day', className: 'MuiPickersDay-root', theme: 'MuiPickersDay' },
  {
    name: 'Selected day',
    slot: 'day',
    className: 'MuiPickersDay-root.Mui-selected',
    theme: 'MuiPickersDay',
  },
  {
    name: 'Shortcuts',
    slot: 'shortcuts',
    className: 'MuiPickersLayout-shortcuts',
    theme: 'MuiPickersLayout',
  },
  {
    name: 'Action bar',
    slot: 'actionBar',
    className: 'MuiPickersLayout-actionBar',
    theme: 'MuiPickersLayout',
  },
];
