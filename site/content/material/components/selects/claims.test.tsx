import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select, { selectClasses } from '@mui/material/Select';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { commands } from 'vitest/browser';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
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
import text from './page.md?raw';

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

claim('It renders an `Input` in every variant', async () => {
  const options = <option value="10">10</option>;
  const plain = await show(
    <FormControl>
      <NativeSelect inputProps={{ 'aria-label': 'Page size' }}>{options}</NativeSelect>
    </FormControl>,
  );
  expect(document.querySelectorAll('.MuiInput-root')).toHaveLength(1);
  expect(document.querySelectorAll('.MuiOutlinedInput-root')).toHaveLength(0);
  await plain.unmount();
  await show(
    <NativeSelect input={<OutlinedInput />} inputProps={{ 'aria-label': 'Page size' }}>
      {options}
    </NativeSelect>,
  );
  expect(document.querySelectorAll('.MuiOutlinedInput-root')).toHaveLength(1);
});

claim('In this version, `slotProps.list` has no effect in `MenuProps`.', async () => {
  await show(
    <Select
      open
      value="a"
      inputProps={{ 'aria-label': 'Ward' }}
      MenuProps={{
        slotProps: { list: { className: 'by-slot' } },
        MenuListProps: { className: 'by-prop' },
      }}
    >
      <MenuItem value="a">Surgery</MenuItem>
    </Select>,
  );
  await expect.element(page.getByRole('listbox')).toBeVisible();
  expect(document.querySelectorAll('.by-slot')).toHaveLength(0);
  expect(document.querySelectorAll('.by-prop')).toHaveLength(1);
});

claim('`Select` imports the code of the menu in both cases.', async () => {
  const read = (file: string) => commands.readFile(`node_modules/@mui/material/esm/${file}`);
  expect(await read('Select/Select.js')).toMatch(/^import SelectInput from "\.\/SelectInput\.js"/m);
  expect(await read('Select/SelectInput.js')).toMatch(/^import Menu from /m);
  expect(await read('NativeSelect/NativeSelect.js')).not.toMatch(/^import (?:Menu|SelectInput) /m);
  expect(await read('NativeSelect/NativeSelectInput.js')).not.toMatch(/^import Menu /m);
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

claim(
  'The menu stays open until people press :kbd[Esc] or :kbd[Tab], or click outside.',
  async () => {
    await show(<AllergySelect />);
    await box().click();
    await page.getByRole('option', { name: 'Eggs' }).click();
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(box()).toHaveTextContent('Latex, Penicillin, Eggs');
    await box().click();
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await userEvent.tab();
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  },
);

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
  for (const key of ['{ArrowDown}', '{ArrowUp}', '{Enter}', ' ']) {
    box().element().focus();
    await userEvent.keyboard(key);
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  }
});

claim('chooses the option; :kbd[Space] does not', async () => {
  await show(<WardSelect />);
  await box().click();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: 'Neurology' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  expect(document.querySelector('[role=combobox]')?.textContent).toBe('Maternity');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(box()).toHaveTextContent('Neurology');
});

claim(
  'When a browser fills in the form, `onChange` gets the value of one option as a string instead of an array.',
  async () => {
    await show(<AllergySelect />);
    await expect.element(box()).toHaveTextContent('Latex, Penicillin');
    const hidden = document.querySelector<HTMLInputElement>('.MuiSelect-nativeInput');
    const fill = (text: string) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      if (hidden) set?.call(hidden, text);
      hidden?.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const shown = () => box().element().textContent;
    fill('Eggs');
    await expect.poll(shown).toBe('Eggs');
    fill('Eggs,Milk');
    fill('Milk');
    await expect.poll(shown).toBe('Milk');
  },
);

claim(
  'A screen reader still announces it as an option, because the select gives each of its children that role.',
  async () => {
    await show(<UnitGroups />);
    await box().click();
    await expect.element(page.getByRole('option', { name: 'Weight' })).toBeVisible();
  },
);

claim(
  'If such a select has a label, the label covers the text: set `shrink` on the `InputLabel`, or `slotProps={{ inputLabel: { shrink: true } }}` on a `TextField`.',
  async () => {
    const field = (shrink?: boolean) => (
      <FormControl>
        <InputLabel id="label" shrink={shrink}>
          Reviewer
        </InputLabel>
        <Select
          displayEmpty
          id="field"
          labelId="label"
          label="Reviewer"
          value=""
          renderValue={() => 'Nobody'}
        >
          <MenuItem value="Mei">Mei</MenuItem>
        </Select>
      </FormControl>
    );
    const label = () => document.querySelector('label')?.dataset['shrink'];
    const plain = await show(field());
    await expect.element(box()).toHaveTextContent('Nobody');
    expect(label()).toBe('false');
    await plain.unmount();
    const labeled = await show(field(true));
    await expect.poll(label).toBe('true');
    await labeled.unmount();
    await show(
      <TextField
        select
        label="Reviewer"
        value=""
        slotProps={{
          inputLabel: { shrink: true },
          select: { displayEmpty: true, renderValue: () => 'Nobody' },
        }}
      >
        <MenuItem value="Mei">Mei</MenuItem>
      </TextField>,
    );
    await expect.element(box()).toHaveTextContent('Nobody');
    expect(label()).toBe('true');
  },
);

