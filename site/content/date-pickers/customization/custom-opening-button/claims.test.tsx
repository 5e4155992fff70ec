import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { claim, expect, page, show, userEvent } from '#claims';
import ButtonPosition from './demos/button-position.tsx';
import IconByState from './demos/icon-by-state.tsx';
import OpenOnClick from './demos/open-on-click.tsx';
import OpeningIcon from './demos/opening-icon.tsx';
import OutsideButton from './demos/outside-button.tsx';
import TextOpeningButton from './demos/text-opening-button.tsx';
import TwoInputsButton from './demos/two-inputs-button.tsx';

function showInProvider(children: ReactNode) {
  return show(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
}

const dialog = page.getByRole('dialog');
const group = (name: string) => page.getByRole('group', { name, exact: true });

claim('Pass a component to the `openPickerIcon` slot to change the icon', async () => {
  await show(<OpeningIcon />);
  const open = page.getByRole('button', { name: /May 23, 1994/ });
  await expect.element(open).toBeVisible();
  expect(open.element().querySelector('svg')?.dataset['testid']).toBe('CakeOutlinedIcon');
});

claim(
  'The component in the slot can read the state of the picker with `usePickerContext`.',
  async () => {
    await show(<IconByState />);
    const icon = () => document.querySelector('button svg')?.getAttribute('data-testid');
    expect(icon()).toBe('ExpandMoreIcon');
    await page.getByRole('button', { name: /^Choose date/ }).click();
    await expect.element(dialog).toBeVisible();
    expect(icon()).toBe('ExpandLessIcon');
  },
);

claim('`openPickerButtonPosition="start"` moves it to the start', async () => {
  await show(<ButtonPosition />);
  const month = group('At the start').getByRole('spinbutton', { name: 'Month' }).element();
  const open = group('At the start').getByRole('button').element();
  expect(open.getBoundingClientRect().right).toBeLessThanOrEqual(
    month.getBoundingClientRect().left,
  );
});

claim('If both are on the same side, they share one adornment.', async () => {
  await showInProvider(
    <DatePicker
      label="Due"
      defaultValue={dayjs('2026-03-17')}
      slotProps={{ field: { clearable: true } }}
    />,
  );
  await expect.element(group('Due')).toBeVisible();
  const adornments = document.querySelectorAll('.MuiInputAdornment-root');
  expect(adornments).toHaveLength(1);
  expect(adornments[0]?.querySelectorAll('button')).toHaveLength(2);
});

claim('To render another button, replace the slot.', async () => {
  await show(<TextOpeningButton />);
  await page.getByRole('button', { name: 'Calendar' }).click();
  await expect.element(dialog).toBeVisible();
});

claim('People can still type after they have closed the popup with :kbd[Esc].', async () => {
  await show(<OpenOnClick />);
  await page.getByRole('spinbutton', { name: 'Day' }).click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('spinbutton', { name: 'Day' })).toHaveFocus();
  await userEvent.keyboard('21');
  await expect.element(group('Tasting menu')).toMatchTextContent('10/21/2026');
});

claim('The focus returns to your button when the popup closes.', async () => {
  await show(<OutsideButton />);
  expect(page.getByRole('button').elements()).toHaveLength(1);
  await page.getByRole('button', { name: 'Choose the day of the festival' }).click();
  await page.getByRole('gridcell', { name: '20' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: 'Choose the day of the festival' }))
    .toHaveFocus();
});

claim('To add a button, wrap the field and put it in the last input.', async () => {
  await show(<TwoInputsButton />);
  await page.getByRole('button', { name: 'Choose dates' }).click();
  await expect.element(page.getByRole('grid').first()).toBeVisible();
  await expect.element(group('Departure')).toBeVisible();
});

claim('a click on an input opens the popup, and so do :kbd[Enter] and :kbd[Space]', async () => {
  // Not the month: the label lies over it until it has moved up.
  const field = page.getByRole('spinbutton', { name: 'Day' }).first();
  for (const open of [
    () => field.click(),
    () => userEvent.keyboard('{Tab}{Enter}'),
    () => userEvent.keyboard('{Tab} '),
  ]) {
    const { unmount } = await showInProvider(
      <DesktopDateRangePicker slots={{ field: MultiInputDateRangeField }} />,
    );
    await expect.element(field).toBeVisible();
    await open();
    await expect.element(page.getByRole('grid').first()).toBeVisible();
    await unmount();
  }
});
