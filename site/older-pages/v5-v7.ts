/**
 * Pages of this site that versions 5, 6 and 7 of the documentation have at the same addresses.
 * Read from lists of pages and the links in published packages.
 */
export const v5V6V7Pages: Readonly<Record<string, string>> = {
  '/x/api/date-pickers/date-picker': '/x/api/date-pickers/date-picker/',
  '/x/api/date-pickers/date-range-picker': '/x/api/date-pickers/date-range-picker/',
  '/x/api/date-pickers/date-range-picker-day': '/x/api/date-pickers/date-range-picker-day/',
  '/x/api/date-pickers/date-time-picker': '/x/api/date-pickers/date-time-picker/',
  '/x/api/date-pickers/desktop-date-picker': '/x/api/date-pickers/desktop-date-picker/',
  '/x/api/date-pickers/desktop-date-range-picker': '/x/api/date-pickers/desktop-date-range-picker/',
  '/x/api/date-pickers/desktop-date-time-picker': '/x/api/date-pickers/desktop-date-time-picker/',
  '/x/api/date-pickers/desktop-time-picker': '/x/api/date-pickers/desktop-time-picker/',
  '/x/api/date-pickers/mobile-date-picker': '/x/api/date-pickers/mobile-date-picker/',
  '/x/api/date-pickers/mobile-date-range-picker': '/x/api/date-pickers/mobile-date-range-picker/',
  '/x/api/date-pickers/mobile-date-time-picker': '/x/api/date-pickers/mobile-date-time-picker/',
  '/x/api/date-pickers/mobile-time-picker': '/x/api/date-pickers/mobile-time-picker/',
  '/x/api/date-pickers/pickers-day': '/x/api/date-pickers/pickers-day/',
  '/x/api/date-pickers/static-date-picker': '/x/api/date-pickers/static-date-picker/',
  '/x/api/date-pickers/static-date-range-picker': '/x/api/date-pickers/static-date-range-picker/',
  '/x/api/date-pickers/static-date-time-picker': '/x/api/date-pickers/static-date-time-picker/',
  '/x/api/date-pickers/static-time-picker': '/x/api/date-pickers/static-time-picker/',
  '/x/api/date-pickers/time-picker': '/x/api/date-pickers/time-picker/',
  '/x/react-data-grid/aggregation': '/x/react-data-grid/aggregation/',
  '/x/react-data-grid/column-visibility': '/x/react-data-grid/column-visibility/',
  '/x/react-date-pickers/date-picker': '/x/react-date-pickers/date-picker/',
  '/x/react-date-pickers/date-range-picker': '/x/react-date-pickers/date-range-picker/',
  '/x/react-date-pickers/date-time-picker': '/x/react-date-pickers/date-time-picker/',
  '/x/react-date-pickers/localization': '/x/react-date-pickers/localization/',
  '/x/react-date-pickers/time-picker': '/x/react-date-pickers/time-picker/',
};
