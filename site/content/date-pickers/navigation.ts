import type { NavItem } from 'engine';
import { datePickerApis } from './api-navigation.ts';
import { datePickerComponents } from './components-navigation.ts';

/** The date and time pickers part of the MUI X tree. */
export const datePickersNavigation: NavItem = {
  pathname: '/x/react-date-pickers-group',
  index: '/x/react-date-pickers',
  title: 'Date and Time Pickers',
  children: [
    { pathname: '/x/react-date-pickers', title: 'Overview', folder: 'date-pickers/overview' },
    {
      pathname: '/x/react-date-pickers/quickstart',
      title: 'Quickstart',
      folder: 'date-pickers/quickstart',
    },
    {
      pathname: '/x/react-date-pickers/choose-a-picker',
      title: 'Choose a picker',
      folder: 'date-pickers/choose-a-picker',
    },
    {
      pathname: '/x/react-date-pickers/base-concepts',
      title: 'Base concepts',
      folder: 'date-pickers/base-concepts',
    },
    {
      pathname: '/x/react-date-pickers-components',
      subheader: 'Components',
      children: datePickerComponents,
    },
    {
      pathname: '/x/react-date-pickers/main-features',
      subheader: 'Main features',
      children: [
        {
          pathname: '/x/react-date-pickers/validation',
          title: 'Validation',
          folder: 'date-pickers/validation',
        },
        {
          pathname: '/x/react-date-pickers/lifecycle',
          title: 'Components lifecycle',
          folder: 'date-pickers/lifecycle',
        },
        {
          pathname: '/x/react-date-pickers/shortcuts',
          title: 'Shortcuts',
          folder: 'date-pickers/shortcuts',
        },
        {
          pathname: '/x/react-date-pickers/accessibility',
          title: 'Accessibility',
          folder: 'date-pickers/accessibility',
        },
      ],
    },
    {
      pathname: '/x/react-date-pickers/localization-group',
      subheader: 'Localization',
      children: [
        {
          pathname: '/x/react-date-pickers/localization',
          title: 'Translated components',
          folder: 'date-pickers/localization/translated-components',
        },
        {
          pathname: '/x/react-date-pickers/adapters-locale',
          title: 'Date format and localization',
          folder: 'date-pickers/localization/adapters-locale',
        },
        {
          pathname: '/x/react-date-pickers/timezone',
          title: 'UTC and timezones',
          folder: 'date-pickers/localization/timezone',
        },
        {
          pathname: '/x/react-date-pickers/calendar-systems',
          title: 'Calendar systems',
          folder: 'date-pickers/localization/calendar-systems',
        },
      ],
    },
    {
      pathname: '/x/react-date-pickers/customization-group',
      subheader: 'Customization',
      children: [
        {
          pathname: '/x/react-date-pickers/custom-components',
          title: 'Custom subcomponents',
          folder: 'date-pickers/customization/custom-components',
        },
        {
          pathname: '/x/react-date-pickers/custom-layout',
          title: 'Custom layout',
          folder: 'date-pickers/customization/custom-layout',
        },
        {
          pathname: '/x/react-date-pickers/custom-field',
          title: 'Custom field',
          folder: 'date-pickers/customization/custom-field',
        },
        {
          pathname: '/x/react-date-pickers/custom-opening-button',
          title: 'Custom opening button',
          folder: 'date-pickers/customization/custom-opening-button',
        },
        {
          pathname: '/x/react-date-pickers/playground',
          title: 'Customization playground',
          folder: 'date-pickers/customization/playground',
        },
      ],
    },
    {
      pathname: '/x/api/picker-resources',
      subheader: 'Resources',
      children: [
        {
          pathname: '/x/api/date-pickers-group',
          index: '/x/api/date-pickers',
          title: 'API reference',
          children: datePickerApis,
        },
      ],
    },
  ],
};
