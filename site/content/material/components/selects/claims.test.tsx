import MenuItem from '@mui/material/MenuItem';
import NativeSelect from '@mui/material/NativeSelect';
import Select from '@mui/material/Select';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import AllergySelect from './demos/allergy-select.tsx';
import NativePriority from './demos/native-priority.tsx';
import RequiredReason from './demos/required-reason.tsx';
import UnitGroups from './demos/unit-groups.tsx';
import WardSelect from './demos/ward-select.tsx';

const box = () => page.getByRole('combobox');

claim("`native` renders the browser's own `<select>`.", async () => {
  await show(<NativePriority />);
  await expect.poll(() => document.querySelector('select')).not.toBeNull();
  await page.getByLabelText('Priority').selectOptions('urgent');
  await expect.element(page.getByRole('status')).toHaveTextContent('This ticket is urgent.');
});

claim('`NativeSelect` is the same element without it, so use that to save script.', async () => {
  await show(
    <NativeSelect inputProps={{ 'aria-label': 'Page size' }} defaultValue="10">
      <option value="10">10</option>
      <option value="25">25</option>
    </NativeSelect>,
  );
  await expect.element(page.getByLabelText('Page size')).toHaveValue('10');
  expect(document.querySelectorAll('select').length).toBe(1);
});

claim(
  'The field has the role `combobox`, the menu is a `listbox`, the items are `option`s.',
  async () => {
    await show(<WardSelect />);
    await box().click();
    await expect.element(page.getByRole('listbox')).toBeVisible();
    expect(page.getByRole('option').elements().length).toBeGreaterThan(2);
  },
);

claim('The menu stays open until people press :kbd[Esc] or click outside.', async () => {
  await show(<AllergySelect />);
  await box().click();
  await page.getByRole('option', { name: 'Eggs' }).click();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(box()).toHaveTextContent('Latex, Penicillin, Eggs');
});

claim('Anything else logs a warning in development.', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await show(
    <Select value="c" inputProps={{ 'aria-label': 'Letter' }}>
      <MenuItem value="a">A</MenuItem>
    </Select>,
  );
  await expect.poll(() => warn.mock.calls.flat().join(' ')).toContain('out-of-range value');
  warn.mockRestore();
});

claim('Put a `ListSubheader` between the items. It cannot be chosen.', async () => {
  await show(<UnitGroups />);
  await box().click();
  const group = document.querySelector('.MuiListSubheader-root');
  expect(group).not.toBeNull();
  const value = () => document.querySelector('[role=combobox]')?.textContent;
  const before = value();
  if (group) await userEvent.click(group);
  await expect.element(page.getByRole('listbox')).toBeVisible();
  expect(value()).toBe(before);
});

claim('opens the menu', async () => {
  await show(<WardSelect />);
  box().element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('listbox')).toBeVisible();
});

claim('A `TextField` with `select` takes `error` and `helperText` directly.', async () => {
  await show(<RequiredReason />);
  await page.getByRole('button', { name: 'Send back' }).click();
  await expect.element(page.getByText('Choose a reason, so that we can refund you')).toBeVisible();
  await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
});
