import { fr } from 'date-fns/locale/fr';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { claim, expect, page, show, userEvent } from '#claims';
import DateFnsLocale from './demos/date-fns-locale.tsx';
import DayjsLocales from './demos/dayjs-locales.tsx';
import HeaderFormat from './demos/header-format.tsx';
import HourCycle from './demos/hour-cycle.tsx';
import LeadingZeros from './demos/leading-zeros.tsx';
import LuxonLocale from './demos/luxon-locale.tsx';
import MondayLocale from './demos/monday-locale.tsx';
import OneFormat from './demos/one-format.tsx';
import ProviderFormats from './demos/provider-formats.tsx';
import ToolbarFormat from './demos/toolbar-format.tsx';
import WeekdayNames from './demos/weekday-names.tsx';

const group = (name: string) => page.getByRole('group', { name, exact: true });
const weekdays = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((header) => `${header.textContent}=${header.getAttribute('aria-label') ?? ''}`);

claim('All pickers below the provider follow, and their values stay.', async () => {
  await show(<DayjsLocales />);
  const field = page.getByRole('group', { name: 'Ferry departure' });
  await expect.element(field).toMatchTextContent('08/09/2026 02:30 PM');
  await page.getByRole('button', { name: 'de', exact: true }).click();
  await expect.element(field).toMatchTextContent('09.08.2026 14:30');
  await page.getByRole('button', { name: 'sv', exact: true }).click();
  await expect.element(field).toMatchTextContent('2026-08-09 14:30');
  await page.getByRole('button', { name: /^Choose date/ }).click();
  await expect.element(page.getByText('augusti 2026')).toBeVisible();
});

claim('The provider does not change the global locale of Day.js.', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
      <DateCalendar defaultValue={dayjs('2026-05-08')} />
    </LocalizationProvider>,
  );
  await expect.element(page.getByText('Mai 2026')).toBeVisible();
  expect(dayjs('2026-05-08').format('MMMM')).toBe('May');
});

claim('The value is a `Date`.', async () => {
  await show(<DateFnsLocale />);
  await expect.element(page.getByRole('group')).toMatchTextContent('03/11/2026');
  await page.getByRole('button', { name: /^Choose date/ }).click();
  await expect.element(page.getByText('novembre 2026')).toBeVisible();
});

claim('not needed, it uses `Intl`', async () => {
  await show(<LuxonLocale />);
  await expect.element(page.getByRole('group')).toMatchTextContent('3.11.2026');
  await page.getByRole('button', { name: /^Choose date/ }).click();
  await expect.element(page.getByText('listopad 2026')).toBeVisible();
});

claim(
  'The locale decides whether a picker uses AM and PM. `ampm` overrides it for one picker.',
  async () => {
    await show(<HourCycle />);
    await expect.element(group('English')).toMatchTextContent('06:45 PM');
    await expect.element(group('English, 24 hours')).toMatchTextContent('18:45');
    await expect.element(group('German')).toMatchTextContent('18:45');
    await expect.element(group('German, 12 hours')).toMatchTextContent('06:45 PM');
  },
);

claim('Each token becomes a section, and other characters become separators.', async () => {
  await show(<OneFormat />);
  await expect.element(group('With weekday')).toMatchTextContent('Fri, May 08, 2026');
  await expect.element(group('With text')).toMatchTextContent('Day 08 of May');
  expect(group('With text').getByRole('spinbutton').elements()).toHaveLength(2);
});

claim('Set `shouldRespectLeadingZeros` on the field to show 5/8/2026.', async () => {
  await show(<LeadingZeros />);
  await expect.element(group('M/D/YYYY')).toMatchTextContent('05/08/2026');
  await expect.element(group('M/D/YYYY as written')).toMatchTextContent('5/8/2026');
});

claim(
  '`dateFormats` on the provider replaces formats everywhere below it: in fields, in calendars and in accessible names.',
  async () => {
    await show(<ProviderFormats />);
    await expect.element(group('Sample taken on')).toMatchTextContent('2026-02-11');
    await expect.element(group('Analyzed at')).toMatchTextContent('2026-02-12 16:20');
    await expect
      .element(page.getByRole('button', { name: 'Choose date, selected date is 2026-02-11' }))
      .toBeVisible();
  },
);

claim(
  'Date Time Pickers join `keyboardDate` and the time, so they ignore `keyboardDateTime24h`.',
  async () => {
    await show(
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        dateFormats={{ keyboardDate: 'DD.MM.YYYY', keyboardDateTime24h: 'YYYY HH' }}
      >
        <DateTimePicker label="Picker" ampm={false} defaultValue={dayjs('2026-05-08T16:20')} />
        <DateTimeField label="Field" ampm={false} defaultValue={dayjs('2026-05-08T16:20')} />
      </LocalizationProvider>,
    );
    await expect.element(group('Picker')).toMatchTextContent('08.05.2026 16:20');
    await expect.element(group('Field')).toMatchTextContent('2026 16');
  },
);

