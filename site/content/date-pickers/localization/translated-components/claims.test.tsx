import dayjs from 'dayjs';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import 'dayjs/locale/de';
import 'dayjs/locale/he';
import 'dayjs/locale/zh-cn';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { deDE, heIL, zhCN } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { claim, expect, page, show } from '#claims';
import ChooseLanguage from './demos/choose-language.tsx';
import GermanAppointment from './demos/german-appointment.tsx';
import IsoDates from './demos/iso-dates.tsx';
import MondayFirst from './demos/monday-first.tsx';
import OwnWords from './demos/own-words.tsx';

const text = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[aria-hidden=true]')].map(
    (input) => input.value,
  );

claim('Set both to show a picker in German.', async () => {
  await show(<GermanAppointment />);
  await expect.poll(() => text()[0]).toBe('17.03.2026 14:30');
  await page
    .getByRole('button', { name: /^Datum auswählen/ })
    .first()
    .click();
  await expect.element(page.getByText('März 2026')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Nächster Monat' })).toBeVisible();
});

const calendars = [
  { code: 'de', labels: deDE, header: 'März 2026', next: 'Nächster Monat', first: 'Montag' },
  { code: 'zh-cn', labels: zhCN, header: '三月 2026', next: '下个月', first: '星期一' },
  { code: 'he', labels: heIL, header: 'מרץ 2026', next: 'חודש הבא', first: 'ראשון' },
];

claim(
  'Your date library has the names of months, the order of day and month, and the first day of the week. The pickers add the labels around them',
  async () => {
    for (const { code, labels, header, next, first } of calendars) {
      const { unmount } = await show(
        <LocalizationProvider
          dateAdapter={AdapterDayjs}
          adapterLocale={code}
          localeText={labels.components.MuiLocalizationProvider.defaultProps.localeText}
        >
          <DateCalendar defaultValue={dayjs('2026-03-17')} />
        </LocalizationProvider>,
        { direction: code === 'he' ? 'rtl' : 'ltr' },
      );
      const label = document.querySelector('.MuiPickersCalendarHeader-label');
      await expect.element(page.getByRole('grid', { name: header })).toBeVisible();
      expect(label).toHaveTextContent(header);
      await expect.element(page.getByRole('button', { name: next })).toBeVisible();
      await expect.element(page.getByRole('columnheader').first()).toHaveAccessibleName(first);
      await unmount();
    }
  },
);

claim(
  'The header of the calendar writes the month before the year in every language.',
  async () => {
    await show(<ChooseLanguage />);
    await expect.element(page.getByText('mars 2026')).toBeVisible();
    await page.getByRole('button', { name: '简体中文' }).click();
    await expect.element(page.getByText('2026年3月')).toBeVisible();
    await expect.element(page.getByText('三月 2026')).not.toBeInTheDocument();
  },
);

claim(
  "Where several places set the same label, the nearest wins: the picker's own `localeText`, then the provider's, then the theme's.",
  async () => {
    await show(
      <ThemeProvider theme={createTheme({}, deDE)}>
        <LocalizationProvider dateAdapter={AdapterDayjs} localeText={{ okButtonLabel: 'Provider' }}>
          <MobileDatePicker
            label="One"
            defaultValue={dayjs('2026-03-17')}
            localeText={{ okButtonLabel: 'Picker' }}
          />
        </LocalizationProvider>
      </ThemeProvider>,
    );
    await page.getByRole('button', { name: /Datum auswählen/ }).click();
    await expect.element(page.getByRole('button', { name: 'Picker' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Abbrechen' })).toBeVisible();
  },
);

claim(
  'On the provider, `localeText` is for all pickers, on a picker only for that one.',
  async () => {
    await show(<OwnWords />);
    await page
      .getByRole('button', { name: /Choose date/ })
      .first()
      .click();
    await expect.element(page.getByRole('button', { name: 'Collect' })).toBeVisible();
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await page
      .getByRole('button', { name: /Choose date/ })
      .last()
      .click();
    await expect.element(page.getByRole('button', { name: 'Go back' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'OK' })).toBeVisible();
  },
);

claim('`keyboardDate` is the format of typed dates.', async () => {
  await show(<IsoDates />);
  await expect.poll(() => text()[0]).toBe('2026-03-17');
});

claim('If you want English labels and Monday, use the British locale:', async () => {
  await show(<MondayFirst />);
  await expect.element(page.getByRole('columnheader').first()).toHaveTextContent('Mo');
});

claim('Day.js in English starts on Sunday.', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Day" defaultValue={dayjs('2026-03-17')} />
    </LocalizationProvider>,
  );
  await page.getByRole('button', { name: /Choose date/ }).click();
  await expect.element(page.getByRole('columnheader').first()).toHaveAccessibleName('Sunday');
});

claim(
  'In a field, day, month and year keep their order from left to right if no spaces separate them, and a time is to the left of the date.',
  async () => {
    await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateTimeField label="Due" defaultValue={dayjs('2026-05-08T16:30')} />
      </LocalizationProvider>,
      { direction: 'rtl' },
    );
    const left = (name: string) =>
      page.getByRole('spinbutton', { name }).element().getBoundingClientRect().left;
    await expect.element(page.getByRole('group', { name: 'Due' })).toBeVisible();
    expect(left('Hours')).toBeLessThan(left('Month'));
    expect(left('Month')).toBeLessThan(left('Day'));
    expect(left('Day')).toBeLessThan(left('Year'));
  },
);