claim('The outlined border needs nothing more: `displayEmpty` opens its gap.', async () => {
  const gap = () => document.querySelector('legend')?.getBoundingClientRect().width ?? 0;
  const field = (displayEmpty: boolean) => (
    <Select
      displayEmpty={displayEmpty}
      label="Reviewer"
      value=""
      inputProps={{ 'aria-label': 'Reviewer' }}
    >
      <MenuItem value="Mei">Mei</MenuItem>
    </Select>
  );
  const closed = await show(field(false));
  expect(gap()).toBeLessThan(1);
  await closed.unmount();
  await show(field(true));
  await expect.poll(gap).toBeGreaterThan(20);
});

claim('by default, their content is joined with commas', async () => {
  await show(
    <Select multiple defaultValue={['a', 'b']} inputProps={{ 'aria-label': 'Letters' }}>
      <MenuItem value="a">Ah</MenuItem>
      <MenuItem value="b">Bee</MenuItem>
    </Select>,
  );
  await expect.element(box()).toHaveTextContent('Ah, Bee');
});

claim('The browser checks `required` on it too.', async () => {
  await show(
    <form aria-label="Order">
      <Select required defaultValue="" inputProps={{ 'aria-label': 'Letter' }}>
        <MenuItem value="a">A</MenuItem>
      </Select>
    </form>,
  );
  await expect.element(box()).toBeVisible();
  expect(document.querySelector('form')?.checkValidity()).toBe(false);
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

claim(
  'A `readOnly` select shows its value and can be focused, but the menu does not open.',
  async () => {
    await show(<SelectStates />);
    const office = named(/^Office/);
    office.element().focus();
    await expect.element(office).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await office.click();
    expect(page.getByRole('listbox').elements()).toHaveLength(0);
    await expect.element(named(/^Workshop/)).toHaveAttribute('aria-disabled', 'true');
  },
);

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

claim(
  '`open`, `onOpen` and `onClose` control the menu, so another control can open it.',
  async () => {
    await show(<OpenFromButton />);
    await page.getByRole('button', { name: 'Change speed' }).click();
    await page.getByRole('option', { name: 'Fast' }).click();
    await expect.element(named(/^Speed/)).toHaveTextContent('Fast');
    await expect.poll(() => page.getByRole('listbox').elements().length).toBe(0);
  },
);

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

anatomy(text, 'Select', () =>
  show(
    <Select open value="a" inputProps={{ 'aria-label': 'Ward' }}>
      <MenuItem value="a">Surgery</MenuItem>
    </Select>,
  ),
);

claim(
  'the border of a focused field reads its color from `--mui-palette-primary-main`. Set the variable on the `FormControl`, and the label follows.',
  async () => {
    await show(
      <FormControl sx={{ minWidth: 120, '--mui-palette-primary-main': '#00695c' }}>
        <InputLabel>Page size</InputLabel>
        <Select label="Page size" defaultValue={20}>
          <MenuItem value={20}>20</MenuItem>
        </Select>
      </FormControl>,
    );
    await userEvent.keyboard('{Tab}');
    const style = (part: string) => {
      const element = document.querySelector(part);
      if (!element) throw new Error(`There is no ${part}.`);
      return getComputedStyle(element);
    };
    await expect
      .poll(() => style('.MuiOutlinedInput-notchedOutline').borderTopColor)
      .toBe('rgb(0, 105, 92)');
    await expect.poll(() => style('.MuiInputLabel-root').color).toBe('rgb(0, 105, 92)');
  },
);

claim('The menu is outside of it and keeps the color of the page.', async () => {
  await show(
    <FormControl sx={{ '--mui-palette-primary-main': '#00695c' }}>
      <Select defaultValue={20} inputProps={{ 'aria-label': 'Page size' }}>
        <MenuItem value={20}>20</MenuItem>
      </Select>
    </FormControl>,
  );
  await box().click();
  const color = getComputedStyle(page.getByRole('option').element()).getPropertyValue(
    '--mui-palette-primary-main',
  );
  expect(color).toBe('#1976d2');
});

claim('moves to the first or the last option', async () => {
  await show(<WardSelect />);
  await userEvent.keyboard('{Tab}{Enter}');
  const options = page.getByRole('option');
  await expect.element(options.first()).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect.element(options.last()).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(options.first()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(options.nth(1)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(options.first()).toHaveFocus();
});

claim('moves to the next option that starts with it', async () => {
  await show(<WardSelect />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('n');
  await expect.element(page.getByRole('option', { name: 'Neurology' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

claim('`styled(Select)` does the same for a select that you reuse', async () => {
  const icon = `& .${selectClasses.icon}`;
  const TealSelect = styled(Select)({ [icon]: { color: 'rgb(0, 105, 92)' } });
  await show(
    <>
      <Select
        value={20}
        inputProps={{ 'aria-label': 'One' }}
        sx={{ [icon]: { color: 'rgb(1, 2, 3)' } }}
      >
        <MenuItem value={20}>20</MenuItem>
      </Select>
      <TealSelect value={20} inputProps={{ 'aria-label': 'Many' }}>
        <MenuItem value={20}>20</MenuItem>
      </TealSelect>
    </>,
  );
  const colors = [...document.querySelectorAll('.MuiSelect-icon')].map(
    (arrow) => getComputedStyle(arrow).color,
  );
  expect(colors).toEqual(['rgb(1, 2, 3)', 'rgb(0, 105, 92)']);
});
