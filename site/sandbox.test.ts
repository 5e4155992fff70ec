import { expect, test } from 'vitest';
import { adapterPackageOf } from 'engine/features/demos/sandbox/adapter-package.ts';
import { sandbox } from './sandbox.ts';

test.each([
  ['@mui/lab/AdapterDateFns', 'date-fns', '^4.1.0'],
  ['@mui/x-date-pickers/AdapterDayjs', 'dayjs', '^1.11.13'],
  ['@mui/x-date-pickers-pro/AdapterLuxon', 'luxon', '^3.6.1'],
  ['@mui/x-date-pickers/AdapterMoment', 'moment', '^2.30.1'],
  ['@mui/x-date-pickers/AdapterDateFnsJalali', 'date-fns-jalali', '^4.1.0-0'],
  ['@mui/x-date-pickers/AdapterMomentHijri', 'moment-hijri', '^3.0.0'],
  ['@mui/x-date-pickers/AdapterMomentJalaali', 'moment-jalaali', '^0.10.4'],
])('%s needs %s', (specifier, name, range) => {
  expect(adapterPackageOf(specifier, sandbox.adapters)).toEqual({ name, range });
});

test.each(['@mui/x-date-pickers', 'dayjs', '@mui/x-date-pickers-premium/AdapterFoo'])(
  '%s is no adapter import',
  (specifier) => {
    expect(adapterPackageOf(specifier, sandbox.adapters)).toBeUndefined();
  },
);

test.each([
  ['@mui/x-date-pickers/AdapterDateFnsV2', 'AdapterDateFnsV2'],
  ['@mui/lab/AdapterFoo', 'AdapterFoo'],
])('%s is refused with the name of the adapter', (specifier, adapter) => {
  expect(() => adapterPackageOf(specifier, sandbox.adapters)).toThrow(
    new TypeError(`Can't determine required npm package for adapter '${adapter}'`),
  );
});
