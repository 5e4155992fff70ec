import MenuItem from '@mui/material/MenuItem';
import NativeSelect from '@mui/material/NativeSelect';
import Select from '@mui/material/Select';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import AllergySelect from './demos/allergy-select.tsx';
import MenuWidth from './demos/menu-width.tsx';
import NativePriority from './demos/native-priority.tsx';
import OpenFromButton from './demos/open-from-button.tsx';
import OwnLook from './demos/own-look.tsx';
import RequiredReason from './demos/required-reason.tsx';
import SelectStates from './demos/select-states.tsx';
import SelectVariants from './demos/select-variants.tsx';
import TopicChips from './demos/topic-chips.tsx';
import TripForm from './demos/trip-form.tsx';
import UnitGroups from './demos/unit-groups.tsx';
import VehicleIcons from './demos/vehicle-icons.tsx';
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

const named = (name: RegExp | string) => page.getByRole('combobox', { name });

claim('`variant` and `size` belong on the `FormControl`, so that the label follows.', async () => {
  await show(<SelectVariants />);
  await expect.element(page.getByRole('combobox').first()).toBeVisible();
  const heights = [...document.querySelectorAll('.MuiOutlinedInput-root')].map(
    (root) => root.getBoundingClientRect().height,
  );
  expect(heights).toEqual([56, 40]);
});

claim('`readOnly` shows the value and can be focused, but the menu does not open.', async () => {
  await show(<SelectStates />);
  const office = named(/^Office/);
  office.element().focus();
  await expect.element(office).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await office.click();
  expect(page.getByRole('listbox').elements()).toHaveLength(0);
  await expect.element(named(/^Workshop/)).toHaveAttribute('aria-disabled', 'true');
});

claim('They only show the choice: a click on a chip opens the menu.', async () => {
  await show(<TopicChips />);
  await page.getByText('Science').click();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await page.getByRole('option', { name: 'Health' }).click();
  await expect.poll(() => document.querySelectorAll('.MuiChip-root').length).toBe(3);
});

claim('A closed select repeats the content of the chosen item.', async () => {
  const plain = await show(
    <Select defaultValue="bus" inputProps={{ 'aria-label': 'Vehicle' }}>
      <MenuItem value="bus">
        <b>Bus</b> 18 min
      </MenuItem>
    </Select>,
  );
  await expect.element(page.getByRole('combobox')).toHaveTextContent('Bus 18 min');
  await plain.unmount();
  await show(<VehicleIcons />);
  await expect.element(named(/^Way to work/)).toHaveTextContent('Bus');
  await named(/^Way to work/).click();
  await page.getByRole('option', { name: /Train/ }).click();
  await expect.element(named(/^Way to work/)).toHaveTextContent('Train');
});

claim('With a `name`, the select has a hidden `<input>` that holds the value', async () => {
  await show(<TripForm />);
  await named(/^Class/).click();
  await page.getByRole('option', { name: 'First class' }).click();
  await page.getByRole('button', { name: 'Find trains' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Sent: class=first');
});

claim('With `multiple`, the hidden input sends all values in one string with commas.', async () => {
  await show(
    <form aria-label="Order">
      <Select
        multiple
        name="days"
        defaultValue={['Monday', 'Friday']}
        inputProps={{ 'aria-label': 'Days' }}
      >
        <MenuItem value="Monday">Monday</MenuItem>
        <MenuItem value="Friday">Friday</MenuItem>
      </Select>
    </form>,
  );
  const form = document.querySelector('form');
  expect(form && new FormData(form).getAll('days')).toEqual(['Monday,Friday']);
});

claim('`autoWidth` sizes the menu by its items instead', async () => {
  await show(<MenuWidth />);
  await named(/^Age/).click();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  const menu = document.querySelector('.MuiMenu-paper');
  if (!(menu instanceof HTMLElement)) throw new Error('There is no menu.');
  expect(parseFloat(getComputedStyle(menu).minWidth)).toBeLessThan(90);
});

claim('Another control can open it then:', async () => {
  await show(<OpenFromButton />);
  await page.getByRole('button', { name: 'Change speed' }).click();
  await page.getByRole('option', { name: 'Fast' }).click();
  await expect.element(named(/^Speed/)).toHaveTextContent('Fast');
  await expect.poll(() => page.getByRole('listbox').elements().length).toBe(0);
});

claim('`input` replaces the field, `IconComponent` the arrow', async () => {
  await show(<OwnLook />);
  await expect.element(named(/Sort by/)).toBeVisible();
  expect(document.querySelector('[data-testid=ExpandMoreIcon]')).not.toBeNull();
  expect(document.querySelector('.MuiOutlinedInput-root')).toBeNull();
});

claim('A click on the label focuses the field, but does not open it.', async () => {
  await show(<MenuWidth />);
  document.querySelector('label')?.click();
  await expect.element(named(/^Age/)).toHaveFocus();
  expect(page.getByRole('listbox').elements()).toHaveLength(0);
});
