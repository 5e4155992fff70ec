import dayjs from 'dayjs';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import FirstPicker from './demos/first-picker.tsx';
import SmallRequired from './demos/small-required.tsx';

const section = (name: string) => page.getByRole('spinbutton', { name });

claim(
  'While people type, `onAccept` also fires for half-typed years, so save only if `validationError` in its second argument is `null`.',
  async () => {
    const accepted: string[] = [];
    await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker
          label="Day"
          onAccept={(day, { validationError }) =>
            accepted.push(`${day?.format('YYYY-MM-DD') ?? ''} ${String(validationError)}`)
          }
        />
      </LocalizationProvider>,
    );
    await section('Month').click();
    await userEvent.keyboard('03172026');
    await expect.poll(() => accepted.at(-1)).toBe('2026-03-17 null');
    expect(accepted.length).toBeGreaterThan(1);
    expect(accepted.slice(0, -1).every((entry) => !entry.endsWith(' null'))).toBe(true);
  },
);

claim('An empty picker has the value `null`.', async () => {
  const changed = vi.fn();
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Day" defaultValue={dayjs('2026-03-17')} onChange={changed} />
    </LocalizationProvider>,
  );
  await section('Day').click();
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  await expect.poll(() => changed.mock.lastCall?.[0]).toBe(null);
});

claim(
  'There is no provider above the picker, or two versions of the package are installed.',
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(show(<DatePicker label="Day" />)).rejects.toThrow(
      'Can not find the date and time pickers localization context',
    );
    error.mockRestore();
  },
);

claim(
  'The form then sends the text that the field shows, in the format of the field.',
  async () => {
    await show(
      <form aria-label="Order">
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DatePicker label="Day" name="day" defaultValue={dayjs('2026-03-17')} />
        </LocalizationProvider>
      </form>,
    );
    await expect.element(section('Day')).toBeVisible();
    const form = document.querySelector('form');
    expect(form && new FormData(form).get('day')).toBe('03/17/2026');
  },
);

claim('Pass it the props of a text field with `slotProps`.', async () => {
  await show(<SmallRequired />);
  await expect
    .poll(() =>
      document.querySelector('.MuiInputBase-sizeSmall, .MuiPickersInputBase-inputSizeSmall'),
    )
    .not.toBeNull();
});

claim('The theme can hold the defaults of all pickers.', async () => {
  const theme = createTheme({
    components: { MuiDatePicker: { defaultProps: { format: 'DD.MM.YYYY' } } },
  });
  await show(
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Day" name="day" defaultValue={dayjs('2026-03-17')} />
      </LocalizationProvider>
    </ThemeProvider>,
  );
  await expect
    .poll(() => document.querySelector<HTMLInputElement>('input[name=day]')?.value)
    .toBe('17.03.2026');
});

claim('It looks like this:', async () => {
  await show(<FirstPicker />);
  await page.getByRole('button', { name: /Choose date/ }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});
