import dayjs from 'dayjs';
import { Component, type ReactNode } from 'react';
import TextField from '@mui/material/TextField';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import Adornments from './demos/adornments.tsx';
import AutocompleteField from './demos/autocomplete-field.tsx';
import ButtonAsField from './demos/button-as-field.tsx';
import ButtonRange from './demos/button-range.tsx';
import DayStepper from './demos/day-stepper.tsx';
import FormatDensity from './demos/format-density.tsx';
import MaskedInput from './demos/masked-input.tsx';
import MaterialTextField from './demos/material-text-field.tsx';
import NativeInput from './demos/native-input.tsx';
import OwnTextField from './demos/own-text-field.tsx';
import RangeInputs from './demos/range-inputs.tsx';
import ReadOnlyInput from './demos/read-only-input.tsx';
import TwoFieldHook from './demos/two-field-hook.tsx';
import WeekdayHint from './demos/weekday-hint.tsx';

function showInProvider(children: ReactNode) {
  return show(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const group = (name: string) => page.getByRole('group', { name, exact: true });
const day = (name: string) => page.getByRole('gridcell', { name, exact: true }).first();
const due = dayjs('2026-03-17');

claim('`openPickerButtonPosition` moves the button to the start.', async () => {
  await show(<Adornments />);
  const month = group('Pickup').getByRole('spinbutton', { name: 'Month' }).element();
  const open = group('Pickup')
    .getByRole('button', { name: /^Choose date/ })
    .element();
  expect(open.getBoundingClientRect().right).toBeLessThanOrEqual(
    month.getBoundingClientRect().left,
  );
});

claim('An `endAdornment` in `InputProps` replaces the button that opens the picker', async () => {
  await showInProvider(
    <DatePicker
      label="Due"
      slotProps={{ textField: { InputProps: { endAdornment: <span>UTC</span> } } }}
    />,
  );
  await expect.element(page.getByText('UTC')).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

claim('`formatDensity="spacious"` adds spaces around the separators.', async () => {
  await show(<FormatDensity />);
  await expect.element(group('Dense')).toMatchTextContent('06/05/1998');
  await expect.element(group('Spacious')).toMatchTextContent('06 / 05 / 1998');
});

claim('`dateSeparator` is the text between the start and the end of a range.', async () => {
  await show(<RangeInputs />);
  await expect.element(group('Exhibition')).toMatchTextContent('03/06/2026 to 05/31/2026');
  await expect.element(group('Opening')).toBeVisible();
  await expect.element(group('Last day')).toBeVisible();
});

claim('`MuiDateField` also applies to the field inside a Date Picker.', async () => {
  const theme = createTheme({
    components: { MuiDateField: { defaultProps: { clearable: true } } },
  });
  await showInProvider(
    <ThemeProvider theme={theme}>
      <DatePicker label="Due" defaultValue={due} />
    </ThemeProvider>,
  );
  await expect.element(button('Clear')).toBeInTheDocument();
});

claim('read the state of the picker with `usePickerContext`', async () => {
  await show(<WeekdayHint />);
  await expect.element(page.getByText('Saturday')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Day' }).click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByText('Sunday')).toBeVisible();
});

claim('`setValue` changes the value', async () => {
  await show(<DayStepper />);
  await button('Next day').click();
  await button('Next day').click();
  await expect.element(group('Shift plan for')).toMatchTextContent('03/01/2026');
});

class Boundary extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message ? <p>{this.state.message}</p> : this.props.children;
  }
}

claim('Without it, the field throws an error.', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await showInProvider(
    <Boundary>
      <DatePicker slots={{ textField: TextField }} />
    </Boundary>,
  );
  await expect.element(page.getByText(/enableAccessibleFieldDOMStructure=\{false\}/)).toBeVisible();
});

claim('Screen readers then announce one text box instead of the sections.', async () => {
  await show(<MaterialTextField />);
  await expect
    .element(page.getByRole('textbox', { name: 'Policy starts on' }))
    .toHaveValue('09/01/2026');
  expect(page.getByRole('spinbutton').elements()).toHaveLength(0);
});

claim('Use `PickersSectionList` to render the sections in your own design.', async () => {
  await show(<OwnTextField />);
  await page.getByRole('spinbutton', { name: 'Day' }).click();
  await userEvent.keyboard('21');
  await expect.element(group('Tasting date')).toMatchTextContent('11/21/2026');
  await button(/^Choose date/).click();
  await day('25').click();
  await expect.element(group('Tasting date')).toMatchTextContent('11/25/2026');
});

claim('A field in the `field` slot can be anything.', async () => {
  await show(<ButtonAsField />);
  await button('Showing: Jul 18, 2026').click();
  await day('24').click();
  await expect.element(button('Showing: Jul 24, 2026')).toBeVisible();
});

claim('It tells the picker that one element shows the whole range', async () => {
  await show(<ButtonRange />);
  await button('Occupancy: Aug 1 – Aug 14').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

function Plain() {
  const { setOpen, triggerRef } = usePickerContext();
  return (
    <button type="button" ref={triggerRef} onClick={() => setOpen(true)}>
      Open
    </button>
  );
}

claim('without it, the popup has the role `tooltip` and does not take the focus', async () => {
  await showInProvider(
    <DesktopDateRangePicker defaultValue={[due, due]} slots={{ field: Plain }} />,
  );
  await button('Open').click();
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  await expect.element(button('Open')).toHaveFocus();
});

claim('`useValidation` tells you whether the value is valid', async () => {
  await show(<ReadOnlyInput />);
  const input = page.getByRole('textbox', { name: 'Collection day' });
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await input.click();
  await day('20').click();
  await expect.element(input).toHaveValue('03/20/2026');
  await expect.element(input).toHaveAttribute('aria-invalid', 'false');
});

claim('While the text is incomplete, it shows what people typed.', async () => {
  await show(<MaskedInput />);
  const input = page.getByRole('textbox', { name: 'Vaccinated on' });
  await input.click();
  await userEvent.keyboard('03172026');
  await expect.element(input).toHaveValue('03/17/2026');
  await userEvent.keyboard('{Backspace}');
  await expect.element(input).toHaveValue('03/17/202');
  await userEvent.keyboard('6');
  await button('Open the calendar').click();
  await day('25').click();
  await expect.element(input).toHaveValue('03/25/2026');
});

claim('A button still opens the popup.', async () => {
  await show(<NativeInput />);
  const input = page.getByLabelText('Boiler check');
  await expect.element(input).toHaveValue('2026-10-02');
  await button('Open the calendar').click();
  await day('9').click();
  await expect.element(input).toHaveValue('2026-10-09');
});

claim('let people choose from a list instead of a calendar', async () => {
  await show(<AutocompleteField />);
  const input = page.getByRole('combobox', { name: 'Concert' });
  await input.click();
  await page.getByRole('option', { name: 'Friday, November 13' }).click();
  await expect.element(input).toHaveValue('Friday, November 13');
});

claim('`unstable_useMultiInputRangeField` returns the props of both text fields.', async () => {
  await show(<TwoFieldHook />);
  await expect.element(group('Leave from')).toMatchTextContent('07/06/2026');
  await group('Back on').getByRole('spinbutton', { name: 'Day' }).click();
  await userEvent.keyboard('30');
  await expect.element(group('Back on')).toMatchTextContent('07/30/2026');
});

claim('So does a `startAdornment` when the buttons are at the start.', async () => {
  await showInProvider(
    <DatePicker
      label="Due"
      defaultValue={due}
      slotProps={{
        field: { clearable: true, clearButtonPosition: 'start', openPickerButtonPosition: 'start' },
        textField: { InputProps: { startAdornment: <span>UTC</span> } },
      }}
    />,
  );
  await expect.element(page.getByText('UTC')).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});
