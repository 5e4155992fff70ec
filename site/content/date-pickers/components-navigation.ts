import type { NavItem } from 'engine';

/** The pickers, fields and calendars, by what they select. */
export const datePickerComponents: readonly NavItem[] = [
  {
    pathname: '/x/react-date-pickers/date-pickers',
    title: 'Date components',
    children: [
      {
        pathname: '/x/react-date-pickers/date-picker',
        title: 'Date Picker',
        folder: 'date-pickers/date-components/date-picker',
      },
      {
        pathname: '/x/react-date-pickers/date-field',
        title: 'Date Field',
        folder: 'date-pickers/date-components/date-field',
      },
      {
        pathname: '/x/react-date-pickers/date-calendar',
        title: 'Date Calendar',
        folder: 'date-pickers/date-components/date-calendar',
      },
    ],
  },
  {
    pathname: '/x/react-date-pickers/time-pickers',
    title: 'Time components',
    children: [
      {
        pathname: '/x/react-date-pickers/time-picker',
        title: 'Time Picker',
        folder: 'date-pickers/time-components/time-picker',
      },
      {
        pathname: '/x/react-date-pickers/time-field',
        title: 'Time Field',
        folder: 'date-pickers/time-components/time-field',
      },
      {
        pathname: '/x/react-date-pickers/time-clock',
        title: 'Time Clock',
        folder: 'date-pickers/time-components/time-clock',
      },
      {
        pathname: '/x/react-date-pickers/digital-clock',
        title: 'Digital Clock',
        folder: 'date-pickers/time-components/digital-clock',
      },
    ],
  },
  {
    pathname: '/x/react-date-pickers/date-time-pickers',
    title: 'Date Time components',
    children: [
      {
        pathname: '/x/react-date-pickers/date-time-picker',
        title: 'Date Time Picker',
        folder: 'date-pickers/date-time-components/date-time-picker',
      },
      {
        pathname: '/x/react-date-pickers/date-time-field',
        title: 'Date Time Field',
        folder: 'date-pickers/date-time-components/date-time-field',
      },
    ],
  },
  {
    pathname: '/x/react-date-pickers/date-range-pickers',
    title: 'Date Range components',
    plan: 'pro',
    children: [
      {
        pathname: '/x/react-date-pickers/date-range-picker',
        title: 'Date Range Picker',
        folder: 'date-pickers/date-range-components/date-range-picker',
      },
      {
        pathname: '/x/react-date-pickers/date-range-field',
        title: 'Date Range Field',
        folder: 'date-pickers/date-range-components/date-range-field',
      },
      {
        pathname: '/x/react-date-pickers/date-range-calendar',
        title: 'Date Range Calendar',
        folder: 'date-pickers/date-range-components/date-range-calendar',
      },
    ],
  },
  {
    pathname: '/x/react-date-pickers/time-range-pickers',
    title: 'Time Range components',
    plan: 'pro',
    children: [
      {
        pathname: '/x/react-date-pickers/time-range-picker',
        title: 'Time Range Picker',
        newFeature: true,
        folder: 'date-pickers/time-range-components/time-range-picker',
      },
      {
        pathname: '/x/react-date-pickers/time-range-field',
        title: 'Time Range Field',
        folder: 'date-pickers/time-range-components/time-range-field',
      },
    ],
  },
  {
    pathname: '/x/react-date-pickers/date-time-range-pickers',
    title: 'Date Time Range components',
    plan: 'pro',
    children: [
      {
        pathname: '/x/react-date-pickers/date-time-range-picker',
        title: 'Date Time Range Picker',
        folder: 'date-pickers/date-time-range-components/date-time-range-picker',
      },
      {
        pathname: '/x/react-date-pickers/date-time-range-field',
        title: 'Date Time Range Field',
        folder: 'date-pickers/date-time-range-components/date-time-range-field',
      },
    ],
  },
  {
    pathname: '/x/react-date-pickers/fields',
    title: 'Field components',
    folder: 'date-pickers/fields',
  },
];
