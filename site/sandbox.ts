import type { SandboxFacts } from 'engine';

/** What projects made of demos need: the library, its styles, and date libraries in the ranges the pickers are made for. */
export const sandbox: SandboxFacts = {
  packages: ['@emotion/react', '@emotion/styled', '@mui/material'],
  typed: ['@mui/', '@emotion/', '@react-spring/web', 'date-fns', 'dayjs', 'clsx'],
  companions: { '@mui/x-data-grid-generator': '@mui/icons-material' },
  adapters: {
    packages: ['@mui/lab', '@mui/x-date-pickers', '@mui/x-date-pickers-pro'],
    libraries: {
      AdapterDateFns: ['date-fns', '^4.1.0'],
      AdapterDateFnsJalali: ['date-fns-jalali', '^4.1.0-0'],
      AdapterDayjs: ['dayjs', '^1.11.13'],
      AdapterLuxon: ['luxon', '^3.6.1'],
      AdapterMoment: ['moment', '^2.30.1'],
      AdapterMomentHijri: ['moment-hijri', '^3.0.0'],
      AdapterMomentJalaali: ['moment-jalaali', '^0.10.4'],
    },
  },
  root: {
    imports: [
      `import CssBaseline from '@mui/material/CssBaseline';`,
      `import { StyledEngineProvider } from '@mui/material/styles';`,
    ],
    before: ['<StyledEngineProvider {order}>', '  <CssBaseline />'],
    after: ['</StyledEngineProvider>'],
    order: { plain: 'injectFirst', layered: 'enableCssLayer' },
  },
  layer: 'mui',
};
