import LabDatePicker from '@mui/lab/DatePicker';
import LabLocalizationProvider from '@mui/lab/LocalizationProvider';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import * as pickers from '@mui/x-date-pickers';
import * as pro from '@mui/x-date-pickers-pro';
import { claim, expect, page, show, vi, warnings } from '#claims';

claim('It exports everything from the other package', () => {
  const missing = Object.keys(pickers).filter((name) => !(name in pro));
  expect(missing).toEqual([]);
});

claim('The new packages have named exports only.', async () => {
  const entry: object = await import('@mui/x-date-pickers/DatePicker');
  expect(Object.keys(entry)).toContain('DatePicker');
  expect(Object.keys(entry)).not.toContain('default');
});

claim('List the actions in the order you want.', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        defaultValue={dayjs('2026-03-17')}
        slotProps={{ actionBar: { actions: ['clear', 'today', 'cancel', 'accept'] } }}
      />
    </LocalizationProvider>,
  );
  await page.getByRole('button', { name: /^Choose date/ }).click();
  await expect.element(page.getByRole('button', { name: 'OK' })).toBeVisible();
  const bar = document.querySelector('.MuiPickersLayout-actionBar');
  const labels = [...(bar?.querySelectorAll('button') ?? [])].map((button) => button.textContent);
  expect(labels).toEqual(['Clear', 'Today', 'Cancel', 'OK']);
});

claim('the components render nothing and log a warning', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { container } = await show(<LabDatePicker />);
  expect(container.textContent).toBe('');
  expect(warnings()).toContain('The DatePicker component was moved from `@mui/lab`');
});

claim(
  'pickers from the new package do not work with a `LocalizationProvider` from the lab.',
  async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const inside = { children: <DatePicker label="Arrival" /> };
    await show(
      <>
        <LabLocalizationProvider {...inside} />
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DatePicker label="Departure" />
        </LocalizationProvider>
      </>,
    );
    await expect.element(page.getByRole('group', { name: 'Departure' })).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Arrival' })).not.toBeInTheDocument();
  },
);

claim("todayButtonLabel: 'Now',", async () => {
  await show(
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{
        okButtonLabel: 'Save',
        cancelButtonLabel: 'Back',
        clearButtonLabel: 'Empty',
        todayButtonLabel: 'Now',
      }}
    >
      <MobileDatePicker
        slotProps={{ actionBar: { actions: ['clear', 'today', 'cancel', 'accept'] } }}
      />
    </LocalizationProvider>,
  );
  await page.getByRole('button', { name: /^Choose date/ }).click();
  for (const name of ['Empty', 'Now', 'Back', 'Save']) {
    await expect.element(page.getByRole('button', { name })).toBeVisible();
  }
});

claim('`closeOnSelect` replaces `disableCloseOnSelect`, with the opposite meaning.', async () => {
  const open = async (closeOnSelect: boolean) => {
    const view = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDatePicker defaultValue={dayjs('2026-03-17')} closeOnSelect={closeOnSelect} />
      </LocalizationProvider>,
    );
    await page.getByRole('button', { name: /^Choose date/ }).click();
    await page.getByRole('gridcell', { name: '20' }).click();
    return view;
  };
  const kept = await open(false);
  await expect
    .element(page.getByRole('gridcell', { name: '20' }))
    .toHaveAttribute('aria-selected', 'true');
  await kept.unmount();
  await open(true);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
