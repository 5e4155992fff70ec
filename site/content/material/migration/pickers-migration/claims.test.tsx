import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { claim, expect, page, show, userEvent, vi } from '#claims';

function showInProvider(children: ReactNode) {
  return show(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
}

const group = page.getByRole('group', { name: 'Birthday' });
const birthday = dayjs('2026-03-17');

claim('There are no keyboard variants: people can type in every picker.', async () => {
  await showInProvider(<MobileDatePicker label="Birthday" defaultValue={birthday} />);
  await page.getByRole('spinbutton', { name: 'Day' }).click();
  await userEvent.keyboard('21');
  await expect.element(group).toMatchTextContent('03/21/2026');
});

claim('the same name, with `slotProps={{ field: { readOnly: true } }}`', async () => {
  await showInProvider(
    <DatePicker
      label="Birthday"
      defaultValue={birthday}
      slotProps={{ field: { readOnly: true } }}
    />,
  );
  await page.getByRole('spinbutton', { name: 'Day' }).click();
  await userEvent.keyboard('21');
  await expect.element(group).toMatchTextContent('03/17/2026');
  await page.getByRole('button', { name: /^Choose date/ }).click();
  await page.getByRole('gridcell', { name: '21' }).click();
  await expect.element(group).toMatchTextContent('03/21/2026');
});

claim('Each container is now a component:', async () => {
  await showInProvider(
    <>
      <DesktopDatePicker label="Inline" defaultValue={birthday} />
      <StaticDatePicker defaultValue={birthday} />
    </>,
  );
  expect(page.getByRole('grid').elements()).toHaveLength(1);
  await page.getByRole('button', { name: /^Choose date/ }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(document.querySelector('.MuiDialog-root')).toBeNull();
});

claim('Now it puts the cursor in the field, and the button opens the popup.', async () => {
  await showInProvider(<MobileDatePicker label="Birthday" defaultValue={birthday} />);
  await page.getByRole('spinbutton', { name: 'Day' }).click();
  await expect.element(page.getByRole('spinbutton', { name: 'Day' })).toHaveFocus();
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
  await page.getByRole('button', { name: /^Choose date/ }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

claim('uncontrolled, empty', async () => {
  await showInProvider(<DatePicker label="Birthday" value={undefined} />);
  await expect.element(group).toMatchTextContent('MM/DD/YYYY');
});

claim('Without a message, the field turns red but does not say why.', async () => {
  await showInProvider(
    <DatePicker label="Birthday" defaultValue={birthday} minDate={dayjs('2026-04-01')} />,
  );
  await expect.element(group).toHaveAttribute('aria-invalid', 'true');
  await expect.element(group).not.toHaveAttribute('aria-describedby');
});

claim('The new ones report a reason in `onError`, and you show the message.', async () => {
  const report = vi.fn();
  await showInProvider(
    <DatePicker
      label="Birthday"
      defaultValue={birthday}
      minDate={dayjs('2026-04-01')}
      onError={report}
    />,
  );
  await expect.poll(() => report.mock.calls[0]?.[0]).toBe('minDate');
});
