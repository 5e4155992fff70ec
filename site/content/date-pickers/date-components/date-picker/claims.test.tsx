import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ClearReminder from './demos/clear-reminder.tsx';
import HarvestWeeks from './demos/harvest-weeks.tsx';
import MarketDays from './demos/market-days.tsx';
import MonthOrYear from './demos/month-or-year.tsx';
import PassportBirthday from './demos/passport-birthday.tsx';
import ReturnShortcuts from './demos/return-shortcuts.tsx';
import SignedContract from './demos/signed-contract.tsx';

const section = (name: string) => page.getByRole('spinbutton', { name });
const day = (name: string) => page.getByRole('gridcell', { name, exact: true });
const open = () => page.getByRole('button', { name: /Choose date/ }).click();
const shown = () =>
  [...document.querySelectorAll('.MuiPickersSectionList-root')].map((field) =>
    field.textContent?.replaceAll(/[\u2066-\u2069\u200e]/g, ''),
  );

function Picker(props: DatePickerProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Due" {...props} />
    </LocalizationProvider>
  );
}

claim('When people choose another day, the time of the value stays the same.', async () => {
  const changed = vi.fn();
  await show(
    <Picker
      defaultValue={dayjs('2026-03-17T14:45')}
      onChange={(value: Dayjs | null) => changed(value?.format('YYYY-MM-DD HH:mm'))}
    />,
  );
  await open();
  await day('20').click();
  expect(changed.mock.lastCall).toEqual(['2026-03-20 14:45']);
});

claim('`views` lists the units people choose, and the field shows only those.', async () => {
  await show(<MonthOrYear />);
  await expect.poll(shown).toEqual(['09/2028', 'March 2026', '1974']);
});

claim(
  'In the popup of an empty picker, they come from `referenceDate`; a year typed into an empty field becomes the first day of that year.',
  async () => {
    const changed = vi.fn();
    const picker = (key: string) => (
      <Picker
        key={key}
        views={['year']}
        referenceDate={dayjs('2020-05-06')}
        onChange={(value: Dayjs | null) => changed(value?.format('YYYY-MM-DD'))}
      />
    );
    const popup = await show(picker('popup'));
    await open();
    await page.getByRole('radio', { name: '2021' }).click();
    expect(changed.mock.lastCall).toEqual(['2021-05-06']);
    await popup.unmount();

    await show(picker('field'));
    await section('Year').click();
    await userEvent.keyboard('1974');
    expect(changed.mock.lastCall).toEqual(['1974-01-01']);
  },
);

claim('Start with the year: `openTo="year"`.', async () => {
  await show(<PassportBirthday />);
  await expect.poll(shown).toEqual(['02 November 1988']);
  await open();
  const years = page.getByRole('radio');
  await expect.element(years.first()).toBeVisible();
  // the latest years first, and `maxDate` leaves out the future
  expect(years.first().element().textContent).toBe('2026');
});

claim('If the format has month names, people can type the first letter.', async () => {
  await show(<PassportBirthday />);
  await section('Month').click();
  await userEvent.keyboard('m');
  await expect.poll(() => shown()[0]).toMatch(/^02 (March|May) 1988$/);
});

claim('six rows in every month so that nothing jumps, and weekdays with two letters:', async () => {
  await show(<HarvestWeeks />);
  await open();
  await expect.element(page.getByRole('grid')).toBeVisible();
  const weeks = () => document.querySelectorAll('.MuiDayCalendar-weekNumber').length;
  await expect.poll(weeks).toBe(6);
  await expect.element(page.getByRole('columnheader', { name: 'Monday' })).toHaveTextContent('Mo');
});

claim('On a desktop, a click on a day closes the calendar', async () => {
  const screen = await show(<Picker defaultValue={dayjs('2026-03-17')} />);
  await open();
  await day('20').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await screen.unmount();
  await show(<ClearReminder />);
  await page.getByRole('button', { name: /Choose date/ }).click();
  await day('20').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Reminder off');
});

claim('`clearable` on the field adds a button that empties it.', async () => {
  await show(<ClearReminder />);
  await page.getByRole('group').hover();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Reminder off');
});

claim(
  "A shortcut accepts the value and closes the calendar. With `changeImportance: 'set'` on the slot, it only changes the value.",
  async () => {
    const screen = await show(<ReturnShortcuts />);
    await open();
    await page.getByRole('button', { name: 'Four weeks' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(shown).toEqual(['04/14/2026']);
    await screen.unmount();
    await show(
      <Picker
        minDate={dayjs('2026-03-10')}
        defaultValue={dayjs('2026-03-17')}
        slotProps={{
          shortcuts: {
            changeImportance: 'set',
            items: [
              { label: 'Next day', getValue: () => dayjs('2026-03-18') },
              { label: 'Too early', getValue: () => dayjs('2026-03-01') },
            ],
          },
        }}
      />,
    );
    await open();
    // A shortcut whose value is not valid is disabled.
    await expect
      .element(page.getByRole('button', { name: 'Too early' }))
      .toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Next day' }).click();
    await expect.poll(shown).toEqual(['03/18/2026']);
    await expect.element(page.getByRole('dialog')).toBeVisible();
  },
);

claim('so the demo gives marked days a longer name', async () => {
  await show(<MarketDays />);
  await expect.element(day('21, market day')).toBeVisible();
  await expect.element(day('20')).toBeVisible();
});

claim(
  'A read-only picker can be focused and read, but not changed. A disabled one cannot be used at all, and a form does not send it.',
  async () => {
    const screen = await show(<SignedContract />);
    const year = section('Year').first();
    await year.click();
    await expect.element(year).toHaveFocus();
    await userEvent.keyboard('2030');
    await expect.poll(() => shown()[0]).toBe('02/11/2026');
    await screen.unmount();
    await show(
      <form aria-label="Contract">
        <Picker name="signed" defaultValue={dayjs('2026-02-11')} readOnly />
        <Picker name="ends" defaultValue={dayjs('2027-02-10')} disabled />
      </form>,
    );
    const form = document.querySelector('form');
    expect(form && [...new FormData(form).keys()]).toEqual(['signed']);
  },
);
