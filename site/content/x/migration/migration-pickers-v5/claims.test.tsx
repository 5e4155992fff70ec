import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import { claim, expect, page, show, userEvent } from '#claims';
import WithoutRenderInput from './demos/without-render-input.tsx';

function showInProvider(children: ReactNode) {
  return show(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
}

claim(
  'The picker brings its field. Props that you passed to `TextField` go into `slotProps.textField`.',
  async () => {
    await show(<WithoutRenderInput />);
    const group = page.getByRole('group', { name: 'Annual inspection' });
    await expect.element(group).toMatchTextContent('19.10.2026');
    await expect.element(group).toHaveAccessibleDescription('Once a year');
  },
);

claim(
  'A format such as `MMMM D, YYYY`, which no mask could handle, can now be typed.',
  async () => {
    await showInProvider(
      <DateField label="Due" format="MMMM D, YYYY" defaultValue={dayjs('2026-10-19')} />,
    );
    await page.getByRole('spinbutton', { name: 'Month' }).click();
    await userEvent.keyboard('d24');
    await expect
      .element(page.getByRole('group', { name: 'Due' }))
      .toMatchTextContent('December 24, 2026');
  },
);

claim('compares a date with a number and is always false, so nothing is disabled', () => {
  expect(Number(dayjs('2026-10-19T05:00')) < 8).toBe(false);
});

claim('To keep the clock face in a Time Picker, set `viewRenderers`:', async () => {
  await showInProvider(
    <DesktopTimePicker
      defaultValue={dayjs('2026-10-19T09:00')}
      viewRenderers={{ hours: renderTimeViewClock, minutes: renderTimeViewClock }}
    />,
  );
  await page.getByRole('button', { name: /^Choose time/ }).click();
  await expect.element(page.getByRole('listbox', { name: /^Select hours/ })).toBeInTheDocument();
  expect(document.querySelector('.MuiClock-root')).not.toBeNull();
});
