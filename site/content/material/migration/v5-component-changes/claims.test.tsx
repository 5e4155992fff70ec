import AccordionDetails from '@mui/material/AccordionDetails';
import AppBar from '@mui/material/AppBar';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import Rating from '@mui/material/Rating';
import Select from '@mui/material/Select';
import Slider from '@mui/material/Slider';
import Snackbar from '@mui/material/Snackbar';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { forwardRef, type ComponentProps } from 'react';
import { claim, expect, page, show, userEvent, vi } from '#claims';

const has = (selector: string) => document.querySelector(selector) !== null;

claim('No error tells you about these.', async () => {
  await show(
    <ThemeProvider theme={createTheme()}>
      <Button>Save</Button>
      <Checkbox />
      <Radio />
      <Switch />
      <Tabs value={0}>
        <Tab label="Score" />
      </Tabs>
      <Snackbar open message="Saved" />
      <IconButton aria-label="Delete" />
      <Rating name="score" />
    </ThemeProvider>,
  );
  expect(has('.MuiButton-colorPrimary')).toBe(true);
  expect(has('.MuiCheckbox-colorPrimary')).toBe(true);
  expect(has('.MuiRadio-colorPrimary')).toBe(true);
  expect(has('.MuiSwitch-colorPrimary')).toBe(true);
  expect(has('.MuiTab-textColorPrimary')).toBe(true);
  expect(has('.MuiRating-iconEmpty [data-testid="StarBorderIcon"]')).toBe(true);
  await expect.poll(() => has('.MuiSnackbar-anchorOriginBottomLeft')).toBe(true);
  const button = page.getByRole('button', { name: 'Delete' }).element();
  expect(getComputedStyle(button).padding).toBe('8px');
});

claim('They no longer contain an `IconButton`.', async () => {
  await show(
    <>
      <Checkbox />
      <Radio />
      <Switch />
    </>,
  );
  for (const name of ['MuiCheckbox-root', 'MuiRadio-root', 'MuiSwitch-switchBase'])
    expect(has(`.${name}`)).toBe(true);
  expect(has('.MuiIconButton-root')).toBe(false);
});

claim('`size="large"` has 12 pixels, and larger icons.', async () => {
  await show(
    <ThemeProvider theme={createTheme()}>
      <IconButton aria-label="Medium" />
      <IconButton aria-label="Large" size="large" />
    </ThemeProvider>,
  );
  const style = (name: string) => getComputedStyle(page.getByRole('button', { name }).element());
  expect(style('Large').padding).toBe('12px');
  expect(Number.parseFloat(style('Large').fontSize)).toBeGreaterThan(
    Number.parseFloat(style('Medium').fontSize),
  );
});

claim('In dark mode, a bar with `color="primary"` is dark gray.', async () => {
  await show(
    <ThemeProvider theme={createTheme({ palette: { mode: 'dark' } })}>
      <AppBar position="static" data-testid="gray" />
      <AppBar position="static" enableColorOnDark data-testid="blue" />
    </ThemeProvider>,
  );
  const color = (id: string) => getComputedStyle(page.getByTestId(id).element()).backgroundColor;
  expect(color('gray')).toBe('rgb(18, 18, 18)');
  expect(color('blue')).toBe('rgb(144, 202, 249)');
});

claim('You now render the whole list item, not only its content.', async () => {
  await show(
    <Autocomplete
      open
      options={['Alto']}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          <strong>{option}</strong>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Singer" />}
    />,
  );
  await expect.element(page.getByRole('option', { name: 'Alto' })).toBeVisible();
  expect(page.getByRole('option').elements()).toHaveLength(1);
});

claim('It is gone: content is a direct child of the button.', async () => {
  await show(
    <Button>
      <b>Save</b>
    </Button>,
  );
  expect(page.getByText('Save').element().parentElement).toBe(page.getByRole('button').element());
});

