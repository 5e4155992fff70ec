import type { Product } from 'engine';

/** Fields, pickers and calendars for dates, times and ranges. */
export const datePickers: Product = {
  id: 'x-date-pickers',
  folder: 'date-pickers',
  name: 'Date and Time Pickers',
  family: 'MUI X',
  familyPathname: '/x/introduction',
  pathname: '/x/react-date-pickers',
  packageName: '@mui/x-date-pickers',
  navigation: 'x',
  glyph: 'picker',
  api: {
    pathname: '/x/api/date-pickers',
    packages: [
      { name: '@mui/x-date-pickers', without: 'Adapter' },
      { name: '@mui/x-date-pickers-pro', plan: 'pro', without: 'Adapter' },
    ],
    docsOrigin: 'https://mui.com',
    // Without an adapter the type of a date is unknown; its name says more to a reader than `any`.
    declarations: `
      import '@mui/x-date-pickers/models';
      declare namespace Adapter {
        interface PickerValidDate { toString(): string }
      }
      declare module '@mui/x-date-pickers/models' {
        interface PickerValidDateLookup { date: Adapter.PickerValidDate }
      }`,
  },
  upgrades: [
    { pathname: '/x/migration/migration-pickers-v7', from: 'v7', to: 'v8' },
    { pathname: '/x/migration/migration-pickers-v6', from: 'v6', to: 'v7' },
    { pathname: '/x/migration/migration-pickers-v5', from: 'v5', to: 'v6' },
    { pathname: '/x/migration/migration-pickers-lab', from: '@mui/lab', to: 'v5' },
    { pathname: '/guides/pickers-migration', from: '@material-ui/pickers', to: 'v8' },
  ],
  versions: {
    pathname: '/x/react-date-pickers/',
    older: [
      { text: 'v7' },
      { text: 'v6' },
      { text: 'v5', pathname: '/x/react-date-pickers/getting-started/' },
    ],
  },
};