claim(
  'With `enableAccessibleFieldDOMStructure={false}`, the text of the `input` then contains an invisible character after a single digit.',
  async () => {
    const props = {
      format: 'M/D/YYYY',
      shouldRespectLeadingZeros: true,
      defaultValue: dayjs('2026-05-08'),
    };
    await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateField label="Sections" {...props} />
        <DateField label="Plain" enableAccessibleFieldDOMStructure={false} {...props} />
      </LocalizationProvider>,
    );
    await expect.element(group('Sections')).toBeVisible();
    const texts = [...document.querySelectorAll('input')].map((input) => input.value);
    expect(texts).toEqual(['5/8/2026', '5\u200e/8\u200e/2026']);
  },
);

claim('Screen readers announce the full name either way.', async () => {
  await show(<WeekdayNames />);
  await expect.element(page.getByRole('grid')).toBeVisible();
  expect(weekdays().slice(0, 2)).toEqual(['Sun=Sunday', 'Mon=Monday']);
});

claim(
  'For locales that put the year first, set `format` in `slotProps.calendarHeader`.',
  async () => {
    await show(<HeaderFormat />);
    await expect.element(page.getByText('2026年5月')).toBeVisible();
  },
);

claim('`toolbarFormat` changes the format.', async () => {
  await show(<ToolbarFormat />);
  await page.getByRole('button', { name: /^Choose date/ }).click();
  await expect.element(page.getByText('Friday, September 25')).toBeVisible();
});

claim('The third argument, `true`, adds the locale without making it the global one.', async () => {
  await show(<MondayLocale />);
  await expect.element(page.getByText('May 2026')).toBeVisible();
  expect(weekdays()[0]).toBe('M=Monday');
  expect(dayjs.locale()).toBe('en');
});

function Nested({ children }: { children: ReactNode }) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
      {children}
    </LocalizationProvider>
  );
}

claim(
  'It can change `localeText`, but its `adapterLocale` and `dateFormats` have no effect.',
  async () => {
    await show(
      <Nested>
        <LocalizationProvider
          adapterLocale="sv"
          dateFormats={{ keyboardDate: 'YYYY' }}
          localeText={{ month: 'Maand' }}
        >
          <DateField label="Inner" defaultValue={dayjs('2026-05-08')} />
        </LocalizationProvider>
      </Nested>,
    );
    await expect.element(group('Inner')).toMatchTextContent('08.05.2026');
    await expect.element(page.getByRole('spinbutton', { name: 'Maand' })).toBeVisible();
  },
);

/** Draws a field from right to left and gives the names of its sections, from the left. */
async function sectionsFromLeft(format?: string) {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField label="Due" defaultValue={dayjs('2026-05-08')} {...(format && { format })} />
    </LocalizationProvider>,
    { direction: 'rtl' },
  );
  await expect.element(group('Due')).toBeVisible();
  return page
    .getByRole('spinbutton')
    .elements()
    .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
    .map((section) => section.getAttribute('aria-label'));
}

claim(
  'a format without spaces, such as `MM/DD/YYYY`, keeps its order from left to right',
  async () => {
    expect(await sectionsFromLeft()).toEqual(['Month', 'Day', 'Year']);
  },
);

claim(
  'Parts with spaces between them go from right to left: `MMMM D, YYYY` shows the year on the left.',
  async () => {
    expect(await sectionsFromLeft('MMMM D, YYYY')).toEqual(['Year', 'Day', 'Month']);
  },
);

claim('Sections have leading zeros by default, even if the format has none', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={fr}>
      <DateField label="date-fns" format="d/M/yyyy" defaultValue={new Date(2026, 4, 8)} />
    </LocalizationProvider>,
  );
  await expect.element(group('date-fns')).toMatchTextContent('08/05/2026');
  await page.getByRole('spinbutton').first().click();
  await userEvent.keyboard('9');
  await expect.element(group('date-fns')).toMatchTextContent('09/05/2026');
});

claim('With Luxon and no `adapterLocale`, the adapter uses `en-US`.', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <DateCalendar />
    </LocalizationProvider>,
  );
  await expect.element(page.getByRole('grid')).toBeVisible();
  expect(weekdays()[0]).toBe('S=Sunday');
});

claim(
  'A field shows tokens that it cannot edit, such as the quarter `Q`, as plain text.',
  async () => {
    await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateField label="Quarter" format="Q / YYYY" defaultValue={dayjs('2026-05-08')} />
      </LocalizationProvider>,
    );
    await expect.element(group('Quarter')).toMatchTextContent('Q / 2026');
  },
);