claim('so a click on the backdrop closes the dialog until you add the condition.', async () => {
  const onClose = vi.fn();
  await show(
    <Dialog open onClose={onClose} disableEscapeKeyDown>
      Consent
    </Dialog>,
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(page.elementLocator(document.body), { position: { x: 5, y: 5 } });
  await expect.poll(() => onClose.mock.calls[0]?.[1]).toBe('backdropClick');
});

claim('The line is a border.', async () => {
  await show(<Divider />);
  const style = getComputedStyle(page.getByRole('separator').element());
  expect(style.borderBottomStyle).toBe('solid');
  expect(style.backgroundColor).toBe('rgba(0, 0, 0, 0)');
});

claim('Its classes are only `MuiMenuItem-*`', async () => {
  await show(
    <MenuList>
      <MenuItem>Open</MenuItem>
    </MenuList>,
  );
  expect(has('.MuiMenuItem-root')).toBe(true);
  expect(has('.MuiListItem-root')).toBe(false);
});

claim('Now `rows` fixes the height: write `minRows` and `maxRows` if it should grow.', async () => {
  await show(
    <>
      <TextField multiline rows={2} label="Fixed" defaultValue={'a\nb\nc\nd\ne'} />
      <TextField multiline minRows={2} maxRows={6} label="Grows" defaultValue={'a\nb\nc\nd\ne'} />
    </>,
  );
  const height = (name: string) =>
    page.getByRole('textbox', { name }).element().getBoundingClientRect().height;
  await expect.poll(() => height('Grows')).toBeGreaterThan(height('Fixed') * 2);
});

claim('The root is a `<div>` without background and padding.', async () => {
  await show(
    <Stepper data-testid="stepper">
      <Step>
        <StepLabel>One</StepLabel>
      </Step>
    </Stepper>,
  );
  const root = page.getByTestId('stepper').element();
  expect(root.tagName).toBe('DIV');
  expect(root.classList.contains('MuiPaper-root')).toBe(false);
  expect(getComputedStyle(root).padding).toBe('0px');
});

claim('Set them on `Step`. The icon still gets its state from the `StepLabel`.', async () => {
  await show(
    <Stepper>
      <Step>
        <StepLabel>Plain</StepLabel>
      </Step>
      <Step completed>
        <StepLabel>Done</StepLabel>
      </Step>
    </Stepper>,
  );
  await expect.element(page.getByText('Done')).toHaveClass('Mui-completed');
  const done = page.getByText('Done').element().closest('.MuiStep-root');
  expect(done?.querySelector('svg')?.getAttribute('data-testid')).toBe('CheckCircleIcon');
});

claim('Tooltips stay open while the pointer is over them.', async () => {
  await show(
    <div style={{ padding: 80 }}>
      <Tooltip title="Low tide">
        <button>Tide</button>
      </Tooltip>
    </div>,
  );
  await page.getByRole('button').hover();
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  expect(has('.MuiTooltip-popperInteractive')).toBe(true);
  await page.getByRole('tooltip').hover();
  await expect.element(page.getByRole('tooltip')).toBeVisible();
});

claim('and `onChange` has a third parameter, the active thumb.', async () => {
  const onChange = vi.fn();
  await show(
    <Slider getAriaLabel={(index) => `Thumb ${index}`} value={[2, 8]} onChange={onChange} />,
  );
  page.getByRole('slider', { name: 'Thumb 1' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  const [event, value, thumb] = onChange.mock.calls[0] ?? [];
  expect(event).toBeInstanceOf(Event);
  expect([value, thumb]).toEqual([[2, 9], 1]);
});

claim('### variant="srOnly" → visuallyHidden', async () => {
  await show(<Typography sx={visuallyHidden}>3 new messages</Typography>);
  const box = page.getByText('3 new messages').element().getBoundingClientRect();
  expect(box.width).toBeLessThanOrEqual(1);
});

claim('Now they are a block, so children fill the width and stack.', async () => {
  await show(
    <>
      <AccordionDetails>Plain</AccordionDetails>
      <AccordionDetails sx={{ display: 'flex' }}>Row</AccordionDetails>
    </>,
  );
  const display = (text: string) => getComputedStyle(page.getByText(text).element()).display;
  expect(display('Plain')).toBe('block');
  expect(display('Row')).toBe('flex');
});

claim('The highlighted option has the class `Mui-focused`.', async () => {
  await show(
    <Autocomplete
      options={['Alto', 'Tenor']}
      renderInput={(params) => <TextField {...params} label="Voice" />}
    />,
  );
  await page.getByRole('combobox').click();
  await userEvent.keyboard('{ArrowDown}');
  await expect
    .poll(() => document.querySelector('.Mui-focused[role=option]')?.textContent)
    .toBe('Alto');
  expect(has('[data-focus]')).toBe(false);
});

claim('A custom `inputComponent` receives a `ref` like any other component.', async () => {
  const PhoneInput = forwardRef<HTMLInputElement, ComponentProps<'input'>>((props, ref) => (
    <input {...props} ref={ref} type="tel" />
  ));
  PhoneInput.displayName = 'PhoneInput';
  const inputRef = vi.fn();
  await show(
    <OutlinedInput
      inputComponent={PhoneInput}
      inputRef={inputRef}
      inputProps={{ 'aria-label': 'Phone' }}
    />,
  );
  expect(inputRef.mock.calls[0]?.[0]).toBe(page.getByRole('textbox').element());
});

claim('Small inputs come from `size="small"`, and their classes follow.', async () => {
  await show(<TextField label="Voice" size="small" />);
  expect(has('.MuiInputBase-sizeSmall')).toBe(true);
  expect(has('.MuiInputBase-inputSizeSmall')).toBe(true);
  expect(has('.MuiInputLabel-sizeSmall')).toBe(true);
});

claim('The class `selectMenu` is gone. Style `select`, which is on the same element:', async () => {
  await show(
    <Select value="alto" inputProps={{ 'aria-label': 'Voice' }}>
      <MenuItem value="alto">Alto</MenuItem>
    </Select>,
  );
  await expect.element(page.getByRole('combobox')).toHaveClass('MuiSelect-select');
  expect(has('.MuiSelect-selectMenu')).toBe(false);
});
